/**
 * What bash and JavaScript globs have and this dialect lacks. Such a pattern
 * is read by picomatch as a second opinion, and only then: picomatch builds a
 * backtracking expression, so that it is loaded when first needed and given
 * no more than it can do in a few milliseconds.
 */
import type { PicomatchOptions } from 'picomatch';
import type { Reading } from './reading.ts';

/** Syntax that means something else here. */
export interface ForeignSyntax {
  /** The part of the pattern that has it. */
  readonly part: string;
  /** A sentence on what to write here. */
  readonly advice: string;
}

const SYNTAX: readonly (readonly [part: RegExp, advice: string])[] = [
  [/!\([^()]*\)?/, 'There is no such negation here; say what to find.'],
  [/[?*+@]\([^()]*\)?/, 'Write {a,b} for alternatives.'],
  [/\([^()]*\|[^()]*\)/, 'Write {a,b} for alternatives.'],
  [/\{[^{},]*\.\.[^{},]*\}/, 'Write {1,2,3} for numbers, [a-c] for letters.'],
  [/\[[!^]?\[:\w*:?\]?\]?/, 'Write [a-zA-Z] for letters, [0-9] for digits.'],
  [
    /\{(?:,[^{}]*|[^{}]*,|[^{}]*,,[^{}]*)\}/,
    'A branch cannot be empty here; write what is in front into each branch.',
  ],
];

/** Code units of a pattern that is looked at: no one writes longer ones by hand. */
const LENGTH = 400;

export function foreignSyntaxOf(pattern: string): ForeignSyntax | undefined {
  if (pattern.length > LENGTH) return undefined;
  for (const [syntax, advice] of SYNTAX) {
    const part = syntax.exec(pattern)?.[0];
    if (part !== undefined) return { part, advice };
  }
  return undefined;
}

/** By how many repetitions a pattern has: code units of a path that take ten milliseconds at the worst. More are too many. */
const LONGEST: readonly number[] = [4096, 1500, 500, 125];

/** Groups of alternatives. */
const GROUPS = 4;

/** A repeated group with anything in it that could be matched in more than one way, and groups in groups. */
const AMBIGUOUS = /[*+]\([^()]*[*?+{[]|\([^()]*\(|[)}]\+/;

/** How picomatch reads the pattern. Undefined where that could take too long, or where it can't. */
export async function secondOpinion(pattern: string): Promise<Reading | undefined> {
  const repetitions = pattern.match(/\*+|\+|!\(/g)?.length ?? 0;
  const groups = pattern.match(/[({]/g)?.length ?? 0;
  const longest = LONGEST[repetitions];
  if (longest === undefined || groups > GROUPS || pattern.length > LENGTH) return undefined;
  if (AMBIGUOUS.test(pattern)) return undefined;
  try {
    const { default: picomatch } = await import('picomatch');
    // As in this dialect: without a slash at any depth, with a leading one from the root.
    const anchored = pattern.includes('/') ? pattern.replace(/^\//, '') : `**/${pattern}`;
    const isMatch = picomatch(anchored, OPTIONS);
    return {
      // An expression can't be asked in the middle of a path: the state is the path so far.
      start: '',
      matches: (directory, name) => {
        const path = (directory as string) + name;
        return path.length <= longest && isMatch(path);
      },
      enter: (directory, name) => `${(directory as string) + name}/`,
    };
  } catch {
    return undefined;
  }
}

const OPTIONS: PicomatchOptions = {
  dot: true,
  posix: true,
  nonegate: true,
  // picomatch itself knows ranges of one character.
  expandRange: (...bounds: readonly (string | PicomatchOptions)[]) =>
    rangeOf(bounds.filter((bound) => typeof bound === 'string')),
};

/** Members of a range: as many as someone would count out. */
const MEMBERS = 200;

/** `1..10`, `01..10`, `a..e`, with a step or without, as a group of an expression. */
function rangeOf([from = '', to = '', by = '1']: readonly string[]): string {
  const isLetters = /^[A-Za-z]$/.test(from) && /^[A-Za-z]$/.test(to);
  if (!isLetters && !(/^-?\d{1,9}$/.test(from) && /^-?\d{1,9}$/.test(to)))
    return `${escaped(from)}\\.\\.${escaped(to)}`;
  const width = /^-?0\d/.test(from) || /^-?0\d/.test(to) ? Math.max(from.length, to.length) : 0;
  const [low, high] = isLetters ? [from.charCodeAt(0), to.charCodeAt(0)] : [Number(from), Number(to)];
  const step = Math.max(1, Math.abs(Number(by)) || 1);
  const members: string[] = [];
  for (let value = low; members.length < MEMBERS; value += low <= high ? step : -step) {
    if (low <= high ? value > high : value < high) break;
    members.push(isLetters ? String.fromCharCode(value) : String(value).padStart(width, '0'));
  }
  return `(?:${members.join('|')})`;
}

function escaped(text: string): string {
  return text.replace(/\W/g, '\\$&');
}
