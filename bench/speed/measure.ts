/** Times of contenders that return the same, interleaved round by round. */
import { createHash } from 'node:crypto';
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
 * Contenders that don't are named, not timed. All are called once, since what a process has loaded and holds is part of
 * what spawning another costs.
 */
export async function measure(
  title: string,
  task: Task,
  searches: ReadonlyMap<Contender, Search>,
  rounds: number,
  tell: (text: string) => void,
  isTimed: (contender: Contender) => boolean = () => true,
): Promise<Case> {
  process.chdir(task.from);
  const left: string[] = [];
  const fit: [string, Search][] = [];
  let expected = '';
  let found = 0;
  for (const [contender, search] of searches) {
    if (task.ignore && contender.ignores === 'never') continue;
    if (contender.only !== undefined && contender.only !== task.pattern) continue;
    const paths = await search(task);
    // A million paths in two lists are not what is measured: no list is kept.
    const set = setOf(paths);
    if (contender.name === RIPGREP) {
      expected = set;
      found = paths.length;
    }
    if (!isTimed(contender)) continue;
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
  const base = times.get(RIPGREP) ?? [];
  const timings = [...times].map(([name, all]) => ({
    name,
    median: median(all),
    least: Math.min(...all),
    most: Math.max(...all),
    ratio: median(all.map((ms, round) => ms / (base[round] ?? Number.NaN))),
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

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
