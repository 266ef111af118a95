/**
 * Exact modification times. Node's `utimes` takes seconds as a double, which libuv cuts to microseconds
 * (and not always the right one), so only whole seconds can be trusted to it; the rest go to `touch`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { Mtime } from './tree.ts';

const NANOSECONDS = 1_000_000_000n;

export function setMtimes(times: readonly (readonly [Buffer, Mtime])[]): void {
  const fine: [Buffer, bigint][] = [];
  for (const [file, mtime] of times) {
    if (typeof mtime === 'number' && Number.isInteger(mtime)) fs.lutimesSync(file, mtime, mtime);
    else fine.push([file, typeof mtime === 'bigint' ? mtime : BigInt(Math.round(mtime * 1e9))]);
  }
  if (fine.length > 0) touch(fine);
}

/** One process for all of them, in order: xargs hands each date and file to a `touch`. */
function touch(times: readonly (readonly [Buffer, bigint])[]): void {
  const words: Buffer[] = [];
  const nul = Buffer.of(0);
  for (const [file, nanoseconds] of times) words.push(Buffer.from(isoDate(nanoseconds)), nul, file, nul);
  // `-h` sets a link's own time. The long ISO form of a date is what GNU's and BSD's touch both read.
  execFileSync('xargs', ['-0', '-n', '2', 'touch', '-h', '-d'], {
    input: Buffer.concat(words),
    env: { ...process.env, LC_ALL: 'C' },
  });
}

function isoDate(nanoseconds: bigint): string {
  const fraction = ((nanoseconds % NANOSECONDS) + NANOSECONDS) % NANOSECONDS;
  const seconds = (nanoseconds - fraction) / NANOSECONDS;
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, -5);
  return `${date}.${String(fraction).padStart(9, '0')}Z`;
}
