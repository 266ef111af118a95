/**
 * The local disk, read synchronously: `readdirSync` and `lstatSync` cost the
 * processor half of what the thread pool does, and the pump bounds how long
 * they hold the loop. Names that are not UTF-8 travel as surrogateescape.
 */
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { IGNORE_FILE_BYTES } from '../limits.ts';
import { localBatches } from './batches.ts';
import { isAbsence, kindOf, type RawEntry, UNKNOWN_MTIME, withinRange } from './file-system.ts';
import { decodeName, locationOf } from './names.ts';
import { cutAtLine, type Source } from './source.ts';

export const localDisk: Source = {
  concurrency: 1,

  shorten(location) {
    // The kernel walks a relative path from where the process stands: 8 % of a walk. Only for now, since a
    // process may go elsewhere between two slices.
    const cwd = workdir();
    if (cwd === undefined || !location.startsWith(cwd) || !isWhereCallsStart(cwd)) return location;
    return location.slice(cwd.length);
  },

  readDirectory(location, followLinks) {
    const directory = location === '' ? '.' : location;
    const entries = readAsText(directory) ?? readAsBytes(directory);
    return followLinks ? entries.map((entry) => follow(location, entry)) : entries;
  },

  isHuge(location) {
    // Its own size in bytes, some 32 an entry. One more stat a directory, for a bound on every slice.
    // Deno's `lstat` takes no notice of a slash at the end.
    const look = location.endsWith('/') ? statSync : lstatSync;
    const stat = look(locationOf(location === '' ? '.' : location), { throwIfNoEntry: false });
    if (stat?.isSymbolicLink()) {
      throw Object.assign(new Error(`ENOTDIR: a link now, ${location}`), { code: 'ENOTDIR' });
    }
    return (stat?.size ?? 0) > HUGE_BYTES;
  },

  readInBatches: (location) => localBatches(location === '' ? '.' : location),

  readMtime(location, followLinks) {
    try {
      const stat = (followLinks ? statSync : lstatSync)(locationOf(location), BIGINT);
      return stat && withinRange(stat.mtimeNs);
    } catch (error) {
      // Its directory named it a moment ago: that it can't be stat'd leaves its time open, not its being there.
      return isAbsence(error) ? undefined : UNKNOWN_MTIME;
    }
  },

  readKind: (location) => kindOf(statSync(locationOf(location))),

  kindAt(location) {
    try {
      const stat = lstatSync(locationOf(location), { throwIfNoEntry: false });
      return stat && kindOf(stat);
    } catch {
      return undefined;
    }
  },

  readIgnoreFile(location) {
    // Non-blocking: a FIFO that took the file's place a moment ago must not be waited for.
    const path = locationOf(location);
    if (!statSync(path).isFile()) return undefined;
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      if (!fstatSync(file).isFile()) return undefined;
      return cutAtLine(readUpTo(file, IGNORE_FILE_BYTES + 1), IGNORE_FILE_BYTES);
    } finally {
      closeSync(file);
    }
  },

  realPath,
};

/** A directory of some 2,000 entries: read at one go it takes two milliseconds. */
const HUGE_BYTES = 64 * 1024;

/**
 * Whether this thread's calls start where `process.cwd()` says until it says otherwise. In a worker thread another
 * may change that at any moment; node marks there what would. `\\` parts names on Windows.
 */
const HOLDS_ITS_PLACE =
  process.platform !== 'win32' &&
  !('Bun' in globalThis || 'Deno' in globalThis) &&
  (process.chdir as { disabled?: boolean }).disabled !== true;

/** The process's own directory as a location; undefined where there is none, or none that stays for a slice. */
function workdir(): string | undefined {
  if (!HOLDS_ITS_PLACE) return undefined;
  try {
    const cwd = process.cwd();
    return cwd.endsWith('/') ? cwd : `${cwd}/`;
  } catch {
    return undefined;
  }
}

/** Node remembers the workdir's path; the kernel, the directory, wherever it was moved meanwhile. */
function isWhereCallsStart(cwd: string): boolean {
  try {
    const [kept, named] = [statSync('.', BIGINT), statSync(cwd, BIGINT)];
    return kept !== undefined && kept.ino === named?.ino && kept.dev === named.dev;
  } catch {
    return false;
  }
}

const TYPED = { withFileTypes: true } as const;
const BIGINT = { bigint: true, throwIfNoEntry: false } as const;

/** Where a part of an ignore file is read to; one for all, since no other read begins before it is copied. */
const CHUNK = Buffer.allocUnsafe(64 * 1024);

/** The size that a stat tells is not trusted: files under /proc say 0. */
function readUpTo(file: number, bytes: number): Uint8Array {
  let content = Buffer.alloc(0);
  while (content.length < bytes) {
    const read = readSync(file, CHUNK, 0, Math.min(CHUNK.length, bytes - content.length), null);
    if (read === 0) break;
    content = Buffer.concat([content, CHUNK.subarray(0, read)]);
  }
  return content;
}

function entryOf(name: string, dirent: Dirent): RawEntry {
  // Most are files: one question, asked of what is known to be node's.
  return { name, kind: dirent.isFile() ? 'file' : kindOf(dirent) };
}

/** Undefined where a name may not be UTF-8: U+FFFD may be in it, or stand for bytes that the decoder lost. */
function readAsText(directory: string): RawEntry[] | undefined {
  const entries: RawEntry[] = [];
  for (const dirent of readdirSync(locationOf(directory), TYPED)) {
    const { name } = dirent;
    if (name.includes('\ufffd')) return undefined;
    entries.push(entryOf(name, dirent));
  }
  return entries;
}

function readAsBytes(directory: string): RawEntry[] {
  // The declarations of `readdirSync` don't have `buffer` together with `withFileTypes`.
  const options = { withFileTypes: true, encoding: 'buffer' as 'utf8' } as const;
  const dirents = readdirSync(locationOf(directory), options);
  return dirents.map((dirent) => entryOf(decodeName(dirent.name as unknown as Uint8Array), dirent));
}

function follow(directory: string, entry: RawEntry): RawEntry {
  if (entry.kind !== 'link') return entry;
  const location = directory + entry.name;
  try {
    const target = statSync(locationOf(location), BIGINT);
    const kind = target === undefined ? 'link' : kindOf(target);
    return kind === 'directory'
      ? { name: entry.name, kind, realPath: realPath(location) }
      : { name: entry.name, kind };
  } catch {
    // Dangling, in a circle, or to a place that can't be looked at: it stays a link, and links are not listed.
    return entry;
  }
}

function realPath(location: string): string {
  return decodeName(realpathSync.native(locationOf(location === '' ? '.' : location), 'buffer'));
}
