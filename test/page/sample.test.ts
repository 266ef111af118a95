import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAcrossTopLevel } from '../../src/page/sample.ts';
import { files, groupBy, treePaths } from './paths.ts';

interface Case {
  what: string;
  paths: string[];
  limit: number;
  root?: string;
  items: string[];
  shown: number;
  total: number;
  /** The root reported, where it isn't the one given. */
  reported?: string;
}

const CASES: Case[] = [
  {
    what: 'a result concentrated in one archive',
    paths: [...files('archive/old/', 50), 'src/a.ts', 'src/b.ts', 'README.md'],
    limit: 6,
    items: ['archive/old/0', 'archive/old/1', 'archive/old/2', 'src/a.ts', 'src/b.ts', 'README.md'],
    shown: 3,
    total: 3,
  },
  {
    what: 'an explicit relative root',
    paths: ['packages/a/1', 'packages/a/2', 'packages/a/3', 'packages/b/1', 'packages/x'],
    limit: 4,
    root: 'packages',
    items: ['packages/a/1', 'packages/a/2', 'packages/b/1', 'packages/x'],
    shown: 3,
    total: 3,
  },
  {
    what: 'a nested root whose name its entries repeat',
    paths: ['a/b/a/1', 'a/b/a/2', 'a/b/a/3', 'a/b/b/1'],
    limit: 2,
    root: 'a/b',
    items: ['a/b/a/1', 'a/b/b/1'],
    shown: 2,
    total: 2,
  },
  {
    what: 'an absolute root outside the workdir',
    paths: ['/abs/dir/a/1', '/abs/dir/a/2', '/abs/dir/b/1'],
    limit: 2,
    root: '/abs/dir',
    items: ['/abs/dir/a/1', '/abs/dir/b/1'],
    shown: 2,
    total: 2,
  },
  {
    what: 'the root of the file system',
    paths: ['/a/1', '/a/2', '/b/1'],
    limit: 2,
    root: '/',
    items: ['/a/1', '/b/1'],
    shown: 2,
    total: 2,
  },
  {
    what: 'groups in first-seen order, each in its own',
    paths: ['z/2', 'a/9', 'z/1', 'm', 'a/1', 'z/0'],
    limit: 5,
    items: ['z/2', 'z/1', 'a/9', 'a/1', 'm'],
    shown: 3,
    total: 3,
  },
  {
    what: 'an exhausted group hands its slots on',
    paths: ['a/1', ...files('b/', 9), 'c/1', 'c/2', ...files('d/', 9)],
    limit: 11,
    items: ['a/1', ...files('b/', 4), 'c/1', 'c/2', ...files('d/', 4)],
    shown: 4,
    total: 4,
  },
  {
    what: 'a page smaller than the top level: directories before loose files',
    paths: ['one', 'two', 'a/1', 'three', 'b/1', 'b/2', 'c/1'],
    limit: 4,
    items: ['a/1', 'b/1', 'c/1', 'one'],
    shown: 4,
    total: 6,
  },
  {
    what: 'a page smaller than the number of directories',
    paths: ['one', 'a/1', 'b/1', 'b/2', 'c/1'],
    limit: 2,
    items: ['a/1', 'b/1'],
    shown: 2,
    total: 4,
  },
  {
    what: 'a flat result is its head',
    paths: files('f', 9),
    limit: 4,
    items: files('f', 4),
    shown: 4,
    total: 9,
  },
  {
    what: 'everything beneath one entry: the root descends to where the paths branch',
    paths: ['v/x/a/1', 'v/x/a/2', 'v/x/a/3', 'v/x/b/1'],
    limit: 2,
    items: ['v/x/a/1', 'v/x/b/1'],
    shown: 2,
    total: 2,
    reported: 'v/x',
  },
  {
    what: 'siblings that share letters are not one directory',
    paths: ['ab/c1/1', 'ab/c1/2', 'ab/c2/1'],
    limit: 2,
    items: ['ab/c1/1', 'ab/c2/1'],
    shown: 2,
    total: 2,
    reported: 'ab',
  },
  {
    what: 'a directory whose name begins another',
    paths: ['ab/1', 'ab/2', 'abc/1'],
    limit: 2,
    items: ['ab/1', 'abc/1'],
    shown: 2,
    total: 2,
  },
  {
    what: 'paths that are not all beneath the root are not lost',
    paths: ['/x/1', '/x/2', 'a/1', 'b/1'],
    limit: 3,
    root: '/x',
    items: ['/x/1', 'a/1', 'b/1'],
    shown: 3,
    total: 3,
    reported: '.',
  },
  {
    what: 'a name that objects inherit',
    paths: ['__proto__/1', '__proto__/2', 'constructor', 'a/1'],
    limit: 3,
    items: ['__proto__/1', 'constructor', 'a/1'],
    shown: 3,
    total: 3,
  },
  {
    what: 'exactly the limit stays in order',
    paths: ['a/1', 'b/1', 'a/2'],
    limit: 3,
    items: ['a/1', 'b/1', 'a/2'],
    shown: 2,
    total: 2,
  },
  {
    what: 'one past the limit',
    paths: ['a/1', 'b/1', 'a/2', 'a/3'],
    limit: 3,
    items: ['a/1', 'a/2', 'b/1'],
    shown: 2,
    total: 2,
  },
  { what: 'no paths', paths: [], limit: 3, root: 'src', items: [], shown: 0, total: 0 },
];

