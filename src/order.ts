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
  const sorted = await sortByTime(indices, mtimes, pause);
  if (sort === 'newest') sorted.reverse();
  const time = (place: number): bigint | undefined => mtimes[sorted[place] as number];
  const compare = byPath(paths);
  const long: Uint32Array[] = [];
  let tie = 0;
  await inStrides(sorted.length, pause, (start, end) => {
    for (let place = start + 1; place <= end; place++) {
      if (place < sorted.length && time(place) === time(place - 1)) continue;
      if (place - tie > RUN) long.push(sorted.subarray(tie, place));
      else if (place - tie > 1) sorted.subarray(tie, place).sort(compare);
      tie = place;
    }
  });
  for (const tied of long) tied.set(await sortByPath(tied.slice(), paths, pause));
  return sorted;
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

const DIGITS = 1 << 11;

/** Where the digits of a half are: eleven bits, eleven bits, ten bits, so that none lies across both halves. */
const SHIFTS = [0, 11, 22] as const;

/** Radix sort, least significant digit first: twelve reads a path where comparing reads forty. */
async function sortByTime(indices: Uint32Array, mtimes: BigInt64Array, pause: Pause): Promise<Uint32Array> {
  let from: Uint32Array = indices;
  let to: Uint32Array = new Uint32Array(indices.length);
  for (const half of halves(mtimes)) {
    for (const shift of SHIFTS) {
      const starts = startsOf(half, shift);
      // Every path has the same digit here: true of the highest ones of most trees.
      if (starts === undefined) continue;
      const [source, target] = [from, to];
      await inStrides(source.length, pause, (start, end) => {
        for (let place = start; place < end; place++) {
          const index = source[place] as number;
          const digit = ((half[index] as number) >>> shift) & (DIGITS - 1);
          target[(starts[digit] as number)++] = index;
        }
      });
      [from, to] = [target, source];
    }
  }
  return from;
}

/** Where in the order the paths of each digit start; undefined where all have the same. A millisecond for a million. */
function startsOf(half: Uint32Array, shift: number): Uint32Array | undefined {
  const starts = new Uint32Array(DIGITS);
  for (let index = 0; index < half.length; index++) {
    const digit = ((half[index] as number) >>> shift) & (DIGITS - 1);
    starts[digit] = (starts[digit] as number) + 1;
  }
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = starts[digit] as number;
    if (count === half.length) return undefined;
    starts[digit] = sum;
    sum += count;
  }
  return starts;
}

/** The lower and the upper halves, the sign flipped so that times before 1970 come first. */
function halves(mtimes: BigInt64Array): [Uint32Array, Uint32Array] {
  const low = new Uint32Array(mtimes.length);
  const high = new Uint32Array(mtimes.length);
  const view = new Uint32Array(mtimes.buffer, mtimes.byteOffset, mtimes.length * 2);
  for (let index = 0; index < mtimes.length; index++) {
    low[index] = view[index * 2 + LOW] as number;
    high[index] = (view[index * 2 + 1 - LOW] as number) ^ 0x80000000;
  }
  return [low, high];
}

/** Which half of a 64-bit number comes first in memory. */
const LOW = new Uint32Array(BigInt64Array.of(1n).buffer)[0] === 1 ? 0 : 1;

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
