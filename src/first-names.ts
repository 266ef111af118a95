/**
 * The first names, in code-unit order, of more than need to be kept or
 * sorted: a page of a directory of a million entries holds 200 of them.
 * Choosing them takes time linear in the number of names, where sorting
 * 300,000 takes 250 ms to the 30 of choosing.
 */
import { sortTexts } from './order.ts';
import type { Pause } from './walk/strides.ts';

/** Names taken in before a first choice: it costs a fraction of a millisecond, and from then on most are turned away. */
const ROOM = 4096;

export class FirstNames {
  /** Names added, kept or not. */
  count = 0;
  readonly #wanted: number;
  #kept: string[] = [];
  /** Names from this one on are not among the first. */
  #end: string | undefined;

  /** Keeps the first `wanted` names. */
  constructor(wanted: number) {
    this.#wanted = wanted;
    if (wanted === 0) this.#end = '';
  }

  add(name: string): void {
    this.count++;
    if (this.#end === undefined || name < this.#end) this.#kept.push(name);
  }

  /** There is something to drop: `shrink` before much more is added. */
  get isFull(): boolean {
    return this.#kept.length >= Math.max(ROOM, this.#wanted * 2);
  }

  async shrink(pause: Pause): Promise<void> {
    if (this.#kept.length <= this.#wanted) return;
    await this.#part(0, this.#wanted, pause);
    this.#kept.length = this.#wanted;
    let last = '';
    for (const [index, name] of this.#kept.entries()) {
      if (name > last) last = name;
      if ((index & (STEPS - 1)) === 0) await pause();
    }
    this.#end = last;
  }

  /** The names from one 0-based place up to another, in order, as far as they are among the first. */
  async slice(start: number, end: number, pause: Pause): Promise<string[]> {
    const from = Math.max(0, start);
    const to = Math.min(end, this.#wanted);
    if (from >= to || from >= this.count) return [];
    await this.#part(0, from, pause);
    await this.#part(from, to, pause);
    return sortTexts(this.#kept.slice(from, to), pause);
  }

  /**
   * Quickselect: moves the names from `start` on until none of those ahead of
   * `place` follows any from it on. Expected time is linear.
   */
  async #part(start: number, place: number, pause: Pause): Promise<void> {
    const names = this.#kept;
    let low = start;
    let high = names.length;
    while (low < place && place < high) {
      // Chosen by lot, so that no order of names is a slow one.
      const pivot = names[low + Math.floor(Math.random() * (high - low))] as string;
      let before = low;
      let behind = high;
      for (let index = low, step = 1; index < behind; step++) {
        const name = names[index] as string;
        if (name === pivot) {
          index++;
        } else if (name < pivot) {
          names[index++] = names[before] as string;
          names[before++] = name;
        } else {
          names[index] = names[--behind] as string;
          names[behind] = name;
        }
        if ((step & (STEPS - 1)) === 0) await pause();
      }
      if (place < before) high = before;
      else if (place > behind) low = behind;
      else return;
    }
  }
}

/** Names compared between two looks at the clock: about a tenth of a millisecond. */
const STEPS = 1024;
