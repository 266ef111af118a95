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
    const matcher = compilePattern(fold === undefined ? pattern : fold(pattern));
    type State = typeof matcher.start;
    const spelt: Fold = fold ?? ((name) => name);
    return {
      start: matcher.start,
      matches: (state, name) => matcher.matchesFile(state as State, spelt(name)),
      enter: (state, name) => matcher.enter(state as State, spelt(name)),
    };
  } catch {
    return undefined;
  }
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
