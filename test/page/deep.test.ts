import { expect, test } from 'vitest';
import { sampleDeep } from '../../src/page/deep.ts';
import { files } from './paths.ts';

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
    what: 'fewer slots than directories: those that hold most directories',
    paths: ['f0', ...files('a/', 9), 'b/x/0', 'c/x/0', 'c/y/0', ...files('d/x/y/', 2)],
    limit: 2,
    items: ['c/x/0', 'd/x/y/0'],
    reached: 2,
    total: 6,
  },
  {
    what: 'leaves go unreached first: those with fewest paths, among equals the last by name',
    paths: ['b/0', 'a/0', 'd/0', 'c/0', 'c/1'],
    limit: 2,
    items: ['a/0', 'c/0'],
    reached: 2,
    total: 4,
  },
  {
    what: 'the odd slot goes to a directory before it goes to own files',
    paths: [...files('f', 30), ...files('a/', 9), ...files('b/', 9)],
    limit: 8,
    items: [...files('a/', 3), ...files('b/', 3), ...files('f', 2)],
    reached: 3,
    total: 3,
  },
  {
    what: 'loose files of the root that take half of the page are all shown',
    paths: [...files('f', 5), ...files('a/', 9), ...files('b/', 9)],
    limit: 10,
    items: [...files('a/', 3), ...files('b/', 2), ...files('f', 5)],
    reached: 3,
    total: 3,
  },
  {
    what: 'those that would take more than half get one share',
    paths: [...files('f', 6), ...files('a/', 9), ...files('b/', 9)],
    limit: 11,
    items: [...files('a/', 4), ...files('b/', 4), ...files('f', 3)],
    reached: 3,
    total: 3,
  },
  {
    what: 'and those that would leave a directory without a row',
    paths: [...files('f', 2), ...['a/', 'b/', 'c/'].flatMap((directory) => files(directory, 9))],
    limit: 4,
    items: ['a/0', 'b/0', 'c/0', 'f0'],
    reached: 4,
    total: 4,
  },
  {
    what: 'the root is where the paths branch',
    paths: [...files('v/w/f', 5), ...files('v/w/a/', 9), ...files('v/w/b/', 9)],
    limit: 10,
    items: [...files('v/w/a/', 3), ...files('v/w/b/', 2), ...files('v/w/f', 5)],
    reached: 3,
    total: 3,
  },
  {
    what: 'deeper down, own files get one share whatever their number',
    paths: [...files('z/', 50), ...files('v/f', 5), ...files('v/a/', 9), ...files('v/b/', 9)],
    limit: 20,
    items: [...files('z/', 10), ...files('v/a/', 4), ...files('v/b/', 3), ...files('v/f', 3)],
    reached: 4,
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
  const { items, reached, total } = sampleDeep(paths, 3);
  // By name, and in the order of the result.
  expect([items, reached, total]).toEqual([['d0/a', 'd1/a', 'd10/a'], 3, 200_000]);
  expect(sampleDeep(paths, 250_000)).toMatchObject({ reached: 200_000, total: 200_000 });
});
