import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { list } from '../../src/list.ts';
import { createTools } from '../../src/tools/tools.ts';
import { makeTree } from '../support/tree.ts';
import { failure, observe } from './observed.ts';

const onPosix = test.skipIf(process.platform === 'win32');
const all = { gitignore: false } as const;

const { root } = await makeTree({ 'packages/a/x.ts': 1, 'packages/b/x.ts': 2, 'README.md': 3 });
const slashed = root.replaceAll('\\', '/');

describe('a root and how it is shown', () => {
  test.each([
    [undefined, '.', ['packages/a/x.ts', 'packages/b/x.ts']],
    ['.', '.', ['packages/a/x.ts', 'packages/b/x.ts']],
    ['', '.', ['packages/a/x.ts', 'packages/b/x.ts']],
    ['packages', 'packages', ['packages/a/x.ts', 'packages/b/x.ts']],
    ['packages/a/', 'packages/a', ['packages/a/x.ts']],
    ['packages/a/.', 'packages/a', ['packages/a/x.ts']],
    ['./packages//a', 'packages/a', ['packages/a/x.ts']],
    ['packages/a/../b', 'packages/b', ['packages/b/x.ts']],
    [path.join(root, 'packages/a'), 'packages/a', ['packages/a/x.ts']],
  ])('%s', async (given, display, paths) => {
    expect(await glob('*.ts', { ...all, cwd: root, path: given })).toMatchObject({ root: display, paths });
  });

  test('outside the workdir it is absolute', async () => {
    for (const given of ['../b', path.join(root, 'packages/b')]) {
      const result = await glob('*.ts', { ...all, cwd: path.join(root, 'packages/a'), path: given });
      expect(result).toMatchObject({ root: `${slashed}/packages/b`, paths: [`${slashed}/packages/b/x.ts`] });
    }
    const above = await glob('a/*', { ...all, cwd: path.join(root, 'packages/a'), path: '..' });
    expect(above).toMatchObject({ root: `${slashed}/packages`, paths: [`${slashed}/packages/a/x.ts`] });
  });

  test('the workdir may be relative to the process\u2019s', async () => {
    const cwd = path.relative(process.cwd(), root);
    expect((await glob('/packages/a/*', { ...all, cwd })).paths).toEqual(['packages/a/x.ts']);
  });

  onPosix('the root of the file system', async () => {
    const found = await glob(`${slashed}/README.md`, { ...all, cwd: '/' });
    expect(found).toMatchObject({ root: '.', paths: [`${slashed.slice(1)}/README.md`] });
  });

  onPosix('a name that is not UTF-8, and one that looks like a pattern', async () => {
    const odd = await makeTree({ '[a]{b}*/x': 1, 'a/y': 2, '\\/z': 3 });
    for (const [given, paths] of [
      ['[a]{b}*', ['[a]{b}*/x']],
      ['\\', ['\\/z']],
    ] as const) {
      expect(await glob('*', { ...all, cwd: odd.root, path: given })).toMatchObject({ root: given, paths });
    }
  });
});

describe('a root that is a link', () => {
  onPosix('is walked, and shown as it was given', async () => {
    const linked = await makeTree({ 'real/d/x': 1, link: { link: 'real' }, around: { link: '.' } });
    const result = await glob('*', { ...all, cwd: linked.root, path: 'link' });
    expect(result).toMatchObject({ root: 'link', paths: ['link/d/x'] });
    const through = await glob('/real/d/*', { ...all, cwd: linked.root, path: 'around/around' });
    expect(through).toMatchObject({ root: 'around/around', paths: ['around/around/real/d/x'] });
  });

  onPosix('into a version-control store is in one', async () => {
    const linked = await makeTree({ '.git/d/x': 1, link: { link: '.git/d' } });
    expect(await glob('*', { ...all, cwd: linked.root, path: 'link' })).toMatchObject({
      paths: [],
      complete: true,
    });
  });

  onPosix('to nowhere, or to itself', async () => {
    const linked = await makeTree({ link: { link: 'gone' }, circle: { link: 'circle' } });
    const search = (given: string): Promise<unknown> => glob('*', { ...all, cwd: linked.root, path: given });
    await expect(search('link')).rejects.toMatchObject({ code: 'FS_NOT_FOUND' });
    await expect(search('circle')).rejects.toMatchObject({ code: 'FS_IO_ERROR' });
  });
});

