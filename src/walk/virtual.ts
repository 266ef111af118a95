/** A virtual file system as a source: its promises, its kinds, its ways of failing. */
import { SpanglobError } from '../errors.ts';
import { IGNORE_FILE_BYTES } from '../limits.ts';
import { quoteInSentence } from '../quote.ts';
import { batchesOf } from './batches.ts';
import {
  type DirentLike,
  type EntryKind,
  type FileSystem,
  isAbsence,
  kindOf,
  mtimeOf,
  type RawEntry,
  type StatLike,
  UNKNOWN_MTIME,
} from './file-system.ts';
import { cutAtLine, type Source } from './source.ts';

/** Calls to a virtual file system that may be under way at once. */
const CONCURRENCY = 32;

/** `node:fs` and its likes want no slash behind a directory's name; locations have one. */
function trimmed(location: string): string {
  return location.length > 1 && location.endsWith('/') ? location.slice(0, -1) : location;
}

function entryOf(dirent: DirentLike): RawEntry {
  // A `readdir` that gives names alone would make a tree of nothing.
  if (typeof dirent.name !== 'string') {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `fs.readdir must resolve to entries whose name is a string, not ${typeof dirent}s without one`,
    );
  }
  if (dirent.name === '' || /[/\0]/.test(dirent.name)) {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `fs.readdir must resolve to entries whose name is a name, not ${quoteInSentence(dirent.name)}`,
    );
  }
  return { name: dirent.name, kind: kindOf(dirent) };
}

/** Some file systems, those of SFTP among them, list a directory and its parent with its entries. */
function isChild({ name }: DirentLike): boolean {
  return name !== '.' && name !== '..';
}

/** A source for one search. */
export function virtualSource(fs: FileSystem): Source {
  let stopped = false;
  /** Every call goes through here, so that none follows a stop. */
  async function call<T>(make: () => Promise<T>): Promise<T> {
    if (stopped) throw new Error('the search is over');
    return make();
  }
  const lstat = (location: string): Promise<StatLike> => call(() => fs.lstat(trimmed(location)));
  /** Links followed where the file system can. */
  const stat = (location: string): Promise<StatLike> =>
    fs.stat === undefined
      ? lstat(location)
      : call(() => (fs as Required<FileSystem>).stat(trimmed(location)));
  const readdir = async (location: string): Promise<DirentLike[]> =>
    (await call(() => fs.readdir(trimmed(location), { withFileTypes: true }))).filter(isChild);
  // Without `realpath` a link is a place of its own, and a loop of links ends with the deadline or the path's length.
  async function realPath(location: string): Promise<string> {
    if (fs.realpath === undefined) return trimmed(location);
    const real: unknown = await call(() => (fs as Required<FileSystem>).realpath(trimmed(location)));
    if (typeof real === 'string') return real;
    throw new SpanglobError('INVALID_ARGUMENT', `fs.realpath must resolve to a string, not ${typeof real}`);
  }

  async function follow(directory: string, entry: RawEntry): Promise<RawEntry> {
    if (entry.kind !== 'link' || fs.stat === undefined) return entry;
    const { name } = entry;
    try {
      const kind = kindOf(await stat(directory + name));
      return kind === 'directory'
        ? { name, kind, realPath: await realPath(directory + name) }
        : { name, kind };
    } catch {
      // It leads nowhere that can be looked at: it stays a link, and links are not listed.
      return entry;
    }
  }

  return {
    concurrency: CONCURRENCY,

    stop() {
      stopped = true;
    },

    async readDirectory(location, followLinks) {
      const entries = (await readdir(location)).map(entryOf);
      return followLinks ? Promise.all(entries.map((entry) => follow(location, entry))) : entries;
    },

    async readInBatches(location) {
      return batchesOf(await readdir(location), entryOf);
    },

    shorten: (location) => location,

    // It answers with promises whatever the size, and all at once.
    isHuge: () => false,

    async readMtime(location, followLinks) {
      try {
        return mtimeOf(await (followLinks ? stat(location) : lstat(location)));
      } catch (error) {
        return isAbsence(error) ? undefined : UNKNOWN_MTIME;
      }
    },

    async readKind(location) {
      const kind = kindOf(await stat(location));
      // A link that can't be followed for want of `stat` may be a directory: reading it will tell.
      return kind === 'link' ? 'directory' : kind;
    },

    async kindAt(location): Promise<EntryKind | undefined> {
      try {
        return kindOf(await lstat(location));
      } catch {
        return undefined;
      }
    },

    async readIgnoreFile(location) {
      if (kindOf(await stat(location)) !== 'file') return undefined;
      const text = await call(() => fs.readFile(location, 'utf8'));
      return cutAtLine(Buffer.from(text), IGNORE_FILE_BYTES);
    },

    realPath,
  };
}
