/** What can't be read is told, and the rest is returned. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import type { GlobResult } from '../../src/result.ts';
import type { DirentLike } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';
import { failure, observe } from './observed.ts';

const { root } = await makeTree({ a: 1, 'open/b': 2, 'shut/c': 3, 'shut/deep/d': 4, e: 5 });
const all = { gitignore: false, cwd: root };

/** Root may read everything: then the search is made as someone else. */
async function unprivileged<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('a directory that cannot be read', () => {
  test.each(['EACCES', 'EPERM', 'EIO', 'ESTALE'])('%s is told', async (code) => {
    const shut = observe(root, {
      readdir: (name, disk) => (name === 'shut' ? Promise.reject<DirentLike[]>(failure(code)) : disk()),
    });
    expect(await glob('*', { ...all, fs: shut.fs })).toMatchObject({
      paths: ['a', 'open/b', 'e'],
      complete: false,
      skipped: [{ path: 'shut', code }],
    });
  });

  test('throwing at once is a failure too', async () => {
    const shut = observe(root, {
      readdir: (name, disk) => {
        if (name === 'shut') throw new Error('EIO: broken');
        return disk();
      },
    });
    const { paths, skipped } = await glob('*', { ...all, fs: shut.fs });
    expect(paths).toEqual(['a', 'open/b', 'e']);
    expect(skipped).toEqual([{ path: 'shut', code: 'EIO' }]);
  });

  test('is not missed where nothing in it could match', async () => {
    const shut = observe(root, {
      readdir: (name, disk) => (name === 'shut' ? Promise.reject<DirentLike[]>(failure('EACCES')) : disk()),
    });
    expect(await glob('/*', { ...all, fs: shut.fs })).toMatchObject({ paths: ['a', 'e'], complete: true });
  });

  test.skipIf(process.platform === 'win32')('on the disk', async () => {
    const real = await makeTree({ a: 1, 'open/b': 2, 'shut/c': 3, 'shut/': { mode: 0o000 } });
    fs.chmodSync(real.root, 0o755);
    const search = (given?: string): Promise<GlobResult> =>
      unprivileged(() => glob('*', { gitignore: false, cwd: real.root, path: given }));
    expect(await search()).toMatchObject({
      paths: ['a', 'open/b'],
      complete: false,
      skipped: [{ path: 'shut', code: 'EACCES' }],
    });
    await expect(search('shut')).rejects.toMatchObject({
      code: 'FS_PERMISSION_DENIED',
      message: 'shut cannot be read (EACCES); choose another directory or change its permissions',
    });
  });
});

describe('a file', () => {
  test('that vanishes after its directory was read is dropped', async () => {
    const vanishing = await makeTree({ a: 1, 'd/b': 2, c: 3 });
    const observed = observe(vanishing.root, {
      readdir: async (name, disk) => {
        const entries = await disk();
        if (name === 'd') fs.rmSync(path.join(vanishing.root, 'd/b'));
        return entries;
      },
    });
    const result = await glob('*', { gitignore: false, cwd: vanishing.root, fs: observed.fs });
    expect(result).toMatchObject({ paths: ['a', 'c'], complete: true, skipped: [] });
  });

  test('whose time cannot be read is listed, last', async () => {
    const observed = observe(root, {
      lstat: (name, disk) => (name === 'a' || name === 'open/b' ? Promise.reject(failure('EIO')) : disk()),
    });
    expect(await glob('*', { ...all, fs: observed.fs })).toMatchObject({
      paths: ['shut/c', 'shut/deep/d', 'e', 'a', 'open/b'],
      complete: true,
      skipped: [],
    });
  });
});
