/**
 * A batch of directories as it travels to a worker and back: columns, since a
 * string and three typed arrays cross threads faster than their entries would.
 */
import type { EntryKind, RawEntry } from './file-system.ts';

/** What a worker is asked. */
export interface BatchRequest {
  readonly id: number;
  /** The pattern's text: files that it doesn't mean are not stat'd. */
  readonly pattern: string;
  readonly hidden: boolean;
  /** The root's location, ending in `/`. */
  readonly location: string;
  /** Directories to read, relative to the root, each ending in `/`. */
  readonly directories: readonly string[];
  /** Not 0 when the search is over and no further call may be made. */
  readonly stop: Int32Array;
}

/** What it answers. Entries that no walk asks about are left out. */
export interface BatchAnswer {
  readonly id: number;
  /** The names of all directories' entries in a row, each ended by NUL. */
  readonly names: string;
  /** By directory: how many of them are its own, or -1 where it could not be read. */
  readonly counts: Int32Array;
  /** By entry: an index into `KINDS`; `STATTED` for a file whose mtime is there. */
  readonly kinds: Uint8Array;
  /** Nanoseconds, for the `STATTED` in their order. */
  readonly mtimes: BigInt64Array;
  /** The errors of directories that could not be read, in their order. */
  readonly failures: readonly Failure[];
}

/** An error's own properties would be lost between threads. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

const KINDS: readonly EntryKind[] = ['file', 'directory', 'link', 'other'];
const STATTED = 4;

/** One directory of an answer. */
export type DirectoryAnswer = { readonly entries: RawEntry[] } | { readonly failure: Failure };

/** Collects an answer on the worker's side. */
export class BatchWriter {
  readonly #names: string[] = [];
  readonly #counts: number[] = [];
  readonly #kinds: number[] = [];
  readonly #mtimes: bigint[] = [];
  readonly #failures: Failure[] = [];
  /** Entries of the directories that have ended. */
  #ended = 0;

  add({ name, kind }: RawEntry): void {
    this.#names.push(name);
    this.#kinds.push(KINDS.indexOf(kind));
  }

  /** A file that is meant; `mtime` in nanoseconds. */
  addFile(name: string, mtime: bigint): void {
    this.#names.push(name);
    this.#kinds.push(STATTED);
    this.#mtimes.push(mtime);
  }

  /** Ends a directory: what was added since the last is its own. */
  endDirectory(): void {
    this.#counts.push(this.#kinds.length - this.#ended);
    this.#ended = this.#kinds.length;
  }

  fail(failure: Failure): void {
    this.#counts.push(-1);
    this.#failures.push(failure);
  }

  finish(id: number): BatchAnswer {
    return {
      id,
      names: this.#names.map((name) => `${name}\0`).join(''),
      counts: Int32Array.from(this.#counts),
      kinds: Uint8Array.from(this.#kinds),
      mtimes: BigInt64Array.from(this.#mtimes),
      failures: this.#failures,
    };
  }
}

/** The directories of an answer, in the order of the request. */
export function* readAnswer({
  names,
  counts,
  kinds,
  mtimes,
  failures,
}: BatchAnswer): Generator<DirectoryAnswer> {
  const all = names.split('\0');
  let entry = 0;
  let mtime = 0;
  let failure = 0;
  for (const count of counts) {
    if (count < 0) {
      yield { failure: failures[failure++] as Failure };
      continue;
    }
    const entries: RawEntry[] = [];
    for (const end = entry + count; entry < end; entry++) {
      const name = all[entry] as string;
      const kind = kinds[entry] as number;
      if (kind === STATTED) entries.push({ name, kind: 'file', mtime: mtimes[mtime++] as bigint });
      else entries.push({ name, kind: KINDS[kind] as EntryKind });
    }
    yield { entries };
  }
}
