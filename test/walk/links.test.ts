import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { observe } from './observed.ts';

// Making a link takes a privilege on Windows.
describe.skipIf(process.platform === 'win32')('symbolic links', async () => {
  const outside = await makeTree({ 'd/x.ts': 30, 'd/deep/y.ts': 10, 'z.ts': 20 });
  const { root } = await makeTree({
    'a.ts': 15,
    'src/b.ts': 25,
    'file.ts': { link: `${outside.root}/z.ts`, mtime: 1 },
    directory: { link: `${outside.root}/d`, mtime: 1 },
    'gone.ts': { link: 'nowhere' },
    'circle.ts': { link: 'circle.ts' },
  });

  test('are neither listed nor followed', async () => {
    const { paths } = await glob('*', { gitignore: false, cwd: root });
    expect(paths).toEqual(['a.ts', 'src/b.ts']);
    expect(paths).toEqual((await rgFiles(root, '*')).paths);
  });

  test(`are followed as ripgrep ${rgVersion()} --follow does, with the times of what they lead to`, async () => {
    for (const pattern of ['*', '*.ts', 'directory/**', '/*.ts', '!b.ts', '!directory']) {
      const { paths, complete } = await glob(pattern, { gitignore: false, cwd: root, followSymlinks: true });
      const theirs = await rgFiles(root, pattern, { extra: ['--follow'] });
      expect([pattern, paths]).toEqual([pattern, theirs.paths]);
      expect(complete).toBe(true);
    }
  });

  test('wait for all directories, however many: each is listed by its own path', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => `d${index}/file.ts`);
    const wide = await makeTree({
      ...Object.fromEntries(many.map((path) => [path, 1])),
      'a-link': { link: 'd7' },
      'd0/link': { link: '../d1199' },
    });
    const { paths } = await glob('*', { cwd: wide.root, followSymlinks: true, sort: 'path' });
    expect(paths).toEqual(many.toSorted());
  });

  test('of a virtual file system, likewise', async () => {
    for (const followSymlinks of [false, true]) {
      const options = { gitignore: false, cwd: root, followSymlinks };
      const disk = await glob('*', options);
      expect(await glob('*', { ...options, fs: observe(root).fs })).toEqual(disk);
    }
  });

  test('each real directory is walked once, by its own path where it has one', async () => {
    const { root: twice } = await makeTree({
      'a-link': { link: 'real' },
      'real/x': 1,
      'real/inside': { link: 'deep' },
      'real/deep/y': 2,
      'z-link': { link: 'real/deep' },
    });
    const { paths } = await glob('*', { gitignore: false, cwd: twice, followSymlinks: true });
    expect(paths).toEqual(['real/x', 'real/deep/y']);
  });

  test('a directory that only links lead to is listed by the first of them', async () => {
    const { root: twice } = await makeTree({
      'work/b': { link: '../other' },
      'work/a': { link: '../other' },
      'other/x': 1,
    });
    const options = { gitignore: false, cwd: `${twice}/work`, followSymlinks: true };
    expect((await glob('*', options)).paths).toEqual(['a/x']);
  });

  test('loops end', async () => {
    const { root: loop } = await makeTree({
      'a/up': { link: '..' },
      'a/self': { link: '.' },
      'a/b/top': { link: '../..' },
      'a/b/x': 1,
      'one/other': { link: '../two' },
      'two/other': { link: '../one' },
    });
    for (const path of ['.', 'a', 'a/b']) {
      const result = await glob('x', { gitignore: false, cwd: loop, path, followSymlinks: true });
      expect(result).toMatchObject({ complete: true, skipped: [] });
      expect(result.paths).toHaveLength(1);
    }
  });

  test('into a version-control store lead nowhere', async () => {
    const { root: stored } = await makeTree({ 'x/.git/d': 1, '.git/e': 2, '.hg': { link: 'x' }, 'x/f': 3 });
    const { paths } = await glob('*', { gitignore: false, cwd: stored, followSymlinks: true });
    expect(paths).toEqual(['x/f']);
  });
});
