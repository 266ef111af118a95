/** Times of contenders that return the same, interleaved round by round. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Contender, RIPGREP, type Search, type Task } from './contenders.ts';

/** What a contender did in a case. */
export interface Timing {
  readonly name: string;
  /** Milliseconds: the median of the rounds, the quickest, the slowest. */
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** The median of the rounds' ratios to ripgrep in the same round: below 1 is quicker. */
  readonly ratio: number;
  /** Milliseconds that the event loop was held at a stretch, at most. */
  readonly stall: number;
}

/** A case: a task, who did it, and who could not. */
export interface Case {
  readonly title: string;
  readonly found: number;
  readonly timings: readonly Timing[];
  readonly left: readonly string[];
}

/**
 * Runs a task with every contender that finds the same files as ripgrep.
 * Contenders that don't are named, not timed.
 */
export async function measure(
  title: string,
  task: Task,
  searches: ReadonlyMap<Contender, Search>,
  rounds: number,
  tell: (text: string) => void,
): Promise<Case> {
  const left: string[] = [];
  const fit: [string, Search][] = [];
  let expected = '';
  let found = 0;
  for (const [contender, search] of searches) {
    if (task.ignore && contender.ignores === 'never') continue;
    const paths = await search(task);
    const set = [...paths].sort().join('\n');
    if (contender.name === RIPGREP) {
      expected = set;
      found = paths.length;
    }
    if (set === expected) fit.push([contender.name, search]);
    else left.push(`${contender.name} finds ${paths.length} of ${found}`);
  }
  const times = new Map(fit.map(([name]) => [name, [] as number[]]));
  const stalls = new Map(fit.map(([name]) => [name, 0]));
  for (let round = 0; round < rounds; round++) {
    tell(`${title}: round ${round + 1} of ${rounds}`);
    for (const [name, search] of fit) {
      const { ms, stall } = await timed(() => search(task));
      times.get(name)?.push(ms);
      stalls.set(name, Math.max(stalls.get(name) ?? 0, stall));
    }
  }
  const base = times.get(RIPGREP) ?? [];
  const timings = [...times].map(([name, all]) => ({
    name,
    median: median(all),
    least: Math.min(...all),
    most: Math.max(...all),
    ratio: median(all.map((ms, round) => ms / (base[round] ?? Number.NaN))),
    stall: stalls.get(name) ?? 0,
  }));
  return { title, found, timings, left };
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; stall: number }> {
  // No collection is forced in between: a full one drops compiled code, and all would start cold each time.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  // Its timer must tick once before it can see a stall.
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.reset();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 2));
  delay.disable();
  // The timer's own period is part of what it measures.
  return { ms, stall: Math.max(0, delay.max / 1e6 - 1) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
