/** A directory that only this user can write to: what lies in it was put there by this user. */

import { lstat, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SpanglobError } from '../errors.ts';

const WRITABLE_BY_OTHERS = 0o022;

/**
 * Makes the directory (0700) where it is missing, and looks at what is there: a temp directory is
 * shared, and whoever guesses a name can be there first.
 * @throws SpanglobError `FS_PERMISSION_DENIED` for a link, or a directory that someone else owns or can write to;
 * `FS_NOT_DIRECTORY` for anything else that isn't a directory
 */
export async function ensurePrivateDirectory(directory: string): Promise<void> {
  const failure: unknown = await makeWithAncestors(directory).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  // Looked at also when it couldn't be made: a file or a dangling link in its place is told as such.
  const stats = await lstat(directory).catch((cause: unknown) => {
    throw failure ?? cause;
  });
  if (stats.isSymbolicLink()) throw refused(directory, 'it is a symbolic link');
  if (!stats.isDirectory()) {
    throw new SpanglobError(
      'FS_NOT_DIRECTORY',
      `Spill directory is not a directory: ${JSON.stringify(directory)}`,
    );
  }
  // Windows has neither user ids nor these mode bits; its temp directory is the user's own.
  const user = process.getuid?.();
  if (user === undefined) return;
  if (stats.uid !== user) throw refused(directory, 'another user owns it');
  if ((stats.mode & WRITABLE_BY_OTHERS) !== 0) throw refused(directory, 'other users can write to it');
}

/** Not by `recursive`, with which node tries for ever where nothing can be made, as in /proc. */
async function makeWithAncestors(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const parent = dirname(directory);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || parent === directory) throw cause;
    await makeWithAncestors(parent);
    await mkdir(directory, { mode: 0o700 });
  }
}

function refused(directory: string, reason: string): SpanglobError {
  return new SpanglobError(
    'FS_PERMISSION_DENIED',
    `Spill directory refused, ${reason}: ${JSON.stringify(directory)}. Give a private one as dir.`,
  );
}
