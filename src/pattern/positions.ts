/** Where matching can stand in a set of rules, and how bytes move it on: what an automaton makes states of. */
import type { ByteSet } from './token.ts';

/** `S` is a set of positions, never changed. */
export interface Positions<S> {
  /** Before the first byte; undefined where no rule can match anything. */
  readonly start: S | undefined;
  readonly classes: ByteClasses;
  /** After one more byte; undefined where no rule can match any more, whatever follows. */
  step(from: S, byte: number): S | undefined;
  /** Equal for equal sets. */
  key(set: S): string;
  /** What remembering the set costs, in words. */
  size(set: S): number;
  verdict(set: S): Verdict;
}

export interface Verdict {
  /** The last rule that matches as a file's path, or -1. */
  readonly file: number;
  /** The last rule that matches as a directory's path, or -1. */
  readonly directory: number;
  /** A rule could match more bytes. */
  readonly open: boolean;
}

/** Bytes of one class lead to the same place from everywhere. */
export interface ByteClasses {
  /** By byte. */
  readonly of: Uint8Array;
  readonly count: number;
}

/** Classes that tell apart every byte of `literals` from all others, and what is in each set from what is not. */
export function byteClasses(literals: ByteSet, sets: Iterable<ByteSet>): ByteClasses {
  const of = new Uint8Array(256);
  let count = 1;
  for (let byte = 0; byte < 256; byte++) {
    // Were all of them literals, the last would have the class of the others for itself.
    if (literals[byte] === 1 && count < 256) of[byte] = count++;
  }
  for (const set of sets) {
    if (count >= 256) break;
    count = split(of, count, set);
  }
  return { of, count };
}

/** Splits each class by membership. Returns how many there are then. */
function split(of: Uint8Array, count: number, set: ByteSet): number {
  /** By class: 1 where a byte outside of the set has been seen. */
  const hasOutside = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte++) if (set[byte] !== 1) hasOutside[of[byte] as number] = 1;
  const parts = new Map<number, number>();
  let next = count;
  for (let byte = 0; byte < 256; byte++) {
    const old = of[byte] as number;
    if (set[byte] !== 1 || hasOutside[old] !== 1) continue;
    let own = parts.get(old);
    if (own === undefined) {
      own = next++;
      parts.set(old, own);
    }
    of[byte] = own;
  }
  return next;
}
