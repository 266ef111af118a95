/**
 * The local disk, read synchronously: `readdirSync` and `lstatSync` cost the
 * processor half of what the thread pool does, and the pump bounds how long
 * they hold the loop. Names that are not UTF-8 travel as surrogateescape.
 */
import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { localBatches } from './batches.ts';
import { kindOf, type RawEntry, UNKNOWN_MTIME } from './file-system.ts';
import { decodeName, locationOf } from './names.ts';
import type { Source } from './source.ts';

export const localDisk: Source = {
  concurrency: 1,

  readDirectory(location, followLinks) {
    const directory = location === '' ? '.' : location;
    const dirents = readdirSync(locationOf(directory), { withFileTypes: true });
    // U+FFFD may be in a name, or stand for bytes that the decoder lost.
    const entries = dirents.some((dirent) => dirent.name.includes('\ufffd'))
      ? readAsBytes(directory)
      : dirents.map((dirent) => entryOf(dirent.name, dirent));
    return followLinks ? entries.map((entry) => follow(location, entry)) : entries;
  },

  readInBatches: (location) => localBatches(location === '' ? '.' : location),

  readMtime(location, followLinks) {
    try {
      return (followLinks ? statSync : lstatSync)(locationOf(location), BIGINT)?.mtimeNs;
    } catch {
      // Its directory named it a moment ago: that it can't be stat'd leaves its time open, not its being there.
      return UNKNOWN_MTIME;
    }
  },

  readKind: (location) => kindOf(statSync(locationOf(location))),

  realPath,
};

const BIGINT = { bigint: true, throwIfNoEntry: false } as const;

function entryOf(name: string, dirent: Dirent): RawEntry {
  return { name, kind: kindOf(dirent) };
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
