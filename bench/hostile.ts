/**
 * Milliseconds that each pattern of test/pattern/hostile-patterns.ts costs: `npm run bench:hostile`.
 * It is matched against names of 255 bytes and paths of 1,000, in a file system that lies in memory.
 */
import { type DirentLike, type FileSystem, glob, type StatLike } from '../src/index.ts';
import { hostilePaths, hostilePatterns } from '../test/pattern/hostile-patterns.ts';

const file = { isFile: () => true, isDirectory: () => false };
const directory = { isFile: () => false, isDirectory: () => true };

/** Directory to its entries, by name. */
const tree = new Map<string, Map<string, DirentLike>>([['/', new Map()]]);
for (const path of hostilePaths) {
  let parent = '/';
  const names = path.split('/');
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    const entries = tree.get(parent) ?? new Map<string, DirentLike>();
    tree.set(parent, entries);
    // Of a file and a directory of one name the directory stays.
    if (!isLast || !entries.has(name)) entries.set(name, { name, ...(isLast ? file : directory) });
    parent = parent === '/' ? `/${name}` : `${parent}/${name}`;
  }
}

const fs: FileSystem = {
  readdir: async (path) => [...(tree.get(path)?.values() ?? [])],
  lstat: async (path): Promise<StatLike> => ({ ...(tree.has(path) ? directory : file), mtimeMs: 0 }),
  readFile: async () => '',
};

async function milliseconds(pattern: string): Promise<number> {
  const start = performance.now();
  await glob(pattern, { cwd: '/', fs });
  return performance.now() - start;
}

// The first run pays for the code, not for the pattern.
await milliseconds('**/*.ts');
console.log('| pattern | ms |\n|---|---:|');
for (const { title, pattern } of hostilePatterns) {
  const fastest = Math.min(
    await milliseconds(pattern),
    await milliseconds(pattern),
    await milliseconds(pattern),
  );
  console.log(`| ${title} | ${fastest.toFixed(1)} |`);
}
