import { describe, expect, test } from 'vitest';
import { type GlobOptions, glob } from '../src/glob.ts';
import type { SortOrder } from '../src/result.ts';
import { rgFiles, rgVersion } from './support/ripgrep.ts';
import { canHold, makeTree } from './support/tree.ts';
import { incident } from './trees/incident.ts';
import { workspace } from './trees/workspace.ts';

const all = { gitignore: false } satisfies GlobOptions;

describe.each([
  ['the incident', incident()],
  ['the smaller workspace', workspace()],
])(`%s, as ripgrep ${rgVersion()} lists it`, async (_name, spec) => {
  const { root } = await makeTree(spec);
  test.each(['*', '*.ts', '**/*.{ts,tsx}', '/*', '*/*.json', 'docs/**', '{docs,lib}/**/*[a-m]*', '!*.ts'])(
    '%s',
    async (pattern) => {
      const [ours, theirs] = await Promise.all([
        glob(pattern, { ...all, cwd: root }),
        rgFiles(root, pattern),
      ]);
      expect(ours.paths.length).toBeGreaterThan(0);
      expect(ours.paths).toEqual(theirs.paths);
      expect(ours).toMatchObject({ root: '.', sort: 'oldest', complete: true, skipped: [] });
    },
  );
});

test('fifty searches at once, each as if alone', async () => {
  const { root } = await makeTree(workspace());
  const patterns = ['*', '*.ts', 'docs/**', '!*.md', '**/*.{css,png}'];
  const alone = new Map<string, readonly string[]>();
  for (const pattern of patterns) alone.set(pattern, (await glob(pattern, { ...all, cwd: root })).paths);
  const asked = Array.from({ length: 50 }, (_, index) => patterns[index % patterns.length] as string);
  const together = await Promise.all(asked.map((pattern) => glob(pattern, { ...all, cwd: root })));
  expect(together.map(({ paths }) => paths)).toEqual(asked.map((pattern) => alone.get(pattern)));
});

describe('a pattern is relative to the search root', async () => {
  const { root } = await makeTree({
    'sub/x.ts': 1,
    'other/sub/x.ts': 2,
    'other/x.ts': 3,
    'other/sub/sub/x.ts': 4,
  });
  test.each([
    ['sub/*.ts', ['other/sub/x.ts']],
    ['/x.ts', ['other/x.ts']],
    ['x.ts', ['other/sub/x.ts', 'other/x.ts', 'other/sub/sub/x.ts']],
    ['other/**', []],
    ['!sub', ['other/x.ts']],
  ])('%s', async (pattern, paths) => {
    expect((await glob(pattern, { ...all, cwd: root, path: 'other' })).paths).toEqual(paths);
  });
});

describe('order', async () => {
  const { root } = await makeTree({ 'b/x': 2, 'a/x': 2, 'a.x': 2, old: 1, new: 3, B: 2 });
  test.each<[SortOrder, string[]]>([
    ['oldest', ['old', 'B', 'a.x', 'a/x', 'b/x', 'new']],
    ['newest', ['new', 'B', 'a.x', 'a/x', 'b/x', 'old']],
    ['path', ['B', 'a.x', 'a/x', 'b/x', 'new', 'old']],
  ])('%s, ties by path', async (sort, paths) => {
    expect(await glob('*', { ...all, cwd: root, sort })).toMatchObject({ sort, paths });
  });

  test.runIf(process.platform === 'linux')('to the nanosecond, and before 1970', async () => {
    const time = 1_700_000_000_123_456_788n;
    const fine = await makeTree({ a: time + 2n, b: time, c: time + 1n, d: -1n, e: -1_500_000_000n, f: 0n });
    const { paths } = await glob('*', { ...all, cwd: fine.root });
    expect(paths).toEqual(['e', 'd', 'f', 'b', 'c', 'a']);
    expect(paths).toEqual((await rgFiles(fine.root, '*')).paths);
  });
});

