/** What a walk finds, kept as columns: a million matches are three arrays, not a million objects. */
import type { Rules } from '../ignore/rules.ts';
import type { State } from '../pattern/automaton.ts';

/** A directory that the walk enters. */
export interface Directory {
  /** Relative to the search root: empty, or ending in `/`. */
  readonly path: string;
  /** The pattern's state beneath it. */
  readonly state: State;
  /** The ignore rules that it inherits; its own files come on top when it is read. */
  readonly rules: Rules;
  /** Its path without links; empty where links are not followed and none is needed. */
  readonly realPath: string;
  /** It was reached over a link. */
  readonly isLink: boolean;
}

export class Matches {
  count = 0;
  readonly directories: Directory[] = [];
  readonly names: string[] = [];
  #mtimes = new BigInt64Array(1024);

  /** `mtime` in nanoseconds. */
  add(directory: Directory, name: string, mtime: bigint): void {
    if (this.count === this.#mtimes.length) {
      const larger = new BigInt64Array(this.count * 2);
      larger.set(this.#mtimes);
      this.#mtimes = larger;
    }
    this.#mtimes[this.count] = mtime;
    this.directories.push(directory);
    this.names.push(name);
    this.count++;
  }

  /** Nanoseconds, in the order of `names`. */
  get mtimes(): BigInt64Array {
    return this.#mtimes.subarray(0, this.count);
  }
}
