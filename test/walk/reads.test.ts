/** The work of a search is bounded by its pattern. */
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { makeTree } from '../support/tree.ts';
import { observe } from './observed.ts';

const { root } = await makeTree({
  'README.md': 1,
  'src/a.ts': 2,
  'src/deep/b.ts': 3,
  'src/deep/c.js': 4,
  'packages/one/src/d.ts': 5,
  'packages/one/test/e.ts': 6,
  'packages/two/src/f.ts': 7,
  'docs/g.md': 8,
  '.git/config': 9,
  '.cache/h.ts': 10,
  'empty/': null,
});

describe('only directories that could hold a match are read, only files that match are looked at', () => {
  test.each([
    ['src/**/*.ts', '. src src/deep', 'src/a.ts src/deep/b.ts'],
    ['/README.md', '.', 'README.md'],
    ['/*', '.', 'README.md'],
    ['packages/*/src/*', '. packages packages/one packages/one/src packages/two packages/two/src', ''],
    ['{docs,src}/*', '. docs src', 'docs/g.md src/a.ts'],
    ['sr[c]/a.ts', '. src', 'src/a.ts'],
    ['src[/]deep/b.ts', '. src src/deep', 'src/deep/b.ts'],
    ['docs/', '.', ''],
    ['nothing/at/all', '.', ''],
    ['./src/a.ts', '.', ''],
    ['!{src,packages,.cache}', '. docs empty', 'README.md docs/g.md'],
  ])('%s', async (pattern, reads, stats) => {
    const observed = observe(root);
    const { paths } = await glob(pattern, { gitignore: false, cwd: root, fs: observed.fs });
    expect(observed.reads.toSorted().join(' ')).toBe(reads);
    if (stats !== '') expect(observed.stats.toSorted().join(' ')).toBe(stats);
    expect(observed.stats.toSorted()).toEqual(paths.toSorted());
  });

  test('each directory once', async () => {
    const observed = observe(root);
    await glob('*', { gitignore: false, cwd: root, fs: observed.fs });
    const once = '. .cache docs empty packages packages/one packages/one/src packages/one/test packages/two';
    expect(observed.reads.toSorted().join(' ')).toBe(`${once} packages/two/src src src/deep`);
  });

  test('none with a dot, when those are left out', async () => {
    const observed = observe(root);
    await glob('h.ts', { gitignore: false, cwd: root, hidden: false, fs: observed.fs });
    expect(observed.reads).not.toContain('.cache');
  });
});

test('a pattern that is refused, or a root in a store, reads nothing', async () => {
  const observed = observe(root);
  await expect(glob('[', { cwd: root, fs: observed.fs })).rejects.toThrow();
  expect(observed.calls).toBe(0);
  await glob('*', { cwd: root, path: '.git', fs: observed.fs });
  expect(observed.reads).toEqual([]);
});
