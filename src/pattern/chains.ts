/**
 * Rules without choices, matched all at once, 32 places a machine word.
 *
 * Where matching stands is a bit for each place of all rules, and a byte moves
 * them together: by a shift where a token takes it, not at all where a star
 * does. 5,000 rules of wildcards and classes cost some 10 us a byte, whatever
 * the name; places visited one by one cost a millisecond, and a stranger's
 * ignore file could hold a search for minutes.
 */
import { ChainLayout } from './chain-layout.ts';
import type { ByteClasses, Positions, Verdict } from './positions.ts';
import { type Rule, SLASH } from './token.ts';

/** The words with a place in them, in order: each as its index and its bits. Few rules are alive in most names. */
export type Places = Int32Array;

/** Half words from which a key is made at one go. */
const LONG_KEY = 64;

export class Chains implements Positions<Places> {
  readonly start: Places | undefined;
  readonly classes: ByteClasses;
  readonly #layout: ChainLayout;
  readonly #restarts: Places;
  /** By class of bytes: the places that it moves. Made when it is first met. */
  readonly #moves: Int32Array[] = [];
  /** Where a step is put together: no word comes twice. */
  readonly #scratch: Int32Array;

  constructor(rules: readonly Rule[]) {
    const layout = new ChainLayout(rules);
    this.#layout = layout;
    this.classes = layout.classes;
    this.#scratch = new Int32Array(2 * layout.words);
    const nowhere = new Int32Array(layout.words);
    const start = this.#moved(placesOf(layout.starts), nowhere, layout.starts);
    this.start = start.length === 0 ? undefined : start;
    this.#restarts = this.#moved(placesOf(layout.restarts), nowhere, layout.restarts);
  }

  step(from: Places, byte: number): Places | undefined {
    const { loops, slashLoops } = this.#layout;
    const next = this.#moved(from, this.#movedBy(byte), byte === SLASH ? slashLoops : loops);
    if (this.#restarts.length === 0) return next.length === 0 ? undefined : next;
    return byte === SLASH ? union(next, this.#restarts) : next;
  }

  key(places: Places): string {
    if (places.length > LONG_KEY) return Buffer.from(places.buffer).toString('latin1');
    // For a few words a buffer costs more than it saves.
    let key = '';
    for (const half of places) key += String.fromCharCode(half & 0xffff, half >>> 16);
    return key;
  }

  size(places: Places): number {
    return places.length;
  }

  verdict(places: Places): Verdict {
    const { ends, fileEnds, open } = this.#layout;
    // A rule that begins anew behind every slash is never over.
    let isOpen = this.#restarts.length > 0;
    for (let index = 0; index < places.length && !isOpen; index += 2) {
      isOpen = ((places[index + 1] as number) & (open[places[index] as number] as number)) !== 0;
    }
    return { file: this.#last(places, fileEnds), directory: this.#last(places, ends), open: isOpen };
  }

  /** The last rule that ends at one of the places. */
  #last(places: Places, ends: Int32Array): number {
    for (let index = places.length - 2; index >= 0; index -= 2) {
      const word = places[index] as number;
      const ended = (places[index + 1] as number) & (ends[word] as number);
      if (ended !== 0) return this.#layout.rules[word * 32 + 31 - Math.clz32(ended)] as number;
    }
    return -1;
  }

  /**
   * Moves the places in `moves` to the next ones, leaves those in `loops`
   * where they are, and adds what is reached from there without a byte. All of
   * that lies ahead, so that one pass over the words will do.
   */
  #moved(from: Places, moves: Int32Array, loops: Int32Array): Places {
    const { forks } = this.#layout;
    const scratch = this.#scratch;
    let length = 0;
    let carry = 0;
    let next = 0;
    for (let index = 0; index < from.length || carry !== 0; next++) {
      const own = index < from.length ? (from[index] as number) : BEHIND_ALL;
      if (carry === 0) next = own;
      let bits = carry;
      carry = 0;
      if (next === own) {
        const places = from[index + 1] as number;
        const moved = places & (moves[next] as number);
        bits |= (moved << 1) | (places & (loops[next] as number));
        carry = moved >>> 31;
        index += 2;
      }
      if (bits === 0) continue;
      let forking = bits & (forks[next] as number);
      while (forking !== 0) {
        carry |= (forking >>> 31) | (forking >>> 30);
        const reached = ((forking << 1) | (forking << 2)) & ~bits;
        bits |= reached;
        forking = reached & (forks[next] as number);
      }
      scratch[length++] = next;
      scratch[length++] = bits;
    }
    return scratch.slice(0, length);
  }

  #movedBy(byte: number): Int32Array {
    const byteClass = this.classes.of[byte] as number;
    let moves = this.#moves[byteClass];
    if (moves === undefined) {
      moves = this.#layout.movedBy(byte);
      this.#moves[byteClass] = moves;
    }
    return moves;
  }
}

/** An index that no word has. */
const BEHIND_ALL = 0x7fffffff;

/** All words, empty ones too. */
function placesOf(words: Int32Array): Places {
  return Int32Array.from({ length: 2 * words.length }, (_, index) =>
    index % 2 === 0 ? index / 2 : (words[index >> 1] as number),
  );
}

function union(left: Places, right: Places): Places {
  const both = new Int32Array(left.length + right.length);
  let length = 0;
  let [at, other] = [0, 0];
  while (at < left.length || other < right.length) {
    const word = left[at] ?? BEHIND_ALL;
    const otherWord = right[other] ?? BEHIND_ALL;
    let bits = 0;
    if (word <= otherWord) {
      bits |= left[at + 1] as number;
      at += 2;
    }
    if (otherWord <= word) {
      bits |= right[other + 1] as number;
      other += 2;
    }
    both[length++] = Math.min(word, otherWord);
    both[length++] = bits;
  }
  return both.slice(0, length);
}
