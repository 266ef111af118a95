/** What a walk finds, kept as columns: a million matches are two arrays, not a million objects. */
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
  /** As they are shown. The engine keeps each as two parts, which cost little, until someone reads it. */
  readonly paths: string[] = [];
  #mtimes = new BigInt64Array(1024);

  /** `mtime` in nanoseconds. */
  add(path: string, mtime: bigint): void {
    const count = this.paths.push(path);
    if (count > this.#mtimes.length) {
      const larger = new BigInt64Array(count * 2);
      larger.set(this.#mtimes);
      this.#mtimes = larger;
    }
    this.#mtimes[count - 1] = mtime;
  }

  /** Nanoseconds, in the order of `paths`. */
  get mtimes(): BigInt64Array {
    return this.#mtimes.subarray(0, this.paths.length);
  }
}
