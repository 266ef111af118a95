/** A virtual file system gives what the disk gives. */
import { memfs } from 'memfs';
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';
import { workspace } from '../trees/workspace.ts';
import { observe } from './observed.ts';

const spec = workspace();
const { root } = await makeTree(spec);

/** The same tree in memory, at `/w`. */
function inMemory(): FileSystem {
  const { fs } = memfs({ '/w': null });
  for (const [name, mtime] of Object.entries(spec)) {
    const location = `/w/${name}`;
    fs.mkdirSync(name.endsWith('/') ? location : location.slice(0, location.lastIndexOf('/')), {
      recursive: true,
    });
    if (name.endsWith('/')) continue;
    fs.writeFileSync(location, '');
    fs.utimesSync(location, mtime as number, mtime as number);
  }
  return fs.promises as unknown as FileSystem;
}

const memory = inMemory();

describe.each([
  ['memfs', memory, '/w'],
  ['node:fs/promises', observe(root).fs, root],
])('%s', (_name, fs, cwd) => {
  test.each(['*', '*.ts', 'docs/**', '/*', '!docs', '**/*.{css,png}', 'uploads/*'])('%s', async (pattern) => {
    const options = { gitignore: false } as const;
    const disk = await glob(pattern, { ...options, cwd: root });
    expect(await glob(pattern, { ...options, cwd, fs })).toEqual(disk);
    expect(await glob(pattern, { ...options, cwd, fs, sort: 'newest' })).toEqual(
      await glob(pattern, { ...options, cwd: root, sort: 'newest' }),
    );
  });

  test('beneath a root', async () => {
    const options = { gitignore: false, path: 'docs' } as const;
    expect(await glob('*', { ...options, cwd, fs })).toEqual(await glob('*', { ...options, cwd: root }));
  });

  test('a root that is missing, with its nearest sibling, or that is a file', async () => {
    await expect(glob('*', { cwd, fs, path: 'dosc' })).rejects.toThrow(
      'dosc does not exist; did you mean docs?',
    );
    await expect(glob('*', { cwd, fs, path: 'LICENSE' })).rejects.toMatchObject({ code: 'FS_NOT_DIRECTORY' });
  });
});

describe('what file systems differ in', () => {
  const entry = { isFile: () => true, isDirectory: () => false };
  const one = (lstat: object, dirent: object = entry): FileSystem => ({
    readdir: async () => ['a', 'b'].map((name) => ({ ...entry, ...dirent, name })),
    lstat: async (path) =>
      path === '/'
        ? { isFile: () => false, isDirectory: () => true }
        : { ...entry, mtimeMs: 5, ...(path === '/b' ? lstat : {}) },
    readFile: async () => '',
  });

  test.each<[string, object, string[]]>([
    ['mtimeNs', { mtimeNs: 4_999_999n }, ['b', 'a']],
    ['mtimeNs before mtimeMs', { mtimeNs: 5_000_001n, mtimeMs: 1 }, ['a', 'b']],
    ['mtimeMs', { mtimeMs: 4.9999 }, ['b', 'a']],
    ['mtime alone', { mtimeMs: undefined, mtime: new Date(4) }, ['b', 'a']],
    ['no time: last', { mtimeMs: undefined }, ['a', 'b']],
    ['a time that is none: last', { mtimeMs: Number.NaN }, ['a', 'b']],
    ['before 1970', { mtimeMs: -0.5 }, ['b', 'a']],
    ['before 1677', { mtimeNs: -(2n ** 70n) }, ['b', 'a']],
    ['after 2262', { mtimeNs: 2n ** 64n }, ['a', 'b']],
    ['after 2262 in milliseconds', { mtimeMs: 2 ** 64 }, ['a', 'b']],
  ])('%s', async (_title, lstat, paths) => {
    expect((await glob('*', { gitignore: false, cwd: '/', fs: one(lstat) })).paths).toEqual(paths);
  });

  test('booleans instead of methods, and no links', async () => {
    const fs = one({}, { isFile: true, isDirectory: false });
    expect((await glob('*', { gitignore: false, cwd: '/', fs })).paths).toEqual(['a', 'b']);
  });

  test('paths of Windows where the workdir is spelt so', async () => {
    const asked: string[] = [];
    const base = one({});
    const fs: FileSystem = {
      ...base,
      lstat: async (path) => {
        asked.push(path);
        return path.endsWith('w')
          ? { isFile: () => false, isDirectory: () => true }
          : { ...entry, mtimeMs: 1 };
      },
      readdir: async (path, options) => {
        asked.push(path);
        return base.readdir(path, options);
      },
    };
    const result = await glob('*', { gitignore: false, cwd: 'C:\\u', path: 'w', fs });
    expect(result).toMatchObject({ root: 'w', paths: ['w/a', 'w/b'] });
    expect(new Set(asked)).toEqual(new Set(['C:/u/w', 'C:/u/w/a', 'C:/u/w/b']));
  });
});
