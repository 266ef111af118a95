/**
 * The workspace whose page misled: 22 top-level entries, 11,485 files, 10,030 of them matching `*` (the
 * rest lie in the git stores of cloned projects), and one unpacked archive of 355 files that is older than
 * everything else.
 */
import { createRandom } from '../support/random.ts';
import type { TreeSpec } from '../support/tree.ts';
import { ARCHIVED, createClock, RECENT } from './times.ts';
import { inventPaths, inventStore } from './words.ts';

/** The entry whose files come first in modification-time order. */
const incidentArchive = 'legacy-site';

/** Files by directory; they add up to 9,671. */
const DIRECTORIES: Readonly<Record<string, number>> = {
  admin: 402,
  analytics: 118,
  api: 1204,
  assets: 913,
  docs: 287,
  'e2e-tests': 164,
  examples: 96,
  infra: 233,
  marketing: 341,
  mobile: 1487,
  notebooks: 58,
  packages: 1862,
  scripts: 41,
  services: 1175,
  templates: 77,
  tools: 129,
  web: 1084,
};
const LOOSE_FILES: readonly string[] = ['README.md', 'package.json', 'pnpm-lock.yaml', 'tsconfig.json'];

/** Files inside version-control stores, which no search enters; they add up to 1,455. */
const STORES: Readonly<Record<string, number>> = {
  'mobile/.git': 611,
  'services/search/.git': 338,
  'web/.git': 506,
};

export function incident(): TreeSpec {
  const random = createRandom(11_485);
  const clock = createClock(random);
  const tree: Record<string, number> = {};
  for (const path of inventPaths(random, incidentArchive, 355)) tree[path] = clock(ARCHIVED);
  for (const [base, count] of Object.entries(DIRECTORIES)) {
    for (const path of inventPaths(random, base, count)) tree[path] = clock(RECENT);
  }
  for (const path of LOOSE_FILES) tree[path] = clock(RECENT);
  for (const [base, count] of Object.entries(STORES)) {
    for (const path of inventStore(random, base, count)) tree[path] = clock(RECENT);
  }
  return tree;
}
