import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order } from '../src/order.ts';
import type { SortOrder } from '../src/result.ts';
import { UNKNOWN_MTIME } from '../src/walk/file-system.ts';
import { createRandom, type Random } from './support/random.ts';

interface Item {
  readonly path: string;
  readonly mtime: bigint;
}

const never = (): undefined => undefined;

async function ordered(items: readonly Item[], sort: SortOrder = 'oldest'): Promise<Item[]> {
  const paths = items.map(({ path }) => path);
  const mtimes = BigInt64Array.from(items, ({ mtime }) => mtime);
  const indices = await order(paths, mtimes, sort, never);
  expect(indices.length).toBe(items.length);
  return Array.from(indices, (index) => items[index] as Item);
}

const byPath = (left: Item, right: Item): number =>
  left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
const byTime = (left: Item, right: Item): number =>
  left.mtime < right.mtime ? -1 : left.mtime > right.mtime ? 1 : 0;
const comparators: Record<SortOrder, (left: Item, right: Item) => number> = {
  oldest: (left, right) => byTime(left, right) || byPath(left, right),
  newest: (left, right) => byTime(right, left) || byPath(left, right),
  path: byPath,
};
const sorts = Object.keys(comparators) as SortOrder[];

const MIN = -(2n ** 63n);
const anMtime = fc.oneof(
  fc.bigInt({ min: MIN, max: UNKNOWN_MTIME }),
  // Neighbours, ties, and the places where a digit or the sign turns.
  fc.constantFrom(0n, 1n, -1n, 2n ** 32n, 2n ** 32n - 1n, -(2n ** 32n), 2n ** 11n, MIN, UNKNOWN_MTIME),
  fc.bigInt({ min: 1_700_000_000_000_000_000n, max: 1_700_000_000_000_000_009n }),
);
const items = fc.uniqueArray(
  fc.record({ path: fc.string({ unit: 'binary', maxLength: 6 }), mtime: anMtime }),
  {
    selector: ({ path }) => path,
    maxLength: 40,
  },
);

describe.each(sorts)('%s', (sort) => {
  test('is what a plain sort gives, for any order of finding', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (found) => {
        const expected = found.toSorted(comparators[sort]);
        expect(await ordered(found, sort)).toEqual(expected);
        expect(await ordered(found.toReversed(), sort)).toEqual(expected);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  test.each([
    ['all at one time', () => 5n],
    ['at few times', (random: Random) => BigInt(random.below(3))],
    [
      'at neighbouring nanoseconds',
      (random: Random) => 1_700_000_000_000_000_000n + BigInt(random.below(20_000)),
    ],
    ['at any times', (random: Random) => (BigInt(random.next()) << 32n) + BigInt(random.next()) + MIN],
  ])('12,345 paths %s', async (_title, mtimeOf) => {
    const random = createRandom(12_345);
    const many: Item[] = Array.from({ length: 12_345 }, (_, index) => ({
      path: `${random.below(40)}/${index}`,
      mtime: mtimeOf(random),
    }));
    const sorted = await ordered(many, sort);
    expect(sorted).toEqual(many.toSorted(comparators[sort]));
    const shuffled = many.toSorted(() => random.below(2) - 0.5);
    expect(await ordered(shuffled, sort)).toEqual(sorted);
  });

  // One run of the merge is 2,048 paths.
  test.each([0, 1, 2, 2_047, 2_048, 2_049, 4_096, 4_097, 6_145])('%i paths', async (length) => {
    const many: Item[] = Array.from({ length }, (_, index) => ({
      path: `${(index * 7919) % 10_007}`,
      mtime: 1n,
    }));
    expect(await ordered(many, sort)).toEqual(many.toSorted(comparators[sort]));
  });
});

test('a nanosecond is enough', async () => {
  const time = 1_700_000_000_123_456_788n;
  const found = [time + 1n, time, time - 1n].map((mtime, index) => ({ path: `${index}`, mtime }));
  expect((await ordered(found)).map(({ path }) => path)).toEqual(['2', '1', '0']);
});

test('before 1970 comes first, what has no time last', async () => {
  const found: Item[] = [
    { path: 'unknown', mtime: UNKNOWN_MTIME },
    { path: 'late', mtime: 2n ** 62n },
    { path: 'epoch', mtime: 0n },
    { path: 'early', mtime: -1n },
    { path: 'earlier', mtime: -(10n ** 18n) },
  ];
  expect((await ordered(found)).map(({ path }) => path)).toEqual([
    'earlier',
    'early',
    'epoch',
    'late',
    'unknown',
  ]);
});

test('paths go by code units, as JavaScript compares', async () => {
  const found = ['b', '\uff5e', '\u{1f600}', 'a/b', 'a.b', 'B', 'a'].map((path) => ({ path, mtime: 0n }));
  expect((await ordered(found)).map(({ path }) => path)).toEqual([
    'B',
    'a',
    'a.b',
    'a/b',
    'b',
    '\u{1f600}',
    '\uff5e',
  ]);
});

test('pauses now and then, and ends when a pause rejects', async () => {
  const paths = Array.from({ length: 20_000 }, (_, index) => `${index}`);
  const mtimes = BigInt64Array.from(paths, (_, index) => BigInt((index * 7919) % 20_000));
  let pauses = 0;
  await order(paths, mtimes, 'oldest', () => {
    pauses++;
    return undefined;
  });
  expect(pauses).toBeGreaterThan(10);
  for (const sort of sorts) {
    let left = 5;
    const stop = async (): Promise<void> => {
      if (left-- === 0) throw new Error('stopped');
    };
    await expect(order(paths, mtimes, sort, stop)).rejects.toThrow('stopped');
    expect(left).toBe(-1);
  }
});