test.each(CASES)('$what', ({ paths, limit, root, items, shown, total, reported }) => {
  expect(sampleAcrossTopLevel(paths, limit, root)).toEqual({
    items,
    shown,
    total,
    root: reported ?? root ?? '.',
  });
});

test('more groups than a call takes arguments', () => {
  const paths = Array.from({ length: 200_000 }, (_, index) => [`d${index}/a`, `d${index}/b`]).flat();
  const { items, shown, total } = sampleAcrossTopLevel(paths, 250_000);
  expect([items.length, shown, total]).toEqual([250_000, 200_000, 200_000]);
  // The first 50,000 have their second slot.
  expect(items.slice(99_998, 100_002)).toEqual(['d49999/a', 'd49999/b', 'd50000/a', 'd50001/a']);
  expect(sampleAcrossTopLevel(paths, 3).items).toEqual(['d0/a', 'd1/a', 'd2/a']);
});

test('a single chain of 3,000 directories', () => {
  const chain = 'd/'.repeat(3000);
  const paths = [...files(`${chain}a/`, 1000), `${chain}b/0`];
  const { items, root } = sampleAcrossTopLevel(paths, 2);
  expect(items).toEqual([`${chain}a/0`, `${chain}b/0`]);
  expect(root).toBe(chain.slice(0, -1));
});

describe('of any paths', () => {
  /** Paths and page per entry of the root that the sample reports. */
  function byEntry(paths: readonly string[], root: string): Map<string, string[]> {
    const start = root === '.' ? 0 : root.length + 1;
    return groupBy(paths, (path) => path.slice(start).split('/')[0] ?? '');
  }

  const sampled = fc.tuple(treePaths, fc.integer({ min: 1, max: 60 }));

  test('no path is lost or repeated', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const { items } = sampleAcrossTopLevel(paths, limit);
        expect(items).toHaveLength(Math.min(limit, paths.length));
        expect(new Set(items).size).toBe(items.length);
        expect(items.every((item) => paths.includes(item))).toBe(true);
      }),
    );
  });

  test('no entry gets its n+1th slot while another with paths left has fewer than n', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const { items, root, shown, total } = sampleAcrossTopLevel(paths, limit);
        const all = byEntry(paths, root);
        const page = byEntry(items, root);
        const most = Math.max(0, ...Array.from(page.values(), (rows) => rows.length));
        for (const [entry, has] of all) {
          const rows = page.get(entry)?.length ?? 0;
          if (rows < has.length) expect(rows).toBeGreaterThanOrEqual(most - 1);
        }
        expect([shown, total]).toEqual([page.size, all.size]);
      }),
    );
  });

  test('entries are grouped, and each is the head of its paths', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const { items, root } = sampleAcrossTopLevel(paths, limit);
        const all = byEntry(paths, root);
        const page = byEntry(items, root);
        if (paths.length > limit) expect(items).toEqual(Array.from(page.values()).flat());
        for (const [entry, rows] of page) expect(rows).toEqual(all.get(entry)?.slice(0, rows.length));
      }),
    );
  });
});
