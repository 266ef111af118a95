import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from '../../src/page/first-of.ts';

test('are those that sorting all of them puts first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(40), (numbers, count) => {
      const descending = (one: number, other: number): number => other - one;
      const sorted = [...numbers].sort(descending);
      const first = firstOf(numbers, count, descending);
      expect([...first].sort(descending)).toEqual(sorted.slice(0, count));
    }),
  );
});

test('takes a few looks at each, whatever their order', () => {
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  let looks = 0;
  for (const items of [numbers, numbers.toReversed()]) {
    firstOf(items, 100, (one, other) => {
      looks += 1;
      return one - other;
    });
  }
  // Sorting takes about 17 a number unless they are in order; quickselect is expected to take 2 or 3.
  expect(looks).toBeLessThan(2 * 100_000 * 12);
});
