/**
 * A seeded source of randomness: sfc32, Chris Doty-Humphrey's small fast counter generator, which passes
 * the usual batteries. (A poor generator once made half of a tree's mtimes ties.)
 */
export interface Random {
  /** An unsigned 32-bit integer. */
  readonly next: () => number;
  /** An integer from 0 up to, not including, `bound` (at most 2^32). */
  readonly below: (bound: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
}

export function createRandom(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = (seed / 0x1_0000_0000) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The author's own warm-up: it spreads the seed over the whole state.
  for (let round = 0; round < 15; round += 1) next();
  const below = (bound: number): number => Math.floor((next() / 0x1_0000_0000) * bound);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { next, below, pick };
}
