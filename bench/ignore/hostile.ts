/** Ignore files that are an attack, against directories that let them be one, in memory. */
import { type DirentLike, type FileSystem, glob, type StatLike } from '../../src/index.ts';

const FILE = { isFile: () => true, isDirectory: () => false };
const DIRECTORY = { isFile: () => false, isDirectory: () => true };

export interface HostileCase {
  readonly title: string;
  readonly rules: string;
  /** Files, each without others beside it but those named here. */
  readonly paths: readonly string[];
}

const number = (index: number): string => index.toString(36).padStart(4, '0');

/** Four letters of eight, in one of 1,680 ways. */
function four(seed: number): string {
  const letters = [...'abcdefgh'];
  return [8, 7, 6, 5].map((left, turn) => letters.splice((seed >> (turn * 2)) % left, 1)[0]).join('');
}

export const hostileCases: readonly HostileCase[] = [
  {
    title: '5,000 rules `*N*N`, 1,000 names',
    rules: Array.from({ length: 5000 }, (_, index) => `*${number(index)}*${number(index * 7)}`).join('\n'),
    paths: Array.from({ length: 1000 }, (_, index) => `file-${number(index * 3)}-${number(index * 5)}.ts`),
  },
  {
    title: '5,000 rules `**/*N?[a-z]*`, 1,000 names',
    rules: Array.from({ length: 5000 }, (_, index) => `**/*${number(index)}?[a-z]*`).join('\n'),
    paths: Array.from({ length: 1000 }, (_, index) => `${number(index * 3)}x${number(index * 5)}.ts`),
  },
  {
    title: '5,000 rules `*[C]*[C]*N`, 1,000 names',
    rules: Array.from(
      { length: 5000 },
      (_, index) => `*[${four(index)}]*[${four(index * 31)}]*${number(index)}`,
    ).join('\n'),
    paths: Array.from(
      { length: 1000 },
      (_, index) => `${four(index * 7)}${four(index * 13)}${four(index * 17)}-${number(index)}.ts`,
    ),
  },
  {
    title: '`a/**/` eight times, then `x`, a path 120 deep',
    rules: `${'a/**/'.repeat(8)}x`,
    paths: [`${'a/'.repeat(120)}y`],
  },
  {
    title: '`*a` 40 times, then `*b`, names of 255 bytes',
    rules: `${'*a'.repeat(40)}*b`,
    paths: Array.from({ length: 1000 }, (_, index) => 'a'.repeat(250) + number(index)),
  },
];

/** Milliseconds of a search, and of the same search without the rules. The first pays for the rules. */
export async function hostileTimes({
  rules,
  paths,
}: HostileCase): Promise<[first: number, again: number, without: number]> {
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
