/** Where entries come from: the local disk answers at once, a virtual file system with promises. */
import type { Batches } from './batches.ts';
import type { EntryKind, RawEntry } from './file-system.ts';

/** A value now, or a promise of it. */
export type Answer<T> = T | Promise<T>;

/**
 * The calls that a walk makes. Paths are locations: what the file system is
 * asked with, stray bytes as surrogateescape. Failures are the file system's
 * own errors, thrown or rejected.
 */
export interface Source {
  /** A directory's entries in the file system's order; links resolved where they are to be followed. */
  readDirectory(location: string, followLinks: boolean): Answer<RawEntry[]>;
  /** The same entries a few at a time, links as links: for directories of any size. */
  readInBatches(location: string): Answer<Batches>;
  /** A file's mtime in nanoseconds, `UNKNOWN_MTIME` where it can't be read; undefined when the file has vanished. */
  readMtime(location: string, followLinks: boolean): Answer<bigint | undefined>;
  /** What a path leads to, links followed. */
  readKind(location: string): Answer<EntryKind>;
  /** The path without links. */
  realPath(location: string): Answer<string>;
  /** Calls that may be under way at once. */
  readonly concurrency: number;
  /** Ends the source of one search: what is still in the middle of several calls makes no further one. */
  stop?(): void;
}

/** Hands a value to `use` when it is there: at once where it can be. */
export function whenReady<T, U>(value: Answer<T>, use: (value: T) => Answer<U>): Answer<U> {
  return value instanceof Promise ? value.then(use) : use(value);
}
