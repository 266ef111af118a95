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
  /**
   * A shorter spelling of a location that ends in `/`, good until the running
   * slice ends: what follows it is appended to it.
   */
  shorten(location: string): string;
  /** A directory's entries in the file system's order; links resolved where they are to be followed. */
  readDirectory(location: string, followLinks: boolean): Answer<RawEntry[]>;
  /**
   * Whether a directory is better read in batches: reading it at one go would hold the event loop. Throws for a link,
   * which has taken its place since it was announced; a location that ends in `/` may be one.
   */
  isHuge(location: string): boolean;
  /** The same entries a few at a time, links as links: for directories of any size. */
  readInBatches(location: string): Answer<Batches>;
  /** A file's mtime in nanoseconds, `UNKNOWN_MTIME` where it can't be read; undefined when the file has vanished. */
  readMtime(location: string, followLinks: boolean): Answer<bigint | undefined>;
  /** What a path leads to, links followed. */
  readKind(location: string): Answer<EntryKind>;
  /** What stands at a path, links not followed; undefined where nothing does, or nothing that can be looked at. */
  kindAt(location: string): Answer<EntryKind | undefined>;
  /**
   * The first `IGNORE_FILE_BYTES` of a regular file or a link to one, cut at a
   * line's end; undefined for anything else, which is never opened to wait.
   */
  readIgnoreFile(location: string): Answer<{ content: Uint8Array; truncated: boolean } | undefined>;
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

/** All values, at once where all are there. */
export function allReady<T>(values: readonly Answer<T>[]): Answer<T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
}

/** Content within a bound of bytes: whole lines only, since half a rule is another rule. */
export function cutAtLine(content: Uint8Array, bytes: number): { content: Uint8Array; truncated: boolean } {
  if (content.length <= bytes) return { content, truncated: false };
  return { content: content.subarray(0, content.lastIndexOf(0x0a, bytes - 1) + 1), truncated: true };
}
