/** What `list` rejects, and with which words. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ErrorCode, type FileSystem, type ListOptions, list, SpanglobError } from '../src/index.ts';
import { makeTree } from './support/tree.ts';

const onPosix = test.runIf(process.platform !== 'win32');

async function failure(...args: Parameters<typeof list>): Promise<SpanglobError> {
  const error = await list(...args).then(
    () => expect.fail('a page'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SpanglobError);
  return error as SpanglobError;
}

/** A file system of one directory that fails, and the calls that it gets. */
function failing(error: unknown): { fs: FileSystem; calls: string[] } {
  const calls: string[] = [];
  const fail = (name: string) => async (): Promise<never> => {
    calls.push(name);
    throw error;
  };
  return { fs: { readdir: fail('readdir'), lstat: fail('lstat'), readFile: fail('readFile') }, calls };
}

describe('a place', () => {
  test('that does not exist: the nearest name beside its first missing segment', async () => {
    const { root } = await makeTree({ 'src/components/a.ts': '', 'docs/': null });
    const at = async (place: string): Promise<[ErrorCode, string]> => {
      const { code, message } = await failure(place, { cwd: root });
      return [code, message];
    };
    expect(await at('scr')).toEqual(['FS_NOT_FOUND', 'scr does not exist; did you mean src?']);
    expect(await at('src/component')).toEqual([
      'FS_NOT_FOUND',
      'src/component does not exist; did you mean components?',
    ]);
    expect(await at('scr/components')).toEqual([
      'FS_NOT_FOUND',
      'scr/components does not exist; did you mean src?',
    ]);
    expect(await at('nothing-like-it')).toEqual([
      'FS_NOT_FOUND',
      'nothing-like-it does not exist; check its spelling',
    ]);
  });

  test('that is a link to nowhere is not said to be misspelt', async () => {
    const { root } = await makeTree({ dangling: { link: 'nowhere' }, dangler: '' });
    const { code, message } = await failure('dangling', { cwd: root });
    expect(code).toBe('FS_NOT_FOUND');
    expect(message).toBe('dangling does not exist; dangling is a link that leads nowhere');
  });

  test('that is a file', async () => {
    const { root } = await makeTree({ 'src/a.ts': '' });
    const error = await failure('src/a.ts', { cwd: root });
    expect(error.code).toBe('FS_NOT_DIRECTORY');
    expect(error.message).toBe('src/a.ts is not a directory; give the directory that holds it (src)');
    expect(error.cause).toMatchObject({ code: 'ENOTDIR' });
  });

  onPosix('that may not be read', async () => {
    const { root } = await makeTree({ 'shut/a': '', 'open/': null });
    fs.chmodSync(root, 0o755);
    fs.chmodSync(path.join(root, 'shut'), 0);
    const isRoot = process.geteuid?.() === 0;
    // Nothing is shut to root: for two calls the process is nobody.
    if (isRoot) process.seteuid?.(65534);
    try {
      expect(await list(root)).toMatchObject({ totalEntries: 2 });
      const error = await failure('shut', { cwd: root });
      expect(error.code).toBe('FS_PERMISSION_DENIED');
      expect(error.message).toContain('shut cannot be read (EACCES)');
    } finally {
      if (isRoot) process.seteuid?.(0);
      fs.chmodSync(path.join(root, 'shut'), 0o755);
    }
  });

  onPosix('that fails in any other way', async () => {
    const { root } = await makeTree({ loop: { link: 'loop' } });
    const error = await failure('loop', { cwd: root });
    expect(error.code).toBe('FS_IO_ERROR');
    expect(error.message).toContain('loop cannot be read (ELOOP)');
    expect(error.cause).toMatchObject({ code: 'ELOOP' });
  });

  test.each<[errno: string, code: ErrorCode, calls: string[]]>([
    ['ENOENT', 'FS_NOT_FOUND', ['readdir', 'readdir', 'readdir']],
    ['ENOTDIR', 'FS_NOT_DIRECTORY', ['readdir', 'lstat', 'lstat']],
    ['EACCES', 'FS_PERMISSION_DENIED', ['readdir']],
    ['EPERM', 'FS_PERMISSION_DENIED', ['readdir']],
    ['ERR_ACCESS_DENIED', 'FS_PERMISSION_DENIED', ['readdir']],
    ['EIO', 'FS_IO_ERROR', ['readdir']],
    ['EMFILE', 'FS_IO_ERROR', ['readdir']],
  ])('%s of a virtual file system is %s, whether code or message tells', async (errno, code, calls) => {
    // For a missing place the parents are read, to name what is like it;
    // what leads through a file is stat'd, to name the file.
    const byMessage = /^E[A-Z]+$/.test(errno) ? [new Error(`${errno}: no`)] : [];
    for (const error of [Object.assign(new Error('no'), { code: errno }), ...byMessage]) {
      const virtual = failing(error);
      expect(await failure('/w/x', { cwd: '/', fs: virtual.fs })).toMatchObject({ code, cause: error });
      expect(virtual.calls).toEqual(calls);
    }
  });
});

describe('an argument', () => {
  test.each<[offset: unknown, given: string]>([
    [0, '0'],
    [-1, '-1'],
    [1.5, '1.5'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [4, '4'],
    [9999, '9999'],
    ['2', 'a value of type string'],
    [null, 'a value of type object'],
    [2n, 'a value of type bigint'],
  ])('offset %s of three entries', async (offset, given) => {
    const { root } = await makeTree({ 'd/': null, a: '', b: '' });
    const error = await failure('.', { cwd: root, offset: offset as number });
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(error.message).toBe(
      `offset must be an integer from 1 to 3, not ${given}; there are 3 entries in .`,
    );
  });

  test('offset 2 where there is at most one entry', async () => {
    const { root } = await makeTree({ 'none/': null, 'one/a': '' });
    const message = async (place: string): Promise<string> =>
      (await failure(place, { cwd: root, offset: 2 })).message;
    expect(await message('none')).toBe('offset must be 1, not 2; there are 0 entries in none');
    expect(await message('one')).toBe('offset must be 1, not 2; there is 1 entry in one');
  });

  test('an option that there is not', async () => {
    const options = { Offset: 2 } as ListOptions;
    const { code, message } = await failure('.', options);
    expect(code).toBe('INVALID_ARGUMENT');
    expect(message).toBe('there is no option Offset; the options are cwd, fs, signal, offset, limit');
  });

  test.each([0, -1, 2.5, Number.NaN, '10'])('limit %s', async (limit) => {
    const { root } = await makeTree({ a: '', b: '' });
    const error = await failure('.', { cwd: root, limit: limit as number });
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(error.message).toMatch(
      /^limit must be an integer of at least 1, not .*; there are 2 entries in \.$/,
    );
  });

  test('path and cwd', async () => {
    expect(await failure(5 as unknown as string)).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await failure('a\0b')).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await failure('.', { cwd: 5 as unknown as string })).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
