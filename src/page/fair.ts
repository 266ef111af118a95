/** Slots shared out one by one in turn, computed without walking the turns. */

import { firstOf } from './first-of.ts';

/**
 * How many slots each of `sizes` gets when slots are dealt in turn, one a round, and whoever has
 * enough drops out: the shares of any two that could both take more differ by at most one.
 *
 * The slots of the last, incomplete round go to the indices that `compare` puts first; to the lowest
 * ones without it. Takes time linear in `sizes.length + slots`: a round that all can afford is dealt
 * many at a time, and every visit hands out a slot.
 */
export function fairShares(
  sizes: readonly number[],
  slots: number,
  compare?: (index: number, other: number) => number,
): number[] {
  const shares = sizes.map(() => 0);
  let open = sizes.map((_, index) => index).filter((index) => (sizes[index] ?? 0) > 0);
  let left = slots;
  while (open.length > 0 && left >= open.length) {
    const each = Math.floor(left / open.length);
    const hungry: number[] = [];
    for (const index of open) {
      const had = shares[index] ?? 0;
      const wants = (sizes[index] ?? 0) - had;
      const takes = Math.min(each, wants);
      shares[index] = had + takes;
      left -= takes;
      if (takes < wants) hungry.push(index);
    }
    open = hungry;
  }
  const lucky = compare === undefined ? open.slice(0, left) : firstOf(open, left, compare);
  for (const index of lucky) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
