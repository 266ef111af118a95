/** Slots shared out one by one in turn, computed without walking the turns. */

/**
 * How many slots each of `sizes` gets when slots are dealt in turn, one a round, and whoever has
 * enough drops out: the shares of any two that could both take more differ by at most one, and the
 * earlier has the larger.
 *
 * A round that all can afford is dealt many at a time, and every visit hands out at least one slot,
 * so this takes time linear in `sizes.length + slots`.
 */
export function fairShares(sizes: readonly number[], slots: number): number[] {
  const shares = sizes.map(() => 0);
  let open = sizes.map((_, index) => index).filter((index) => (sizes[index] ?? 0) > 0);
  let left = slots;
  while (left > 0 && open.length > 0) {
    const each = Math.max(1, Math.floor(left / open.length));
    const hungry: number[] = [];
    for (const index of open) {
      const had = shares[index] ?? 0;
      const wants = (sizes[index] ?? 0) - had;
      const takes = Math.min(each, wants, left);
      shares[index] = had + takes;
      left -= takes;
      if (takes < wants) hungry.push(index);
    }
    open = hungry;
  }
  return shares;
}
