/**
 * Real directory trees from object literals, below the system's temp directory.
 *
 *     const { root } = await makeTree({
 *       'src/a.ts': 'text',
 *       'old.ts': 3,                                   // empty, mtime in seconds
 *       'exact.ts': 1_700_000_000_123_456_789n,        // empty, mtime in nanoseconds
 *       'b.ts': { text: 'text', mtime: 4, mode: 0o600 },
 *       'empty/': null,
 *       'shut/': { mode: 0o000 },
 *       'link': { link: 'src' },
 *     });
 *
 * Names are strings; `\udc80`-`\udcff` in one stand for single bytes that aren't UTF-8. Every tree is
 * removed after the test file that made it (setup.ts); a script calls `remove()` itself.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { encodeName } from './bytes.ts';
import { setMtimes } from './mtime.ts';

/** Seconds as a number, nanoseconds as a bigint. */
export type Mtime = number | bigint;

export type TreeEntry =
  | string
  | Mtime
  | null
  | { readonly text?: string | Uint8Array; readonly mtime?: Mtime; readonly mode?: number }
  | { readonly link: string; readonly mtime?: Mtime };

/** Paths with `/` separators; a trailing `/` makes a directory. */
export type TreeSpec = Readonly<Record<string, TreeEntry>>;

export interface Tree {
  /** Absolute, with links resolved. */
  readonly root: string;
  readonly remove: () => Promise<void>;
}

const roots = new Set<string>();

export async function makeTree(spec: TreeSpec): Promise<Tree> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-test-')));
  roots.add(root);
  const mtimes: [Buffer, Mtime][] = [];
  const modes: [Buffer, number][] = [];
  const made = new Set<string>();
  for (const [name, entry] of Object.entries(spec)) {
    const isDirectory = name.endsWith('/');
    const parent = isDirectory ? name.slice(0, -1) : name.slice(0, Math.max(0, name.lastIndexOf('/')));
    if (!made.has(parent)) {
      fs.mkdirSync(at(root, parent), { recursive: true });
      made.add(parent);
    }
    const target = at(root, isDirectory ? parent : name);
    const details = normalize(entry);
    if ('link' in details) fs.symlinkSync(encodeName(details.link), target);
    else if (!isDirectory) fs.writeFileSync(target, details.text ?? '', { flag: 'wx' });
    if (details.mtime !== undefined) mtimes.push([target, details.mtime]);
    if ('mode' in details && details.mode !== undefined) modes.push([target, details.mode]);
  }
  setMtimes(mtimes);
  // Last, and deepest first as far as the literal lists parents first: a shut directory admits nothing more.
  for (const [target, mode] of modes.toReversed()) fs.chmodSync(target, mode);
  return { root, remove: async () => remove(root) };
}

/** Removes every tree that this process made and hasn't removed yet. */
export async function removeTrees(): Promise<void> {
  await Promise.all([...roots].map(remove));
}

/** Whether this platform's usual file system can hold these paths side by side, each spelt as given. */
export function canHold(paths: readonly string[]): boolean {
  if (process.platform === 'linux') return true;
  // Elsewhere case is ignored, and names are Unicode.
  const folded = new Set(paths.map((file) => file.toLowerCase()));
  if (folded.size !== paths.length || paths.some((file) => !file.isWellFormed())) return false;
  // Windows refuses these in names.
  const refused = /[<>:"|?*\\\u0000-\u001f]|[ .](?:\/|$)/;
  return process.platform !== 'win32' || !paths.some((file) => refused.test(file));
}

function normalize(entry: TreeEntry): Exclude<TreeEntry, string | Mtime | null> {
  if (entry === null) return {};
  if (typeof entry === 'string') return { text: entry };
  return typeof entry === 'object' ? entry : { mtime: entry };
}

function at(root: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), encodeName(name)]);
}

async function remove(root: string): Promise<void> {
  try {
    await fs.promises.rm(root, { recursive: true, force: true });
  } catch {
    // A directory that a test shut: open them all, then try once more.
    openDirectories(Buffer.from(root));
    await fs.promises.rm(root, { recursive: true, force: true });
  }
  roots.delete(root);
}

function openDirectories(directory: Buffer): void {
  fs.chmodSync(directory, 0o700);
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, encoding: 'buffer' })) {
    if (entry.isDirectory()) openDirectories(Buffer.concat([directory, Buffer.from('/'), entry.name]));
  }
}
