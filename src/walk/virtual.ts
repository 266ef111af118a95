/** A virtual file system as a source: its promises, its kinds, its ways of failing. */
import { SpanglobError } from '../errors.ts';
import { batchesOf } from './batches.ts';
import {
  type DirentLike,
  errnoOf,
  type FileSystem,
  kindOf,
  mtimeOf,
  type RawEntry,
  UNKNOWN_MTIME,
} from './file-system.ts';
import type { Source } from './source.ts';

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
  return { name: dirent.name, kind: kindOf(dirent) };
}

export function virtualSource(fs: FileSystem): Source {
  const readdir = (location: string): Promise<DirentLike[]> =>
    fs.readdir(trimmed(location), { withFileTypes: true });
  // Without `realpath` a link is a place of its own, and a loop of links ends with the deadline or the path's length.
  const realPath = async (location: string): Promise<string> =>
    fs.realpath === undefined ? trimmed(location) : fs.realpath(trimmed(location));

  async function follow(directory: string, entry: RawEntry): Promise<RawEntry> {
    if (entry.kind !== 'link' || fs.stat === undefined) return entry;
    const { name } = entry;
    try {
      const kind = kindOf(await fs.stat(directory + name));
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

    async readDirectory(location, followLinks) {
      const entries = (await readdir(location)).map(entryOf);
      return followLinks ? Promise.all(entries.map((entry) => follow(location, entry))) : entries;
    },

    async readInBatches(location) {
      return batchesOf(await readdir(location), entryOf);
    },

    async readMtime(location, followLinks) {
      try {
        return mtimeOf(await (followLinks && fs.stat !== undefined ? fs.stat(location) : fs.lstat(location)));
      } catch (error) {
        return errnoOf(error) === 'ENOENT' ? undefined : UNKNOWN_MTIME;
      }
    },

    async readKind(location) {
      const path = trimmed(location);
      const kind = kindOf(await (fs.stat === undefined ? fs.lstat(path) : fs.stat(path)));
      // A link that can't be followed for want of `stat` may be a directory: reading it will tell.
      return kind === 'link' ? 'directory' : kind;
    },

    realPath,
  };
}
