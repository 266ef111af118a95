/**
 * A tree to walk: packages of nested directories, a few files each, as
 * workspaces are. Made once per size in a cache directory outside the
 * repository. A fifth of the files are `.ts`.
 */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../test/support/random.ts';
import { madeOnce, type Progress } from './cache.ts';

const EXTENSIONS = ['.ts', '.js', '.json', '.md', '.css'] as const;
const NAMES = [
  'index',
  'main',
  'user',
  'order',
  'config',
  'client',
  'server',
  'types',
  'route',
  'view',
  'model',
  'store',
];
const FOLDERS = ['src', 'lib', 'test', 'docs', 'assets', 'internal', 'api', 'core'];

/** The root of a tree of that many files. Five files a directory, nine in the large ones. */
export function evenTree(files: number, progress: Progress): string {
  return madeOnce(`even-v2-${files}`, (root) => fill(root, files, progress));
}

function fill(root: string, files: number, progress: Progress): void {
  const random = createRandom(files);
  const packages = Math.max(4, Math.round(files / 1000));
  const perDirectory = files > 50_000 ? 9 : 5;
  let made = 0;
  for (let index = 0; index < packages; index++) {
    const base = join(root, index === 0 ? 'src' : `pkg${index}`);
    const share = Math.floor(((index + 1) * files) / packages) - Math.floor((index * files) / packages);
    const folders = [base, join(base, 'src')];
    const count = Math.max(2, Math.round(share / perDirectory));
    for (let folder = 2; folder < count; folder++) {
      // Two in three beneath the package's `src`, the others anywhere.
      const parent =
        folders[
          random.below(3) < 2 ? Math.max(1, random.below(folders.length)) : random.below(folders.length)
        ];
      folders.push(join(parent as string, `${random.pick(FOLDERS)}${folder}`));
    }
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (let file = 0; file < share; file++) {
      const folder = folders[file < folders.length ? file : random.below(folders.length)] as string;
      const path = join(folder, `${random.pick(NAMES)}${file}${EXTENSIONS[file % EXTENSIONS.length]}`);
      writeFileSync(path, '');
      // Spread over five years, to the microsecond.
      const mtime =
        1_600_000_000 + ((random.next() * 2 ** 21 + (random.next() >>> 11)) / 2 ** 53) * 150_000_000;
      utimesSync(path, mtime, mtime);
      if (++made % 1000 === 0) progress(made, files);
    }
  }
}
