import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDeep } from '../../src/page/deep.ts';
import { sampleAcrossTopLevel } from '../../src/page/sample.ts';
import { files, groupBy, treePaths } from './paths.ts';

interface Case {
  what: string;
  paths: string[];
  limit: number;
  items: string[];
  reached: number;
  total: number;
}

const CASES: Case[] = [
  {
    what: 'shares are split at every level',
    paths: [...files('a/x/', 50), ...files('a/y/', 50), ...files('b/', 50)],
    limit: 8,
    items: [...files('a/x/', 2), ...files('a/y/', 2), ...files('b/', 4)],
    reached: 3,
    total: 3,
  },
  {
    what: 'a child that needs fewer leaves the rest to its siblings',
    paths: ['a/x/0', ...files('a/y/', 50), 'b/0'],
    limit: 8,
    items: ['a/x/0', ...files('a/y/', 6), 'b/0'],
    reached: 3,
    total: 3,
  },
  {
    what: "a directory's own files are one child, after its directories",
    paths: [...files('f', 20), ...files('a/', 20), ...files('b/', 20)],
    limit: 6,
    items: ['a/0', 'a/1', 'b/0', 'b/1', 'f0', 'f1'],
    reached: 3,
    total: 3,
  },
  {
    what: 'fewer slots than directories: those first seen',
    paths: ['f0', 'b/0', 'a/0', 'c/0', 'c/1'],
    limit: 2,
    items: ['b/0', 'a/0'],
    reached: 2,
    total: 4,
  },
  {
    what: 'a flat result is its head',
    paths: files('f', 9),
    limit: 4,
    items: files('f', 4),
    reached: 1,
    total: 1,
  },
  {
    what: 'what fits stays in order',
    paths: ['a/0', 'b/0', 'a/1'],
    limit: 3,
    items: ['a/0', 'b/0', 'a/1'],
    reached: 2,
    total: 2,
  },
  {
    what: 'a name that objects inherit',
    paths: ['__proto__/0', '__proto__/1', 'a/0'],
    limit: 2,
    items: ['__proto__/0', 'a/0'],
    reached: 2,
    total: 2,
  },
  { what: 'no slots', paths: files('f', 3), limit: 0, items: [], reached: 0, total: 1 },
  { what: 'no paths', paths: [], limit: 2, items: [], reached: 0, total: 0 },
];

test.each(CASES)('$what', ({ paths, limit, items, reached, total }) => {
  expect(sampleDeep(paths, limit)).toEqual({ items, reached, total });
});

test('a chain of 3,000 directories, a file in each', () => {
  const paths = Array.from({ length: 3000 }, (_, depth) => `${'d/'.repeat(depth)}f`);
  const { items, reached, total } = sampleDeep(paths, 100);
  expect([new Set(items).size, reached, total]).toEqual([100, 100, 3000]);
});

test('200,000 directories', () => {
  const paths = Array.from({ length: 200_000 }, (_, index) => [`d${index}/a`, `d${index}/b`]).flat();
  expect(sampleDeep(paths, 3)).toEqual({ items: ['d0/a', 'd1/a', 'd2/a'], reached: 3, total: 200_000 });
});

describe('of any paths', () => {
  const sampled = fc.tuple(treePaths, fc.integer({ min: 1, max: 60 }));
  const holder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

  test('no path is lost or repeated, and the directories reached are counted', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const { items, reached, total } = sampleDeep(paths, limit);
        expect(items).toHaveLength(Math.min(limit, paths.length));
        expect(new Set(items).size).toBe(items.length);
        expect(items.every((item) => paths.includes(item))).toBe(true);
        expect([reached, total]).toEqual([new Set(items.map(holder)).size, new Set(paths.map(holder)).size]);
      }),
    );
  });

  test('in every directory, children that could take more differ by at most one', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const { items } = sampleDeep(paths, limit);
        // A prefix's children are its directories and, as `''`, its own files.
        const childOf = (path: string, prefix: string): string =>
          /^[^/]*\//.exec(path.slice(prefix.length))?.[0] ?? '';
        const prefixes = new Set(
          paths.flatMap((path) =>
            Array.from(path.matchAll(/^|\//g), (m) => path.slice(0, m.index + m[0].length)),
          ),
        );
        for (const prefix of prefixes) {
          const beneath = (list: readonly string[]): Map<string, string[]> =>
            groupBy(
              list.filter((path) => path.startsWith(prefix)),
              (path) => childOf(path, prefix),
            );
          const page = beneath(items);
          const most = Math.max(0, ...Array.from(page.values(), (rows) => rows.length));
          for (const [child, has] of beneath(paths)) {
            const rows = page.get(child)?.length ?? 0;
            if (rows < has.length) expect(rows).toBeGreaterThanOrEqual(most - 1);
          }
        }
      }),
    );
  });

  test('each directory shows the head of its files', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const all = groupBy(paths, holder);
        for (const [directory, rows] of groupBy(sampleDeep(paths, limit).items, holder)) {
          expect(rows).toEqual(all.get(directory)?.slice(0, rows.length));
        }
      }),
    );
  });

  test('it reaches every top-level directory that the sample reaches', () => {
    fc.assert(
      fc.property(sampled, ([paths, limit]) => {
        const top = (list: readonly string[]): Set<string> =>
          new Set(list.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));
        // Beneath one entry the sample descends, and reaches directories of another level.
        if (new Set(paths.map((path) => path.split('/')[0])).size < 2) return;
        const deep = top(sampleDeep(paths, limit).items);
        for (const entry of top(sampleAcrossTopLevel(paths, limit).items)) expect(deep).toContain(entry);
      }),
    );
  });

  test('on an even tree of two levels it is the sample', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 90 }),
        (wide, each, limit) => {
          const paths = Array.from({ length: wide }, (_, index) => files(`d${index}/`, each)).flat();
          expect(sampleDeep(paths, limit).items).toEqual(sampleAcrossTopLevel(paths, limit).items);
        },
      ),
    );
  });
});
