/** How long a search holds the event loop at a stretch. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. */
export interface Held {
  /** At most, as `monitorEventLoopDelay` sees it. */
  readonly stall: number;
  /** Between two ticks of a timer that is due every millisecond, at most. */
  readonly gap: number;
}

export async function watched(work: () => Promise<unknown>): Promise<Held> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let last = performance.now();
  let gap = 0;
  const ticking = setInterval(() => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
  }, 1);
  delay.enable();
  // Both must tick once before they can see a stall.
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.reset();
  gap = 0;
  await work();
  await new Promise((resolve) => setTimeout(resolve, 3));
  delay.disable();
  clearInterval(ticking);
  // The timers' own period is part of what they measure.
  return { stall: Math.max(0, delay.max / 1e6 - 1), gap: Math.max(0, gap - 1) };
}
