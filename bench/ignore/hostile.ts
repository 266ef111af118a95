/** What ignore files that are an attack cost, in memory. */
import { type DirentLike, type FileSystem, glob, type StatLike } from '../../src/index.ts';
import type { HostileRules } from '../../test/ignore/hostile-rules.ts';

const FILE = { isFile: () => true, isDirectory: () => false };
const DIRECTORY = { isFile: () => false, isDirectory: () => true };

/** Milliseconds of a search, and of the same search without the rules. The first pays for the rules. */
export async function hostileTimes({
  rules,
  paths,
}: HostileRules): Promise<[first: number, again: number, without: number]> {
  const fs = inMemory([...paths, '.gitignore'], rules);
  const timed = async (gitignore: boolean): Promise<number> => {
    const start = performance.now();
    await glob('*', { cwd: '/', fs, gitignore });
    return performance.now() - start;
  };
  await timed(false);
  return [await timed(true), await timed(true), await timed(false)];
}

function inMemory(paths: readonly string[], rules: string): FileSystem {
  const tree = new Map<string, Map<string, DirentLike>>();
  for (const path of paths) {
    const names = path.split('/');
    for (const [index, name] of names.entries()) {
      const parent = `/${names.slice(0, index).join('/')}`;
      const entries = tree.get(parent) ?? new Map<string, DirentLike>();
      tree.set(parent, entries.set(name, { name, ...(index === names.length - 1 ? FILE : DIRECTORY) }));
    }
  }
  return {
    readdir: async (path) => [...(tree.get(path)?.values() ?? [])],
    async lstat(path): Promise<StatLike> {
      if (path.includes('/.git/') || path.endsWith('/.git') || path.endsWith('/.jj'))
        throw new Error('ENOENT');
      return { ...(tree.has(path) ? DIRECTORY : FILE), mtimeMs: 0 };
    },
    readFile: async () => rules,
  };
}
