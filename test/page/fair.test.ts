import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairShares } from '../../src/page/fair.ts';

const CASES: [what: string, sizes: number[], slots: number, shares: number[]][] = [
  ['even', [9, 9], 6, [3, 3]],
  ['the odd slot goes to the first', [9, 9, 9], 7, [3, 2, 2]],
  ['the exhausted hand on', [1, 9, 2], 9, [1, 6, 2]],
  ['fewer slots than takers', [5, 5, 5], 2, [1, 1, 0]],
  ['more slots than wanted', [1, 2], 9, [1, 2]],
  ['no slots', [3], 0, [0]],
  ['nobody', [], 5, []],
  ['an empty one', [0, 4], 3, [0, 3]],
];

test.each(CASES)('%s', (_, sizes, slots, shares) => {
  expect(fairShares(sizes, slots)).toEqual(shares);
});

/** Slots dealt one by one, as the definition says. */
function dealt(sizes: readonly number[], slots: number): number[] {
  const shares = sizes.map(() => 0);
  for (let left = slots, before = -1; left > 0 && left !== before; ) {
    before = left;
    for (const [index, size] of sizes.entries()) {
      if (left === 0 || (shares[index] ?? 0) === size) continue;
      shares[index] = (shares[index] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

test('equals slots dealt one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.nat(200), (sizes, slots) => {
      expect(fairShares(sizes, slots)).toEqual(dealt(sizes, slots));
    }),
  );
});

test('the slots of an incomplete round go to those that are put first', () => {
  const highest = (one: number, other: number): number => other - one;
  expect(fairShares([5, 5, 5], 2, highest)).toEqual([0, 1, 1]);
  expect(fairShares([5, 5, 5, 5], 10, highest)).toEqual([2, 2, 3, 3]);
  // The last two have enough.
  expect(fairShares([5, 5, 5, 2, 2], 12, highest)).toEqual([2, 3, 3, 2, 2]);
});

test('whoever is put first, the shares are the same ones', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.nat(200), (sizes, slots) => {
      const sorted = (shares: number[]): number[] => shares.sort((one, other) => one - other);
      const shares = fairShares(sizes, slots, (one, other) => other - one);
      expect(sorted(shares)).toEqual(sorted(dealt(sizes, slots)));
    }),
  );
});
