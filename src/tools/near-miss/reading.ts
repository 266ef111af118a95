/** A pattern's reading: what it would match if it were read, or compared, in that way. */
import { compilePattern } from '../../pattern/pattern.ts';

/**
 * A matcher that goes down a tree with a state for each directory. The states
 * of different readings lie side by side, so that their type is not told.
 */
export interface Reading {
  readonly start: unknown;
  matches(state: unknown, name: string): boolean;
  /** The state beneath a directory of that name; undefined where nothing can match. */
  enter(state: unknown, name: string): unknown;
}

/** What makes two spellings of a name the same. */
export type Fold = (text: string) => string;

/**
 * Undefined for a pattern that can't be: respelling and folding may make one.
 * `fold` is applied to the pattern and to every name.
 */
export function readingOf(pattern: string, fold?: Fold): Reading | undefined {
  try {
    const { start, matchesFile, enter } = compilePattern(fold === undefined ? pattern : fold(pattern));
    type State = typeof start;
    return fold === undefined
      ? {
          start,
          matches: (state, name) => matchesFile(state as State, name),
          enter: (state, name) => enter(state as State, name),
        }
      : {
          start,
          matches: (state, name) => matchesFile(state as State, fold(name)),
          enter: (state, name) => enter(state as State, fold(name)),
        };
  } catch {
    return undefined;
  }
}

/** Whether a reading means a path. */
export function meansPath(reading: Reading, path: string): boolean {
  const names = path.split('/');
  const last = names.pop() as string;
  let state: unknown = reading.start;
  for (const name of names) {
    state = reading.enter(state, name);
    if (state === undefined) return false;
  }
  return reading.matches(state, last);
}

const ASCII = /^[\0-\x7f]*$/;

/** Upper and lower case are one. */
export const ignoringCase: Fold = (text) => text.toLowerCase();

/**
 * Characters that look alike are one: composed and decomposed letters, and
 * the spaces that some systems put in names (macOS: U+202F before `PM`).
 */
export const ignoringForm: Fold = (text) => (ASCII.test(text) ? text : text.normalize('NFKC'));

export const ignoringBoth: Fold = (text) => ignoringForm(ignoringForm(text).toLowerCase());
