/** A tree that lies in memory, for `glob` to search. */
import type { DirentLike, FileSystem, StatLike } from '../../src/index.ts';
import type { Times } from './trees.ts';

const FILE = { isFile: () => true, isDirectory: () => false };
const DIRECTORY = { isFile: () => false, isDirectory: () => true };

/** The paths lie beneath `/`. */
export function inMemory(times: Times): FileSystem {
  const entries = new Map<string, DirentLike[]>([['/', []]]);
  for (const path of Object.keys(times)) add(entries, `/${path}`, FILE);
  const stat = async (path: string): Promise<StatLike> => {
    if (entries.has(path)) return { ...DIRECTORY, mtimeMs: 0 };
    const time = times[path.slice(1)];
    if (time === undefined) throw new Error(`ENOENT: ${path}`);
    return { ...FILE, mtimeMs: time * 1000 };
  };
  return {
    readdir: async (path) => entries.get(path) ?? [],
    lstat: stat,
    readFile: async () => '',
  };
}

function add(entries: Map<string, DirentLike[]>, path: string, kind: typeof FILE): void {
  const slash = path.lastIndexOf('/');
  const parent = path.slice(0, slash) || '/';
  const siblings = entries.get(parent) ?? [];
  siblings.push({ name: path.slice(slash + 1), ...kind });
  if (entries.has(parent)) return;
  entries.set(parent, siblings);
  add(entries, parent, DIRECTORY);
}
