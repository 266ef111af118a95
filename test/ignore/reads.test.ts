/** What a search reads for the sake of ignore rules, and what it does not. */
import { describe, expect, test } from 'vitest';
import { type GlobOptions, glob } from '../../src/glob.ts';
import { watched } from './watched.ts';

const search = async (
  tree: Readonly<Record<string, string | null>>,
  { pattern = '**', ...options }: GlobOptions & { pattern?: string },
): Promise<{ paths: readonly string[]; directories: string[]; files: string[] }> => {
  const { fs, directories, files } = watched(tree);
  const { paths } = await glob(pattern, { sort: 'path', ...options, fs });
  return { paths, directories: directories.toSorted(), files: files.toSorted() };
};

describe('directories that rules leave out are not read', () => {
  const tree = {
    '/w/.gitignore': 'node_modules\n/dist/\n',
    '/w/.ignore': 'logs/\n',
    '/w/node_modules/a/b.js': '',
    '/w/node_modules/.gitignore': '!b.js\n',
    '/w/dist/c.js': '',
    '/w/src/dist/d.js': '',
    '/w/src/logs/e': '',
    '/w/.git/info/exclude': 'tmp\n',
    '/w/.git/HEAD': '',
    '/w/src/tmp/f': '',
  };
  test('nor are their ignore files', async () => {
    expect(await search(tree, { cwd: '/w' })).toEqual({
      paths: ['.gitignore', '.ignore', 'src/dist/d.js'],
      directories: ['/w', '/w/src', '/w/src/dist'],
      files: ['/w/.git/info/exclude', '/w/.gitignore', '/w/.ignore'],
    });
  });

  test('nor anything that the pattern does not mean', async () => {
    expect(await search(tree, { cwd: '/w', pattern: 'src/dist/*' })).toMatchObject({
      paths: ['src/dist/d.js'],
      directories: ['/w', '/w/src', '/w/src/dist'],
    });
    expect(await search(tree, { cwd: '/w', pattern: '/*' })).toMatchObject({ directories: ['/w'] });
  });

  test('without ignore rules they are, and no file is', async () => {
    const { directories, files } = await search(tree, { cwd: '/w', gitignore: false });
    expect(directories).toContain('/w/node_modules/a');
    expect(directories).toContain('/w/dist');
    expect(files).toEqual([]);
  });
});

describe('an explicit root', () => {
  const tree = {
    '/w/.gitignore': 'node_modules\n*.log\n',
    '/w/node_modules/foo/x.js': '',
    '/w/node_modules/foo/x.log': '',
    '/w/node_modules/foo/node_modules/bar/y.js': '',
  };
  test('is searched whatever the rules, what lies in it by the rules', async () => {
    expect(await search(tree, { cwd: '/w', path: 'node_modules/foo' })).toEqual({
      paths: ['node_modules/foo/x.js'],
      directories: ['/w/node_modules/foo'],
      files: ['/w/.gitignore'],
    });
  });

  test('holds nothing by a rule for all that it holds', async () => {
    const all = { ...tree, '/w/.gitignore': 'node_modules/**\n' };
    expect(await search(all, { cwd: '/w', path: 'node_modules/foo' })).toMatchObject({ paths: [] });
  });

  test('is no license for a pattern', async () => {
    expect(await search(tree, { cwd: '/w', pattern: 'node_modules/foo/*.js' })).toMatchObject({
      paths: [],
      directories: ['/w'],
    });
  });
});

describe('above the root', () => {
  const tree = {
    '/.gitignore': 'x\n',
    '/home/.gitignore': 'x\n',
    '/home/.ignore': 'x\n',
    '/home/w/.gitignore': 'y\n',
    '/home/w/a/.rgignore': 'z\n',
    '/home/w/a/b/x': '',
    '/home/w/a/b/y': '',
    '/home/w/a/b/z': '',
    '/home/w/a/b/v': '',
  };

  test('without a repository the workdir is the boundary', async () => {
    expect(await search(tree, { cwd: '/home/w', path: 'a/b' })).toEqual({
      paths: ['a/b/v', 'a/b/x'],
      directories: ['/home/w/a/b'],
      files: ['/home/w/.gitignore', '/home/w/a/.rgignore'],
    });
    expect(await search(tree, { cwd: '/home/w/a/b' })).toMatchObject({
      paths: ['v', 'x', 'y', 'z'],
      files: [],
    });
  });

  test('outside of the workdir nothing above counts', async () => {
    expect(await search(tree, { cwd: '/elsewhere', path: '/home/w/a' })).toMatchObject({
      paths: ['/home/w/a/.rgignore', '/home/w/a/b/v', '/home/w/a/b/x', '/home/w/a/b/y'],
      files: ['/home/w/a/.rgignore'],
    });
  });

  test.each([
    ['a directory .git', { '/home/.git/HEAD': '' }],
    ['a file .git', { '/home/.git': 'gitdir: /nowhere\n' }],
    ['a directory .jj', { '/home/.jj/repo': '' }],
  ])('the nearest repository is: %s', async (_title, repository) => {
    const { paths, files } = await search({ ...tree, ...repository }, { cwd: '/home/w/a/b' });
    expect(paths).toEqual(['v']);
    expect(files).not.toContain('/.gitignore');
    expect(files).toContain('/home/.gitignore');
  });

  test('of two repositories, the nearer', async () => {
    const two = { ...tree, '/home/.git/HEAD': '', '/home/w/a/.git/HEAD': '' };
    expect(await search(two, { cwd: '/home/w/a/b' })).toMatchObject({
      paths: ['v', 'x', 'y'],
      files: ['/home/w/a/.rgignore'],
    });
  });
});