describe('names that start with a dot', async () => {
  const { root } = await makeTree({
    '.env': 1,
    '.github/ci.yml': 2,
    'src/.cache/a': 3,
    'src/a': 4,
    '.a/b/c': 5,
  });
  test('are listed', async () => {
    const { paths } = await glob('*', { ...all, cwd: root });
    expect(paths).toEqual(['.env', '.github/ci.yml', 'src/.cache/a', 'src/a', '.a/b/c']);
  });

  test('are left out without `hidden`, whatever the pattern', async () => {
    for (const pattern of ['*', '.*', '/.env', '.github/**', '**/a']) {
      const { paths } = await glob(pattern, { ...all, cwd: root, hidden: false });
      expect([pattern, paths]).toEqual([pattern, ['*', '**/a'].includes(pattern) ? ['src/a'] : []]);
    }
  });

  test('a search root of that kind is searched', async () => {
    const { paths } = await glob('*', { ...all, cwd: root, path: '.a', hidden: false });
    expect(paths).toEqual(['.a/b/c']);
  });
});

describe('version-control stores are never entered', async () => {
  const stores = ['.git', '.svn', '.hg', '.bzr', '.jj', '.sl'];
  const { root } = await makeTree({
    ...Object.fromEntries(
      stores.flatMap((store) => [`${store}/a`, `x/${store}/b/a`].map((path) => [path, 1])),
    ),
    'worktree/.git': 2,
    '.github/a': 3,
    'git/a': 4,
  });
  test.each(['*', 'a', '/.git/*', '.git/**', '**/.git/**', '!b', '.git'])('%s', async (pattern) => {
    const { paths } = await glob(pattern, { ...all, cwd: root });
    expect(paths.filter((path) => path.split('/').some((name) => stores.includes(name)))).toEqual([]);
    expect(paths).toEqual((await rgFiles(root, pattern)).paths);
  });

  test.each(['.git', 'x/.hg', 'x/.hg/b'])('a root in one: %s', async (path) => {
    const result = await glob('*', { ...all, cwd: root, path });
    expect(result).toMatchObject({
      root: path,
      paths: [],
      complete: true,
      skipped: [{ path, code: 'VCS_STORE' }],
    });
  });

  test('a workdir in one', async () => {
    expect(await glob('*', { ...all, cwd: `${root}/.git` })).toMatchObject({ root: '.', paths: [] });
  });
});

test.runIf(canHold(['\udcff']))('names that are not UTF-8, as ripgrep has them', async () => {
  const { root } = await makeTree({ '\udcff.ts': 3, 'd\udc80/\udcfe': 1, '\ufffd.ts': 2, '\u00e9.ts': 4 });
  for (const pattern of ['*', '?.ts', '???.ts', '*/?', '[\u00fe-\u00ff].ts', '[!a].ts', '!\u00e9.ts']) {
    const { paths } = await glob(pattern, { ...all, cwd: root });
    expect([pattern, paths]).toEqual([pattern, (await rgFiles(root, pattern)).paths]);
  }
});

describe('arguments', () => {
  test.each<[string, unknown, GlobOptions, string]>([
    ['a pattern that is no string', 7, {}, 'pattern must be a string'],
    [
      'an unknown order',
      '*',
      { sort: 'size' as SortOrder },
      'sort must be one of oldest, newest, path, not size',
    ],
    [
      'an option that there is not',
      '*',
      { bogus: 1 } as GlobOptions,
      'there is no option bogus; the options are cwd, path, ',
    ],
    ['no time at all', '*', { timeoutMs: 0 }, 'timeoutMs must be a number above 0'],
    ['a time that is no number', '*', { timeoutMs: Number.NaN }, 'timeoutMs must be a number above 0'],
    ['a workdir that is no string', '*', { cwd: 7 as unknown as string }, 'cwd must be a string, not number'],
    [
      'a root that is no string',
      '*',
      { path: null as unknown as string },
      'path must be a string, not object',
    ],
    ['NUL in the root', '*', { path: 'a\0b' }, 'path "a\\u0000b" holds a NUL character'],
    ['NUL in the workdir', '*', { cwd: '/a\0b' }, 'holds a NUL character'],
  ])('%s', async (_title, pattern, options, message) => {
    const result = glob(pattern as string, options);
    await expect(result).rejects.toMatchObject({ name: 'SpanglobError', code: 'INVALID_ARGUMENT' });
    await expect(result).rejects.toThrow(message);
  });

  test('a pattern that is refused', async () => {
    await expect(glob('[a')).rejects.toMatchObject({
      code: 'SEARCH_INVALID_PATTERN',
      message: "error parsing glob '[a': unclosed character class; missing ']'",
    });
  });
});
