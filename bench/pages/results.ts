/** What `glob` finds in the trees: every file, in each of its orders. */
import fs from 'node:fs';
import path from 'node:path';
import { type GlobOptions, type GlobResult, glob, type SortOrder } from '../../src/index.ts';
import { inMemory } from './memory.ts';
import type { Times } from './trees.ts';

export type Results = Readonly<Record<SortOrder, GlobResult>>;

export async function resultsOf(times: Times): Promise<Results> {
  return inEachOrder({ cwd: '/', fs: inMemory(times) });
}

/** This repository as it stands here, its dependencies with it; nothing where these aren't installed. */
export async function resultsOfRepository(): Promise<Results | undefined> {
  const root = path.resolve(import.meta.dirname, '../..');
  if (!fs.existsSync(path.join(root, 'node_modules'))) return undefined;
  // The projects beneath test/ have dependencies of their own, which few install.
  const projects = fs.readdirSync(path.join(root, 'test')).map((name) => `test/${name}/node_modules`);
  return inEachOrder({ cwd: root, exclude: projects });
}

/** One search: the other orders follow from the oldest first, as no invented tree has two equal times. */
async function inEachOrder(options: GlobOptions): Promise<Results> {
  const oldest = await glob('*', { ...options, gitignore: false });
  return {
    oldest,
    newest: { ...oldest, paths: oldest.paths.toReversed(), sort: 'newest' },
    path: { ...oldest, paths: oldest.paths.toSorted(), sort: 'path' },
  };
}
