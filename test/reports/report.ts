/** A test that carries the number of a report. */
import { test } from 'vitest';
import { REPORTS } from './reports.ts';

/** `about` says what went wrong there; `run` holds that it doesn't here. */
export function report(number: number, about: string, run: () => Promise<void> | void): void {
  const [first] = REPORTS[number] ?? [];
  test(`#${number}${first === undefined ? '' : ` ${first}`}: ${about}`, { timeout: 120_000 }, run);
}

/** As many files, each with the age of its index. */
export function files(count: number, name: (index: number) => string): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), index + 1]));
}
