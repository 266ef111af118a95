/** Oldest first to the nanosecond, ties by path: an order that is the same for any order of finding. */
import type { SortOrder } from './result.ts';
import { inStrides, type Pause } from './walk/strides.ts';

/** The order of `paths` as indices into it. `mtimes` in nanoseconds, one a path. */
export async function order(
  paths: readonly string[],
  mtimes: BigInt64Array,
  sort: SortOrder,
  pause: Pause,
): Promise<Uint32Array> {
  const indices = indicesOf(paths);
  if (sort === 'path') return sortByPath(indices, paths, pause);
  // As two halves each: numbers of 64 bits are objects, halves are not.
  const halves = new Uint32Array(mtimes.buffer, mtimes.byteOffset, mtimes.length * 2);
  const sorted = await sortByTime(indices, halves, pause);
  if (sort === 'newest') sorted.reverse();
  const compare = byPath(paths);
  const long: Uint32Array[] = [];
  let tie = 0;
  await inStrides(sorted.length, pause, (start, end) => {
    for (let place = start + 1; place <= end; place++) {
      if (place < sorted.length && isTie(halves, sorted[place - 1] as number, sorted[place] as number))
        continue;
      if (place - tie > RUN) long.push(sorted.subarray(tie, place));
      else if (place - tie > 1) sorted.subarray(tie, place).sort(compare);
      tie = place;
    }
  });
  for (const tied of long) tied.set(await sortByPath(tied.slice(), paths, pause));
  return sorted;
}

function isTie(halves: Uint32Array, left: number, right: number): boolean {
  return halves[left * 2] === halves[right * 2] && halves[left * 2 + 1] === halves[right * 2 + 1];
}

/** Texts in code-unit order. */
export async function sortTexts(texts: readonly string[], pause: Pause): Promise<string[]> {
  return inOrder(texts, await sortByPath(indicesOf(texts), texts, pause), pause);
}

/** What the indices point to, in their order. */
export async function inOrder(
  texts: readonly string[],
  sorted: Uint32Array,
  pause: Pause,
): Promise<string[]> {
  const ordered: string[] = [];
  await inStrides(sorted.length, pause, (start, end) => {
    for (let place = start; place < end; place++) ordered.push(texts[sorted[place] as number] as string);
  });
  return ordered;
}

/** Filled by hand: `Uint32Array.from` with a function takes 80 ms for a million. */
function indicesOf(texts: readonly string[]): Uint32Array {
  const indices = new Uint32Array(texts.length);
  for (let index = 0; index < indices.length; index++) indices[index] = index;
  return indices;
}

/** Which half of a 64-bit number comes first in memory. */
const LOW = new Uint32Array(BigInt64Array.of(1n).buffer)[0] === 1 ? 0 : 1;
const HIGH = 1 - LOW;

/**
 * The digits of an mtime, least significant first: eleven bits, eleven bits, ten bits, so that none lies across both
 * halves. The sign's bit is flipped, so that times before 1970 come first.
 */
const DIGITS = [
  { half: LOW, shift: 0, flip: 0 },
  { half: LOW, shift: 11, flip: 0 },
  { half: LOW, shift: 22, flip: 0 },
  { half: HIGH, shift: 0, flip: 0 },
  { half: HIGH, shift: 11, flip: 0 },
  { half: HIGH, shift: 22, flip: 1 << 9 },
] as const;
const VALUES = 1 << 11;

/** Radix sort, least significant digit first: twelve reads a path where comparing reads forty. */
async function sortByTime(indices: Uint32Array, halves: Uint32Array, pause: Pause): Promise<Uint32Array> {
  const counts = await countDigits(halves, pause);
  let from: Uint32Array = indices;
  let to: Uint32Array = new Uint32Array(indices.length);
  for (const [digit, { half, shift, flip }] of DIGITS.entries()) {
    const starts = startsOf(counts.subarray(digit * VALUES, (digit + 1) * VALUES), indices.length);
    // Every path has the same digit here: true of the highest ones of most trees.
    if (starts === undefined) continue;
    const [source, target] = [from, to];
    await inStrides(source.length, pause, (start, end) => {
      for (let place = start; place < end; place++) {
        const index = source[place] as number;
        const value = (((halves[index * 2 + half] as number) >>> shift) & (VALUES - 1)) ^ flip;
        target[(starts[value] as number)++] = index;
      }
    });
    [from, to] = [target, source];
  }
  return from;
}

/** How often each digit has each value: all digits of a stride while it is at hand. */
async function countDigits(halves: Uint32Array, pause: Pause): Promise<Uint32Array> {
  const counts = new Uint32Array(DIGITS.length * VALUES);
  await inStrides(halves.length / 2, pause, (start, end) => {
    for (const [digit, { half, shift, flip }] of DIGITS.entries()) {
      for (let index = start; index < end; index++) {
        const value = (((halves[index * 2 + half] as number) >>> shift) & (VALUES - 1)) ^ flip;
        const place = digit * VALUES + value;
        counts[place] = (counts[place] as number) + 1;
      }
    }
  });
  return counts;
}

/** Where in the order the paths of each value start; undefined where all have the same. */
function startsOf(counts: Uint32Array, paths: number): Uint32Array | undefined {
  const starts = new Uint32Array(VALUES);
  let sum = 0;
  for (let value = 0; value < VALUES; value++) {
    if (counts[value] === paths) return undefined;
    starts[value] = sum;
    sum += counts[value] as number;
  }
  return starts;
}

/** Paths sorted natively at one go, some milliseconds at the most; longer lists are merged from such runs. */
const RUN = 2048;

async function sortByPath(
  indices: Uint32Array,
  paths: readonly string[],
  pause: Pause,
): Promise<Uint32Array> {
  const compare = byPath(paths);
  for (let start = 0; start < indices.length; start += RUN) {
    indices.subarray(start, start + RUN).sort(compare);
    await pause();
  }
  let from: Uint32Array = indices;
  let to: Uint32Array = new Uint32Array(indices.length);
  for (let width = RUN; width < indices.length; width *= 2) {
    const [source, target] = [from, to];
    for (let start = 0; start < from.length; start += width * 2) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + width * 2, from.length);
      let left = start;
      let right = middle;
      await inStrides(end - start, pause, (first, past) => {
        for (let place = start + first; place < start + past; place++) {
          const takeLeft =
            right >= end || (left < middle && compare(source[left] as number, source[right] as number) < 0);
          target[place] = source[takeLeft ? left++ : right++] as number;
        }
      });
    }
    [from, to] = [target, source];
  }
  return from;
}

/** Compares indices of paths, of which no two are equal. */
function byPath(paths: readonly string[]): (left: number, right: number) => number {
  return (left, right) => ((paths[left] as string) < (paths[right] as string) ? -1 : 1);
}
