/**
 * The ignore files that govern one directory, as one verdict on each of its
 * entries. The layer wins before the depth; within a layer the deepest file,
 * and in a file the last line that matches.
 */

import { IGNORE_LINE_BYTES } from '../limits.ts';
import { Automaton, type State } from '../pattern/automaton.ts';
import { Chains } from '../pattern/chains.ts';
import { type IgnoreRule, ignoreLines, parseGitignore } from '../pattern/parse-gitignore.ts';

/** Where a file stands among others, strongest first. */
export type Layer = 0 | 1 | 2 | 3 | 4;

/** The names read in each directory, and their layers. */
export const IGNORE_FILES: ReadonlyMap<string, Layer> = new Map<string, Layer>([
  ['.rgignore', 0],
  ['.ignore', 1],
  ['.gitignore', 2],
]);

/** `.git/info/exclude`, then the user's own file. */
export const REPOSITORY_LAYER: Layer = 3;
export const GLOBAL_LAYER: Layer = 4;

/** The rules of one file, compiled. Immutable; shared by every directory that the file governs. */
export interface RuleSet {
  readonly automaton: Automaton;
  /** By rule: whether it takes in again rather than leaves out. */
  readonly includes: readonly boolean[];
  /** Lines that were dropped for their length. */
  readonly longLines: number;
}

/** Compiles an ignore file's content. Bad lines match nothing, as in git. */
export function compileRules(content: Uint8Array): RuleSet {
  const rules: IgnoreRule[] = [];
  let longLines = 0;
  for (const line of ignoreLines(content)) {
    if (line.length > IGNORE_LINE_BYTES) {
      longLines++;
      continue;
    }
    const rule = parseGitignore(line);
    if (rule !== undefined) rules.push(rule);
  }
  return {
    automaton: new Automaton(new Chains(rules)),
    includes: rules.map((rule) => rule.includes),
    longLines,
  };
}

/** A file at work: its rules, and their state in the directory at hand. */
interface ActiveFile {
  readonly set: RuleSet;
  readonly state: State;
  readonly layer: Layer;
}

/** A file to put to work in the directory that holds it. */
export interface AddedFile {
  readonly set: RuleSet;
  readonly layer: Layer;
}

/** The verdicts for one directory. Immutable; a directory's own is dropped when its children are done. */
export class Rules {
  static readonly none: Rules = new Rules([]);
  /** Strongest first. */
  readonly #files: readonly ActiveFile[];

  private constructor(files: readonly ActiveFile[]) {
    this.#files = files;
  }

  /** These rules with the directory's own files on top of their layers. */
  with(added: readonly AddedFile[]): Rules {
    if (added.length === 0) return this;
    const own = added.map(({ set, layer }): ActiveFile => ({ set, state: set.automaton.start, layer }));
    return new Rules([...own, ...this.#files].sort((left, right) => left.layer - right.layer));
  }

  /** What goes on applying in a repository within: git's own files stop at its door. */
  inNestedRepository(): Rules {
    return new Rules(this.#files.filter(({ layer }) => layer < 2 || layer === GLOBAL_LAYER));
  }

  ignoresFile(name: string): boolean {
    for (const { set, state } of this.#files) {
      const rule = set.automaton.advance(state, name).file;
      if (rule >= 0) return set.includes[rule] === false;
    }
    return false;
  }

  /** The rules beneath a directory of that name; undefined where it is left out with all that it holds. */
  enter(name: string): Rules | undefined {
    let decided = false;
    /** Rules without a slash are where they were: most directories need no state of their own. */
    let moved: ActiveFile[] | undefined;
    for (let index = 0; index < this.#files.length; index++) {
      const file = this.#files[index] as ActiveFile;
      const { set, layer } = file;
      const state = set.automaton.advance(file.state, name);
      if (!decided && state.directory >= 0) {
        if (set.includes[state.directory] === false) return undefined;
        decided = true;
      }
      const beneath = set.automaton.descend(state);
      if (beneath === file.state) continue;
      moved ??= [...this.#files];
      moved[index] = { set, state: beneath, layer };
    }
    return moved === undefined ? this : new Rules(moved);
  }

  /** The rules beneath a directory on the way to the search root, which is not tested. */
  descend(name: string): Rules {
    return new Rules(
      this.#files.map(({ set, state, layer }) => {
        return { set, state: set.automaton.descend(set.automaton.advance(state, name)), layer };
      }),
    );
  }
}
