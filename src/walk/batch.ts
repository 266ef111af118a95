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

/**
 * What it answers, of some of the directories; what it has of the others follows. Entries that no walk asks about are
 * left out.
 */
export interface BatchAnswer {
  readonly id: number;
  /** No answer follows. */
  readonly isLast: boolean;
  /** The names of all directories' entries in a row, each ended by NUL. */
  readonly names: string;
  /** By directory: how many of them are its own, or `UNREAD`. */
  readonly counts: Int32Array;
  /** By entry: an index into `KINDS`; `STATTED` for a file whose mtime is there. */
  readonly kinds: Uint8Array;
  /** Nanoseconds, for the `STATTED` in their order. */
  readonly mtimes: BigInt64Array;
}

const KINDS: readonly EntryKind[] = ['file', 'directory', 'link', 'other'];
const STATTED = 4;

/** A count for a directory that the worker leaves to the walk: huge, or not to be read, which the walk finds out again. */
const UNREAD = -1;

/** Collects an answer on the worker's side. */
export class BatchWriter {
  readonly #names: string[] = [];
  readonly #counts: number[] = [];
  readonly #kinds: number[] = [];
  readonly #mtimes: bigint[] = [];
  /** Entries of the directories that have ended. */
  #ended = 0;

  /** Entries. */
  get size(): number {
    return this.#kinds.length;
  }

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

  /** Leaves a directory to the walk. */
  leave(): void {
    this.#counts.push(UNREAD);
  }

  finish(id: number, isLast: boolean): BatchAnswer {
    return {
      id,
      isLast,
      names: this.#names.map((name) => `${name}\0`).join(''),
      counts: Int32Array.from(this.#counts),
      kinds: Uint8Array.from(this.#kinds),
      mtimes: BigInt64Array.from(this.#mtimes),
    };
  }
}

/** The entries of the directories of an answer, in the order of the request; undefined for one that is left to the walk. */
export function* readAnswer({
  names,
  counts,
  kinds,
  mtimes,
}: BatchAnswer): Generator<RawEntry[] | undefined> {
  const all = names.split('\0');
  let entry = 0;
  let mtime = 0;
  for (const count of counts) {
    if (count === UNREAD) {
      yield undefined;
      continue;
    }
    const entries: RawEntry[] = [];
    for (const end = entry + count; entry < end; entry++) {
      const name = all[entry] as string;
      const kind = kinds[entry] as number;
      if (kind === STATTED) entries.push({ name, kind: 'file', mtime: mtimes[mtime++] as bigint });
      else entries.push({ name, kind: KINDS[kind] as EntryKind });
    }
    yield entries;
  }
}
