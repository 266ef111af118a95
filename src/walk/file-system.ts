/** The `FileSystem` seam: what a virtual file system must offer, and how its values are read. */

/** A directory entry as `node:fs` gives it. */
export interface DirentLike {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink?(): boolean;
}

/** A stat as `node:fs` gives it; one of the modification times is enough. */
export interface StatLike {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink?(): boolean;
  /** Nanoseconds since the epoch. */
  readonly mtimeNs?: bigint;
  /** Milliseconds since the epoch. */
  readonly mtimeMs?: number;
  readonly mtime?: Date;
  /** Bytes. */
  readonly size?: number;
}

/**
 * A file system to search: a subset of `node:fs/promises`. The `promises` of
 * `node:fs`, memfs, @zenfs/core and unionfs pass as they are.
 */
export interface FileSystem {
  readdir(path: string, options: { withFileTypes: true }): Promise<DirentLike[]>;
  lstat(path: string): Promise<StatLike>;
  /** Ignore files alone are read. */
  readFile(path: string, encoding: 'utf8'): Promise<string>;
  stat?(path: string): Promise<StatLike>;
  realpath?(path: string): Promise<string>;
}

export type EntryKind = 'file' | 'directory' | 'link' | 'other';

/** An entry as the walk judges it. */
export interface RawEntry {
  readonly name: string;
  /** What it is; for a link that was followed, what it leads to. */
  readonly kind: EntryKind;
  /** Where a link to a directory leads, when links are followed. */
  readonly realPath?: string;
  /** Nanoseconds, where a worker has stat'd it already. */
  readonly mtime?: bigint;
}

/**
 * Reads an entry's kind. Some virtual file systems have booleans where
 * `node:fs` has methods, and some leave methods out.
 */
export function kindOf(entry: Partial<Omit<DirentLike, 'name'>>): EntryKind {
  if (says(entry, 'isSymbolicLink')) return 'link';
  if (says(entry, 'isDirectory')) return 'directory';
  return says(entry, 'isFile') ? 'file' : 'other';
}

function says(entry: object, question: 'isFile' | 'isDirectory' | 'isSymbolicLink'): boolean {
  const answer = (entry as Record<string, unknown>)[question];
  return typeof answer === 'function' ? answer.call(entry) === true : answer === true;
}

/** Whether a failure says that nothing is there, or nothing any more: a directory on the way may be a file now. */
export function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errnoOf(error));
}

/** An mtime that could not be read: sorts last. */
export const UNKNOWN_MTIME: bigint = 2n ** 63n - 1n;

/** The first and the last known mtime, in the years 1677 and 2262. */
const EARLIEST: bigint = -(2n ** 63n);
const LATEST: bigint = UNKNOWN_MTIME - 1n;

/** An mtime as 64 bits hold it: file systems know times past their end. */
export function withinRange(mtime: bigint): bigint {
  if (mtime > LATEST) return LATEST;
  return mtime < EARLIEST ? EARLIEST : mtime;
}

/** A stat's modification time in nanoseconds. */
export function mtimeOf(stat: StatLike): bigint {
  if (typeof stat.mtimeNs === 'bigint') return withinRange(stat.mtimeNs);
  const ms = stat.mtimeMs ?? stat.mtime?.getTime();
  return ms === undefined || !Number.isFinite(Number(ms))
    ? UNKNOWN_MTIME
    : withinRange(BigInt(Math.round(Number(ms) * 1e6)));
}

/** The errno name of a failure. Virtual file systems often leave `code` out and begin the message with it. */
export function errnoOf(error: unknown): string {
  try {
    const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
    // It is told to a model: what is not an errno name is not one to repeat.
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,63}$/.test(code)) return code;
    return /^E[A-Z0-9]+(?=\b)/.exec(String(message ?? error))?.[0] ?? 'EIO';
  } catch {
    // Anything can be thrown, even what throws when it is looked at.
    return 'EIO';
  }
}
