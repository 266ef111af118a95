/** Modification times of the invented workspaces: whole seconds, which every file system keeps exactly. */
import type { Random } from '../support/random.ts';

export interface Period {
  /** Seconds since 1970, first and one past last. */
  readonly from: number;
  readonly to: number;
}

export const ARCHIVED: Period = { from: seconds('2016-03-01'), to: seconds('2017-09-01') };
export const NEARLY_AS_OLD: Period = { from: seconds('2018-01-01'), to: seconds('2018-06-01') };
export const RECENT: Period = { from: seconds('2023-01-01'), to: seconds('2026-01-01') };

/** Hands out times of a period, never one twice: the order of the result is then the same everywhere. */
export function createClock(random: Random): (period: Period) => number {
  const given = new Set<number>();
  return ({ from, to }) => {
    let time = from + random.below(to - from);
    while (given.has(time)) time = from + random.below(to - from);
    given.add(time);
    return time;
  };
}

function seconds(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000;
}
