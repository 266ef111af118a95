/**
 * The first names, in code-unit order, of more than need to be kept: a page
 * of a directory of a million entries holds 200 of them. Work is n log n at
 * worst, and about n for names that come in no particular order.
 */
import { type Pause, sortTexts } from './order.ts';

/** Names taken in before a first look at which to keep: two runs of the sort, some milliseconds. */
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
    this.#kept = await sortTexts(this.#kept, pause);
    if (this.#kept.length < this.#wanted) return;
    this.#kept.length = this.#wanted;
    this.#end = this.#kept.at(-1);
  }

  /** The names from one 0-based place up to another, as far as they are among the first. */
  async slice(start: number, end: number, pause: Pause): Promise<string[]> {
    if (end <= 0 || start >= this.count) return [];
    await this.shrink(pause);
    return this.#kept.slice(Math.max(0, start), end);
  }
}
