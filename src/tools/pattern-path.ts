/** The steps that a pattern's segments take from where they start: up, down, and the ones that take none. */
import { SpanglobError } from '../errors.ts';
import { quoteInSentence } from '../quote.ts';
import { outsideWorkdir } from './outside.ts';
import type { Segment } from './pattern-text.ts';

/** A pattern's path with `.`, `..` and doubled slashes worked out. */
export interface Steps {
  /** How many directories above the start it begins. */
  readonly up: number;
  readonly down: readonly Segment[];
  /** It names a directory, by ending in `/`, `/.` or `..`: everything beneath is meant. */
  readonly isDirectory: boolean;
}

/** Which of the places in doubt (`Doubt`) had something. */
export interface Seen {
  readonly inRoot?: boolean;
  readonly outside?: boolean;
}

/** The directories, one in the other, that the first steps spell out. */
export function literalPrefix({ down, isDirectory }: Steps): string[] {
  const names: string[] = [];
  for (const { literal } of isDirectory ? down : down.slice(0, -1)) {
    if (literal === undefined) break;
    names.push(literal);
  }
  return names;
}

/** `..` as a whole step inside of braces. */
const UP_IN_BRACES = /(?<=[{,/])\.\.(?=[},/])/g;

/**
 * `depth`: how many directories above the start may be entered.
 *
 * @throws SpanglobError where a `..` can't be worked out: after a wildcard, or in braces.
 * `FS_OUTSIDE_WORKDIR` if it could lead out, else `INVALID_ARGUMENT`
 */
export function takeSteps(segments: readonly Segment[], spelt: string, depth: number): Steps {
  const down: Segment[] = [];
  let up = 0;
  for (const segment of segments) {
    if (segment.literal === '' || segment.literal === '.') continue;
    const inBraces = segment.text.match(UP_IN_BRACES)?.length ?? 0;
    const above = down.at(-1);
    if (inBraces > 0 || (segment.literal === '..' && above !== undefined && above.literal === undefined)) {
      // `**` may stand for no directory at all.
      const below = down.filter(({ text }) => text !== '**').length - up;
      throw below + depth < Math.max(1, inBraces) ? outsideWorkdir(spelt) : unclear(spelt);
    }
    if (segment.literal !== '..') down.push(segment);
    else if (above === undefined) up++;
    else down.pop();
  }
  const last = segments.at(-1)?.literal;
  return { up, down, isDirectory: last === '' || last === '.' || last === '..' };
}

/** The segments beneath a directory, or undefined where they lead elsewhere. */
export function beneath(
  segments: readonly Segment[],
  directory: readonly string[],
  ignoreCase: boolean,
): Segment[] | undefined {
  const fold = (name: string | undefined): string | undefined => (ignoreCase ? name?.toLowerCase() : name);
  const leads = directory.every((name, index) => {
    const segment = segments[index];
    // As written too: a workdir may be called `[app]`.
    return fold(segment?.literal) === fold(name) || fold(segment?.text) === fold(name);
  });
  return leads ? segments.slice(directory.length) : undefined;
}

function unclear(spelt: string): SpanglobError {
  return new SpanglobError(
    'INVALID_ARGUMENT',
    `${quoteInSentence(spelt)} has a .. after a wildcard or in braces, which leads to no one place; leave it out`,
  );
}
