/** Long loops in strides: what runs between two looks at the clock is a function of its own, compiled as one. */

/** Ends a slice: resolves when there is time again, rejects when the search is aborted; undefined to go on. */
export type Pause = () => Promise<void> | undefined;

/** Steps between two looks at the clock: well below a millisecond of any loop here. */
const STRIDE = 4096;

/** Runs `work` over `0` to `count`, a stride at a time. */
export async function inStrides(
  count: number,
  pause: Pause,
  work: (start: number, end: number) => void,
): Promise<void> {
  for (let start = 0; start < count; start += STRIDE) {
    work(start, Math.min(start + STRIDE, count));
    const rest = pause();
    if (rest !== undefined) await rest;
  }
}
