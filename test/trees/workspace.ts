/**
 * A second, smaller workspace, where the head of the result looks almost fair: 24 top-level entries (one an
 * empty directory, five loose files), 716 files, an old subtree that fills most of the first 100, and six
 * entries that share the rest of them.
 */
import { createRandom } from '../support/random.ts';
import type { TreeSpec } from '../support/tree.ts';
import { ARCHIVED, createClock, NEARLY_AS_OLD, RECENT } from './times.ts';
import { inventPaths } from './words.ts';

const OLD_SUBTREE = 'archive-2017';
const OLD_FILES = 88;

/** Files by directory, and how many of them are nearly as old as the old subtree: twelve in all. */
const DIRECTORIES: readonly (readonly [name: string, files: number, old: number])[] = [
  ['app', 143, 0],
  ['brand', 17, 3],
  ['components', 96, 0],
  ['config', 11, 2],
  ['data', 34, 0],
  ['design', 22, 2],
  ['docs', 41, 3],
  ['hooks', 19, 0],
  ['i18n', 27, 0],
  ['lib', 63, 0],
  ['migrations', 31, 0],
  ['public', 38, 1],
  ['scripts', 9, 0],
  ['server', 52, 0],
  ['styles', 14, 0],
  ['tests', 5, 0],
  ['types', 1, 0],
];
const LOOSE_FILES: readonly string[] = ['README.md', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const OLD_LOOSE_FILE = 'LICENSE';

export function workspace(): TreeSpec {
  const random = createRandom(716);
  const clock = createClock(random);
  const tree: Record<string, number | null> = { 'uploads/': null };
  for (const path of inventPaths(random, OLD_SUBTREE, OLD_FILES)) tree[path] = clock(ARCHIVED);
  for (const [base, files, old] of DIRECTORIES) {
    inventPaths(random, base, files).forEach((path, index) => {
      tree[path] = clock(index < old ? NEARLY_AS_OLD : RECENT);
    });
  }
  for (const path of LOOSE_FILES) tree[path] = clock(RECENT);
  tree[OLD_LOOSE_FILE] = clock(NEARLY_AS_OLD);
  return tree;
}
