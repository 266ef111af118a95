/** A virtual file system as a source: its promises, its kinds, its ways of failing. */
import { errnoOf, type FileSystem, kindOf, mtimeOf, type RawEntry, UNKNOWN_MTIME } from './file-system.ts';
import type { Source } from './source.ts';

/** Calls to a virtual file system that may be under way at once. */
const CONCURRENCY = 32;

/** `node:fs` and its likes want no slash behind a directory's name; locations have one. */
function trimmed(location: string): string {
  return location.length > 1 && location.endsWith('/') ? location.slice(0, -1) : location;
}

export function virtualSource(fs: FileSystem): Source {
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
      const dirents = await fs.readdir(trimmed(location), { withFileTypes: true });
      const entries = dirents.map((dirent): RawEntry => ({ name: dirent.name, kind: kindOf(dirent) }));
      return followLinks ? Promise.all(entries.map((entry) => follow(location, entry))) : entries;
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
