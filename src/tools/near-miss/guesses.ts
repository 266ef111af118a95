/** The guesses, likeliest first. Each says what is different about the pattern that it read. */
import { quoteInSentence, quoteName } from '../../quote.ts';
import { splitPattern } from '../pattern-text.ts';
import {
  atAnyDepth,
  type Doubtful,
  type Guess,
  respell,
  withoutFirstDirectories,
  withoutRepeatedPath,
} from './guess.ts';
import { withLiteralNames } from './literal-names.ts';
import { asAlternatives, readPatternList } from './pattern-list.ts';
import { globOf } from './regular-expression.ts';

type Guesser = (doubtful: Doubtful) => Guess | undefined;

/** A guess at another spelling, unless that can't be. */
function spelling(
  doubtful: Doubtful,
  spelt: string | undefined,
  rest: Omit<Guess, 'pattern'>,
): Guess | undefined {
  if (spelt === undefined || spelt === doubtful.spelt) return undefined;
  const pattern = respell(spelt, doubtful);
  return pattern === undefined ? undefined : { ...rest, pattern };
}

const literalName: Guesser = ({ request }) => {
  const pattern = withLiteralNames(request.pattern);
  return pattern === undefined
    ? undefined
    : {
        code: 'literal-name',
        pattern,
        lead: 'No match: brackets and braces have a meaning in a pattern. Taken as part of the name,',
        tail: 'Write \\ in front of those.',
      };
};

/** Straight ones, backticks, and those that a text processor makes. */
export const QUOTES: RegExp = /["'`\u2018\u2019\u201c\u201d]/g;

const strayQuote: Guesser = (doubtful) =>
  spelling(doubtful, doubtful.spelt.replace(QUOTES, ''), {
    code: 'stray-quote',
    lead: 'No match: the quotes are part of the pattern. Without them,',
  });

const repeatedPath: Guesser = (doubtful) => {
  const found = withoutRepeatedPath(doubtful);
  if (found === undefined) return undefined;
  const repeated = `${quoteInSentence(found.names.join('/'))}/`;
  const named = repeated.length > 80 ? 'the end of its path' : `the end of its path, ${repeated}`;
  return {
    code: 'path-repeated',
    pattern: found.pattern,
    lead: `No match: the pattern starts at the search root, and repeats ${named}. Without that,`,
  };
};

const SEVERAL = {
  comma: 'a comma separates alternatives in braces alone',
  space: 'a space is part of the pattern and separates nothing',
  json: 'pattern is one pattern as plain text, not a JSON array',
} as const;

const patternList: Guesser = (doubtful) => {
  const list = readPatternList(doubtful.spelt);
  if (list === undefined || list.patterns.length === 0) return undefined;
  const alternatives = asAlternatives(list.patterns);
  // The model's own words, ready to be sent again: quotes around them would be sent too.
  const named = quoteName(alternatives);
  return spelling(doubtful, alternatives, {
    code: 'pattern-list',
    lead: `No match: ${SEVERAL[list.separator]}. As ${named.length > 80 ? 'alternatives in braces' : named},`,
  });
};

const edgeSpace: Guesser = (doubtful) =>
  spelling(doubtful, doubtful.spelt.trim(), {
    code: 'edge-space',
    lead: 'No match: the space at the start is part of the pattern. Without it,',
  });

/** On POSIX: with `\` in it, or a drive in front. */
const separator: Guesser = (doubtful) => {
  const { spelt, ground } = doubtful;
  if (ground.style.sep !== '/') return undefined;
  const bare = spelt.replace(/^[A-Za-z]:(?=[\\/])/, '');
  const why = spelt.includes('\\')
    ? '\\ takes the meaning from the character after it'
    : 'paths have no drive letter here';
  return spelling(doubtful, bare.replace(/\\(?![[\]{}!#,\s])/g, '/'), {
    code: 'separator',
    lead: `No match: ${why}. ${spelt.includes('\\') ? 'With / instead,' : 'Without it,'}`,
  });
};

const regularExpression: Guesser = (doubtful) => {
  const glob = globOf(doubtful.spelt);
  const named = quoteName(glob ?? '');
  return spelling(doubtful, glob, {
    code: 'regular-expression',
    lead: `No match: the pattern is a glob, not a regular expression. As ${named.length > 80 ? 'a glob' : named},`,
  });
};

/** Slips of the pen. */
export const SLIPS: readonly Guesser[] = [
  literalName,
  strayQuote,
  repeatedPath,
  patternList,
  edgeSpace,
  separator,
  regularExpression,
];

/** A name without an ending is often a part of one. */
const partOfName: Guesser = ({ request }) => {
  const segments = splitPattern(request.pattern);
  const last = segments.at(-1);
  if (last?.literal === undefined || !/^\.?[^.]+$/.test(last.literal)) return undefined;
  const pattern = [...segments.slice(0, -1).map(({ text }) => text), `*${last.text}*`].join('/');
  return {
    code: 'part-of-name',
    pattern,
    lead: 'No match: a pattern means the whole name. With * on both sides of the name,',
  };
};

const deeper: Guesser = (doubtful) => {
  const pattern = atAnyDepth(doubtful.request.pattern);
  return {
    code: 'deeper',
    pattern,
    lead: `No match: a pattern with a / in it starts at the search root. ${asWritten(doubtful, pattern)},`,
  };
};

/** How to write the pattern at any depth: in front of a `..`, or of what is absolute, a wildcard would be refused or mean another place. */
function asWritten(doubtful: Doubtful, pattern: string): string {
  const { spelt } = doubtful;
  const works = (again: string): boolean => respell(again, doubtful) === pattern;
  if (works(`**/${spelt}`)) return 'With **/ in front';
  const [start = ''] = /^(?:\.{0,2}\/)*/.exec(spelt) ?? [];
  const again = [`${start}**/${spelt.slice(start.length)}`, pattern].find(works);
  return again === undefined || again.length > 80 ? 'At any depth' : `As ${quoteName(again)}`;
}

/** A path as it would be seen from further up, or on another machine. */
const shallower: Guesser = (doubtful) => {
  const pattern = withoutFirstDirectories(doubtful);
  return pattern === undefined
    ? undefined
    : {
        code: 'shallower',
        pattern,
        lead: 'No match: a pattern with a / in it starts at the search root. Without its first directories,',
      };
};

/** Said only where there is nothing better to say. */
export const LAST_RESORTS: readonly Guesser[] = [deeper, shallower, partOfName];
