/** Random lines of ignore files: built from paths that exist, then bent, so that many of them match. */
import type { Random } from '../support/random.ts';

/** One line for a file whose directory holds `paths`, which are relative to it. */
export type LineMaker = (random: Random, paths: readonly string[]) => string;

/** All that git's grammar has, and what looks like it. */
export const trickyLine: LineMaker = (random, paths) => {
  if (random.below(12) === 0) return random.pick(ODD_LINES);
  let line = someOf(random, paths);
  const shape = random.below(12);
  if (shape === 0) line = soup(random);
  else if (shape < 3) line = joined(random, paths);
  else if (shape === 3) line = quoted(line);
  else if (shape < 8) line = bentOnce(random, line);
  else line = bent(random, line, bendTricky);
  if (random.below(4) === 0) line = random.pick(['/', '**/', '/**/', '*/', '**', '\\', ' ', './']) + line;
  if (random.below(4) === 0)
    line += random.pick(['/', '/', '/**', '/*', '**', '*', ' ', '\\ ', '\t', '\\', '\r', '/ ', '\0x']);
  return random.below(4) === 0 ? `!${line}` : line;
};

/** What git and ripgrep read alike: no braces, no classes, no escapes, no edge spaces, `**` between slashes alone. */
export const plainLine: LineMaker = (random, paths) => {
  let line = bent(random, someOf(random, paths), bendPlain);
  if (random.below(4) === 0) line = random.pick(['/', '**/', '*/']) + line;
  if (random.below(4) === 0) line += random.pick(['/', '/', '/**', '/*', '*']);
  // Glued to text, `**` means one thing to git and another to ripgrep.
  line = line.replaceAll(/\*\*+/g, (run, at: number) => {
    const before = line[at - 1] ?? '/';
    const after = line[at + run.length] ?? '/';
    return run === '**' && before === '/' && after === '/' ? run : '*';
  });
  return random.below(3) === 0 ? `!${line}` : line;
};

const ODD_LINES = [
  '', '#a', '\\#a', '!', '!!a', '\\!a', '!\\!a', '/', '//', '**', '*', '!*', '!*/', '*/', '**/', '/**', '/**/', '.*', '!.*',
  '\ufeffa', 'a\0b', '\r', ' ', '\t', '[', '[]', '[!]', '[a', '[[:alpha:]', '[[:nope:]]', '\\', '!/', './a', '../a', 'a//b',
  '{a,b}', '*.{a,b}', '***', '!**/', '/*/', '/*', '?', '??', '[!a]', '[^b]*', '[a-]', '[]-a]', '[!/]', 'a/**b', '**/**', '**a**',
] as const; // biome-ignore format: a list of oddities

const SOUP = [
  'a', 'b', 'ab', '.', 'é', ' ', '-', '*', '**', '***', '?', '/', '/', '\\', '[', ']', '!', '^', '{', ',', '}', '[ab]', '[!a]', '[^b]',
  '[a-c]', '[c-a]', '[]a]', '[!]a]', '[a-]', '[-a]', '[\\]]', '[\\a-\\c]', '[[:alpha:]]', '[![:alnum:]]', '[[:punct:]a]', '[[:x:]]',
  '[[:', '[a[:digit:]-z]', '[/]', '[!/]', '[a/b]', '[+-0]', '[[:digit:]-z]', '[[:x:]a]', '[a-b-d]', '[ -\\~]', '\\*', '\\?', '\\[', '\\/', '\\a', '\t', '#', '\udcff', '\udcc3',
] as const; // biome-ignore format: a list of pieces

function soup(random: Random): string {
  return Array.from({ length: 1 + random.below(5) }, () => random.pick(SOUP)).join('');
}

