/** What a pattern says of the entries that a walk meets: which files are meant, and where more could be. */
import { Automaton, type State } from './automaton.ts';
import { NodeSets } from './node-sets.ts';
import { parseRipgrep } from './parse-ripgrep.ts';

/** A compiled pattern. The walk starts with `start` at the search root and carries a state for each directory. */
export interface PatternMatcher {
  readonly start: State;
  /** Whether a file of that name is meant, in a directory that has that state. */
  matchesFile(directory: State, name: string): boolean;
  /** The state of a directory of that name, or undefined where nothing beneath it can match. */
  enter(directory: State, name: string): State | undefined;
}

/**
 * Compiles a pattern of ripgrep's `--glob` dialect.
 *
 * @throws SpanglobError `SEARCH_INVALID_PATTERN`
 */
export function compilePattern(text: string): PatternMatcher {
  const { tokens, directoriesOnly, negated } = parseRipgrep(text);
  const automaton = new Automaton(new NodeSets([{ tokens, directoriesOnly }]));
  if (negated) {
    return {
      start: automaton.start,
      matchesFile: (directory, name) => automaton.advance(directory, name).file < 0,
      enter: (directory, name) => {
        const state = automaton.advance(directory, name);
        return state.directory < 0 ? automaton.descend(state) : undefined;
      },
    };
  }
  return {
    start: automaton.start,
    matchesFile: (directory, name) => automaton.advance(directory, name).file >= 0,
    enter: (directory, name) => {
      if (directoriesOnly) return undefined;
      const state = automaton.descend(automaton.advance(directory, name));
      // Open, not merely alive: `a[/]` matches `a/` and nothing beneath it.
      return state.open ? state : undefined;
    },
  };
}