describe('a root that is not there', () => {
  test.each([
    ['package', 'package does not exist; did you mean packages?'],
    ['pakcages/a', 'pakcages/a does not exist; did you mean packages?'],
    ['packages/A1', 'packages/A1 does not exist; did you mean a?'],
    ['zzz', 'zzz does not exist; check its spelling'],
    [
      'README.md/x/y',
      'README.md/x/y is not a directory: README.md is none; give the directory that holds it (.)',
    ],
    [
      'packages/a/x.ts/x',
      'is not a directory: packages/a/x.ts is none; give the directory that holds it (packages/a)',
    ],
    ['a'.repeat(5000), 'cannot be read (ENAMETOOLONG); no name on this file system is that long'],
  ])('%s', async (given, message) => {
    await expect(glob('*', { ...all, cwd: root, path: given })).rejects.toThrow(message);
  });

  test('keeps the cause', async () => {
    const failed = glob('*', { ...all, cwd: root, path: 'zzz' });
    await expect(failed).rejects.toMatchObject({ code: 'FS_NOT_FOUND', cause: { code: 'ENOENT' } });
  });

  test('is a file', async () => {
    const failed = glob('*', { ...all, cwd: root, path: 'packages/a/x.ts' });
    await expect(failed).rejects.toMatchObject({
      code: 'FS_NOT_DIRECTORY',
      message: 'packages/a/x.ts is not a directory; give the directory that holds it (packages/a)',
    });
  });
});

describe('a workdir that can\u2019t be used is named, whatever is asked for in it', () => {
  test.each([
    ['package', ' does not exist; did you mean packages?'],
    ['zzz/y', ' does not exist; check its spelling'],
    ['README.md', ` is not a directory; give the directory that holds it (${slashed})`],
    [
      'README.md/x',
      ` is not a directory: ${slashed}/README.md is none; give the directory that holds it (${slashed})`,
    ],
  ])('%s', async (name, message) => {
    const cwd = path.join(root, name);
    const wanted = { message: `${slashed}/${name}${message}` };
    const { glob: search, list: look } = createTools({ cwd });
    for (const given of [undefined, 'sub', 'sub/deep']) {
      await expect(glob('*', { ...all, cwd, path: given })).rejects.toMatchObject(wanted);
      await expect(list(given, { cwd })).rejects.toMatchObject(wanted);
      const asked = given === undefined ? {} : { path: given };
      expect((await search.execute({ pattern: '*', ...asked })).details).toMatchObject(wanted);
      expect((await look.execute(asked)).details).toMatchObject(wanted);
    }
  });
});

describe('a root that fails', () => {
  test.each([
    ['EACCES', 'FS_PERMISSION_DENIED'],
    ['EPERM', 'FS_PERMISSION_DENIED'],
    ['EIO', 'FS_IO_ERROR'],
    ['ENOENT', 'FS_NOT_FOUND'],
  ])('%s on being read is %s', async (errno, code) => {
    const cause = failure(errno);
    const observed = observe(root, { readdir: async () => Promise.reject(cause) });
    const failed = glob('*', { ...all, cwd: root, path: 'packages', fs: observed.fs });
    await expect(failed).rejects.toMatchObject({ code, cause });
    await expect(failed).rejects.toThrow('packages ');
  });

  test('an errno is found in the message where there is no code', async () => {
    const observed = observe(root, { readdir: async () => Promise.reject(new Error('EACCES, no')) });
    const failed = glob('*', { ...all, cwd: root, fs: observed.fs });
    await expect(failed).rejects.toMatchObject({ code: 'FS_PERMISSION_DENIED' });
  });
});

test('nothing of the tree was changed', () => {
  expect(fs.readdirSync(root).sort()).toEqual(['README.md', 'packages']);
});
