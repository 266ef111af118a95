/** `ignored` in the result: what rules took away, and nothing else. */
import { describe, expect, test } from 'vitest';
import { type GlobOptions, glob } from '../../src/glob.ts';
import type { IgnoredSummary } from '../../src/result.ts';
import { makeTree } from '../support/tree.ts';

const { root } = await makeTree({
  '.gitignore': 'out/\n*.log\nz\nb\na\nvendor\n',
  'a.log': '',
  'b.log': '',
  'keep.ts': '',
  'src/c.log': '',
  'src/keep.ts': '',
  'src/deep/out/x.log': '',
  'src/out/x': '',
  'z/x': '',
  'b/x': '',
  'a/x': '',
  'a/b/x': '',
  'vendor/x': '',
  '.git/HEAD': '',
  'src/.hg/store': '',
});

const ignoredBy = async (pattern: string, options: GlobOptions = {}): Promise<IgnoredSummary> =>
  (await glob(pattern, { cwd: root, ...options })).ignored;

describe('directories', () => {
  test('the first few are named, the shallowest first, then by path; all are counted', async () => {
    expect(await ignoredBy('**')).toMatchObject({ directories: ['a', 'b', 'vendor'], directoryCount: 6 });
  });

  test('as they are displayed', async () => {
    expect(await ignoredBy('**', { path: 'src' })).toMatchObject({
      directories: ['src/out', 'src/deep/out'],
      directoryCount: 2,
    });
    const elsewhere = await ignoredBy('**', { cwd: `${root}/src/deep`, path: root });
    expect(elsewhere.directories[0]).toBe(`${root}/a`);
  });

  test('not those that the pattern does not mean, nor stores', async () => {
    expect(await ignoredBy('src/*/*')).toMatchObject({ directories: ['src/out'], directoryCount: 1 });
    expect(await ignoredBy('/*')).toMatchObject({ directories: [], directoryCount: 0 });
    expect((await ignoredBy('**', { gitignore: false })).directoryCount).toBe(0);
  });

  test('not those that are excluded by the option, which are not entered either', async () => {
    const exclude = ['a', `${root}/b`, 'src'];
    const { paths, ignored } = await glob('**', { cwd: root, exclude, sort: 'path' });
    expect(paths).toEqual(['.gitignore', 'keep.ts']);
    expect(ignored).toMatchObject({ directories: ['vendor', 'z'], directoryCount: 2 });
    expect((await glob('x', { cwd: root, exclude, gitignore: false, sort: 'path' })).paths).toEqual([
      'vendor/x',
      'z/x',
    ]);
  });

  test('hidden ones that are not meant are not counted', async () => {
    const tree = await makeTree({ '.gitignore': '.cache\nout\n', '.cache/x': '', 'out/x': '' });
    const { ignored } = await glob('**', { cwd: tree.root, hidden: false });
    expect(ignored).toEqual({ directories: ['out'], directoryCount: 1, fileCount: 0 });
  });
});

describe('files', () => {
  test('those that match the pattern and a rule of their own', async () => {
    expect((await ignoredBy('**')).fileCount).toBe(3);
    expect((await ignoredBy('*.ts')).fileCount).toBe(0);
    expect((await ignoredBy('*.log')).fileCount).toBe(3);
    expect((await ignoredBy('/*.log')).fileCount).toBe(2);
    expect((await ignoredBy('**', { path: 'src' })).fileCount).toBe(1);
    expect((await ignoredBy('**', { gitignore: false })).fileCount).toBe(0);
  });
});

test('nothing is left out of nothing', async () => {
  const tree = await makeTree({ x: '', '.gitignore': '' });
  const { ignored, skipped } = await glob('*', { cwd: tree.root });
  expect(ignored).toEqual({ directories: [], directoryCount: 0, fileCount: 0 });
  expect(skipped).toEqual([]);
});
