/** Who is compared: our `glob`, the real git and the real ripgrep, asked which files ignore rules leave. */
import fs from 'node:fs';
import { glob } from '../../src/glob.ts';
import { gitFiles, gitVersion } from '../support/git.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import type { IgnoreTree } from './tree.ts';

/** `glob`, or a broken copy of it. */
export type Glob = typeof glob;

export interface Oracle {
  readonly title: string;
  /** Files left, relative to `root`. `place` is where the search starts: empty, or ending in `/`. */
  readonly files: (root: string, place: string) => Promise<string[]>;
  /** Whether it must be asked about this tree by itself: it tells nothing of it from above, or something else. */
  readonly isAskedAlone: (tree: IgnoreTree) => boolean;
}

const hasRepository = (tree: IgnoreTree): boolean => tree.repositories.length > 0;

export const git: Oracle = {
  title: `git ${gitVersion()}`,
  files: gitFiles,
  isAskedAlone: hasRepository,
};

export const ripgrep: Oracle = {
  title: `ripgrep ${rgVersion()}`,
  async files(root, place) {
    // In a repository it finds the boundaries by itself; with the option it would see none.
    const extra = fs.existsSync(`${root}/.git`) ? [] : ['--no-require-git'];
    // Threads cost more than a small tree takes.
    const options = { noIgnore: false, sort: 'none', extra: [...extra, '--threads=1'] } as const;
    const { paths, stderr } = await rgFiles(`${root}/${place}`, undefined, options);
    if (stderr !== '') throw new Error(stderr);
    return paths.map((path) => place + path);
  },
  isAskedAlone: hasRepository,
};

export const ourGlob: Glob = glob;

export async function ourFiles(search: Glob, root: string, place: string): Promise<readonly string[]> {
  const { paths, complete, skipped } = await search('**', { cwd: root, path: place || '.', sort: 'path' });
  if (!complete || skipped.length > 0) throw new Error(`skipped: ${JSON.stringify(skipped)}`);
  return paths;
}
