/** Complete lists as files in a private directory, safe to share between processes of one user. */

import { Buffer } from 'node:buffer';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SpanglobError } from '../errors.ts';
import { overflow, requireBounds, requireRoom, SPILL_HINT, type SpillBounds, safeName } from './bounds.ts';
import { ensurePrivateDirectory } from './private-directory.ts';
import type { SpillStore } from './store.ts';

/** Where files go and how many stay. */
export interface FileSpillOptions extends SpillBounds {
  /** Default: `spanglob-USER` under the temp directory of the operating system. Made when first needed. */
  readonly dir?: string | undefined;
}

/** A store whose locators are absolute paths. */
export interface FileSpillStore extends SpillStore {
  /** The directory of the files, absolute: what a walk leaves out. It may not exist yet. */
  readonly directory: string;
  /** Removes the files that this store saved; not the directory, which others may use. */
  dispose(): Promise<void>;
}

/** A saved file: name, moment in milliseconds, turn within the process, randomness. No other file is ever pruned. */
const SAVED = /-(\d{13}-\d{6})-[0-9a-f]{16}\.spanglob\.txt$/;

/** A file still being written, with its moment. */
const UNFINISHED = /-(\d{13})-\d{6}-[0-9a-f]{16}\.spanglob\.tmp$/;

/** Milliseconds after which an unfinished file is what a crash left behind. */
const ABANDONED = 60 * 60 * 1000;

/**
 * Keeps texts as files: 0600 in a directory of 0700, written whole under another name, then renamed.
 * `save` rejects with a `SpanglobError`: `FS_PERMISSION_DENIED` or `FS_NOT_DIRECTORY` for a directory
 * that isn't private or isn't one, `INVALID_ARGUMENT` for a text over `maxBytes`, `FS_IO_ERROR` for the rest.
 * @throws SpanglobError `INVALID_ARGUMENT` for a bound that isn't one
 */
export function fileSpillStore(options: FileSpillOptions = {}): FileSpillStore {
  const limits = requireBounds(options);
  const directory = resolve(options.dir ?? join(tmpdir(), `spanglob-${process.getuid?.() ?? 'user'}`));
  const saved = new Set<string>();
  let turn = 0;

  async function write(base: string, text: string, signal: AbortSignal | undefined): Promise<string> {
    await ensurePrivateDirectory(directory);
    const unfinished = join(directory, `${base}.spanglob.tmp`);
    const locator = join(directory, `${base}.spanglob.txt`);
    try {
      await writeNew(unfinished, text, signal);
      signal?.throwIfAborted();
      await rename(unfinished, locator);
    } catch (cause) {
      await rm(unfinished, { force: true });
      throw cause;
    }
    saved.add(locator);
    return locator;
  }

  return {
    directory,
    async save({ name, text, signal }) {
      signal?.throwIfAborted();
      requireRoom(Buffer.byteLength(text), limits.maxBytes);
      turn += 1;
      const stamp = `${Date.now()}-${String(turn % 1_000_000).padStart(6, '0')}`;
      const base = `${safeName(name)}-${stamp}-${randomHex()}`;
      try {
        const locator = await write(base, text, signal);
        // A file that can't be pruned costs disk space, not the answer.
        await prune(directory, locator, limits).catch(() => undefined);
        return { locator, hint: SPILL_HINT };
      } catch (cause) {
        signal?.throwIfAborted();
        throw cause instanceof SpanglobError ? cause : notSaved(directory, cause);
      }
    },
    async dispose() {
      const files = Array.from(saved);
      saved.clear();
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
  };
}

/** Exclusively, so that a link lying in wait isn't followed. */
async function writeNew(path: string, text: string, signal: AbortSignal | undefined): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text, signal === undefined ? {} : { signal });
  } finally {
    await file.close();
  }
}

/**
 * Removes the oldest saved files past the bounds, and what crashes left unfinished. Other processes
 * may prune at the same time: all would choose the same files, and one that is gone is no failure.
 */
async function prune(
  directory: string,
  newest: string,
  limits: { maxBytes: number; maxFiles: number },
): Promise<void> {
  const names = await readdir(directory);
  const kept: { path: string; stamp: string; bytes: number }[] = [];
  for (const name of names) {
    const path = join(directory, name);
    const stamp = SAVED.exec(name)?.[1];
    const begun = UNFINISHED.exec(name)?.[1];
    if (begun !== undefined && Date.now() - Number(begun) > ABANDONED) await rm(path, { force: true });
    const stats = stamp === undefined ? undefined : await lstat(path).catch(() => undefined);
    if (stamp !== undefined && stats?.isFile()) kept.push({ path, stamp, bytes: stats.size });
  }
  // What was just saved is told of in a footer about to be read, so it counts as newest by any clock.
  kept.sort((a, b) => Number(a.path === newest) - Number(b.path === newest) || (a.stamp < b.stamp ? -1 : 1));
  for (const { path } of overflow(kept, limits)) await rm(path, { force: true });
}

function notSaved(directory: string, cause: unknown): SpanglobError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SpanglobError('FS_IO_ERROR', `Could not save to ${JSON.stringify(directory)}: ${reason}`, {
    cause,
  });
}

/** By the global `crypto`: importing node's own takes 5 ms, which a page that fits should not cost. */
function randomHex(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex');
}