/** A path, the end of one, or its beginning. */
function someOf(random: Random, paths: readonly string[]): string {
  const segments = (paths.length === 0 ? 'a' : random.pick(paths)).split('/');
  const from = random.below(segments.length);
  switch (random.below(4)) {
    case 0:
      return segments[from] as string;
    case 1:
      return segments.slice(from).join('/');
    default:
      return segments.slice(0, from + 1).join('/');
  }
}

/** What may stand between two names of a path: some of it crosses directories, some matches a slash, some only looks so. */
// biome-ignore format: a list
const JOINTS = [
  '**/', '/**/', '**/', '**', '/**\\/', '/**\\/', '**\\/', '\\/', '?', '*', '[!x]', '[/]', '[.-0]', '*/', '/***/', '?**/',
] as const;

/** The beginning of a path and a later name of it, joined: `/a**\/c` for `ab/b/c`. */
function joined(random: Random, paths: readonly string[]): string {
  const deep = paths.filter((path) => path.includes('/'));
  const segments = (deep.length === 0 ? 'a/b' : random.pick(deep)).split('/');
  const from = random.below(segments.length - 1);
  const to = from + 1 + random.below(segments.length - 1 - from);
  const start = [...segments.slice(0, from + 1).join('/')];
  const cut = random.below(3) === 0 ? start.slice(0, -1) : start;
  return `${random.pick(['', '', '/', '**/'])}${cut.join('')}${random.pick(JOINTS)}${segments.slice(to).join('/')}`;
}

type Bend = (random: Random, character: string) => string;

function bent(random: Random, path: string, bend: Bend): string {
  const segments = path.split('/').map((segment) => {
    if (random.below(8) === 0) return random.pick(['*', '**', '*', '?', '*a', 'a*']);
    return [...segment]
      .map((character) => (random.below(4) === 0 ? bend(random, character) : character))
      .join('');
  });
  if (random.below(8) === 0) segments.splice(random.below(segments.length + 1), 0, '**');
  return segments.join('/');
}

/** One character alone: what it becomes is not hidden by what the others become. */
function bentOnce(random: Random, path: string): string {
  const characters = [...path];
  const at = random.below(characters.length);
  return characters.with(at, bendTricky(random, characters[at] as string)).join('');
}

/** As people write a name that holds wildcards. */
function quoted(path: string): string {
  return path.replaceAll(/[*?[\]\\!#]| $/g, '\\$&');
}

const bendPlain: Bend = (random, character) => random.pick(['*', '?', '?', `${character}*`, character]);

const bendTricky: Bend = (random, character) => {
  switch (random.below(10)) {
    case 0:
      return '*';
    case 1:
      return random.pick(['**', '***', '*?', '?*', `*${character}`, `${character}**`]);
    case 2:
      return '?';
    case 3:
      return `\\${character}`;
    case 4:
      return '';
    case 5:
      return random.pick(SOUP);
    default:
      return classWith(random, character);
  }
};

/** A class that has the character for a member more often than not. */
function classWith(random: Random, character: string): string {
  const items = Array.from({ length: 1 + random.below(3) }, () => {
    switch (random.below(8)) {
      case 0:
        return random.pick([
          '[:alpha:]',
          '[:lower:]',
          '[:space:]',
          '[:punct:]',
          '[:print:]',
          '[:xdigit:]',
          '[:cntrl:]',
          '[:blank:]',
          '[:nope:]',
        ]);
      case 1:
        return random.pick([
          'a-c',
          `${character}-${character}`,
          `${character}-${character}-~`,
          'a-b-c',
          'A-z',
          '!-~',
          '\\!-z',
          'a-\\c',
          ' -/',
          'z-a',
          '--0',
          '\u00a0-\u00ff',
        ]);
      case 2:
        return `\\${character}`;
      case 3:
        return random.pick(['-', '!', '^', ']', '[', '/', '[:', ':]', '\\']);
      default:
        return character;
    }
  });
  const first = random.below(8) === 0 ? ']' : '';
  return `[${random.pick(['', '', '', '!', '^'])}${first}${items.join('')}]`;
}
