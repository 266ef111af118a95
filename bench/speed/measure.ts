/** Times of contenders that return the same, interleaved round by round. */
import { createHash } from 'node:crypto';
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
  /** Milliseconds that the event loop was held at a stretch, at most, as `monitorEventLoopDelay` sees it. */
  readonly stall: number;
  /** Milliseconds between two ticks of a timer that is due every millisecond, at most. */
  readonly gap: number;
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
  process.chdir(task.from);
  const left: string[] = [];
  const fit: [string, Search][] = [];
  let expected = '';
  let found = 0;
  for (const [contender, search] of searches) {
    if (task.ignore && contender.ignores === 'never') continue;
    const paths = await search(task);
    // A million paths in two lists are not what is measured: no list is kept.
    const set = setOf(paths);
    if (contender.name === RIPGREP) {
      expected = set;
      found = paths.length;
    }
    if (set === expected) fit.push([contender.name, search]);
    else left.push(`${contender.name} finds ${paths.length} of ${found}`);
  }
  const times = new Map(fit.map(([name]) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    tell(`${title}: round ${round + 1} of ${rounds}`);
    // Each begins a round in turn: who comes after whom must not be an advantage.
    for (const [name, search] of rotated(fit, round)) {
      const start = performance.now();
      await search(task);
      times.get(name)?.push(performance.now() - start);
    }
  }
  const held = new Map<string, Held>();
  for (const [name, search] of fit) {
    tell(`${title}: stalls of ${name}`);
    held.set(name, await longestOf(Math.min(rounds, STALL_ROUNDS), () => search(task)));
  }
  const base = times.get(RIPGREP) ?? [];
  const timings = [...times].map(([name, all]) => ({
    name,
    median: median(all),
    least: Math.min(...all),
    most: Math.max(...all),
    ratio: median(all.map((ms, round) => ms / (base[round] ?? Number.NaN))),
    ...(held.get(name) as Held),
  }));
  return { title, found, timings, left };
}

function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** A digest of what was found, in no order. */
function setOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) hash.update(`${path}\0`);
  return hash.digest('hex');
}

/** Rounds in which the loop is watched: not those that are timed, since watching takes time too. */
const STALL_ROUNDS = 5;

type Held = Pick<Timing, 'stall' | 'gap'>;

async function longestOf(rounds: number, work: () => Promise<unknown>): Promise<Held> {
  let longest: Held = { stall: 0, gap: 0 };
  for (let round = 0; round < rounds; round++) {
    const { stall, gap } = await watched(work);
    longest = { stall: Math.max(longest.stall, stall), gap: Math.max(longest.gap, gap) };
  }
  return longest;
}

async function watched(work: () => Promise<unknown>): Promise<Held> {
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

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
