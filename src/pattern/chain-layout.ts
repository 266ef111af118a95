/**
 * Rules without choices as rows of places, all in one row: a bit each in words
 * of 32. A rule's places are those between its tokens that take one byte; a
 * star is a place that bytes do not leave.
 */
import { type ByteClasses, byteClasses } from './positions.ts';
import { type ByteSet, NOT_SLASH, type Rule, SLASH, type Token } from './token.ts';

/** What a place takes that takes one byte is that byte; of a set, this and its index. */
const A_SET = 256;
const NOTHING = -1;

export class ChainLayout {
  /** How many words the places take. */
  readonly words: number;
  /** By place: its rule. */
  readonly rules: Int32Array;
  // By word, the places:
  /** where rules begin; */
  readonly starts: Int32Array;
  /** where those begin anew behind every slash that begin with `**` and a slash; */
  readonly restarts: Int32Array;
  /** that a byte that is no `/` need not leave; */
  readonly loops: Int32Array;
  /** that a `/` need not leave; */
  readonly slashLoops: Int32Array;
  /** of a `**` before its first slash: from them the next two are reached without a byte; */
  readonly forks: Int32Array;
  /** where rules end; */
  readonly ends: Int32Array;
  /** where rules end that speak of files too; */
  readonly fileEnds: Int32Array;
  /** from which a byte may lead on. */
  readonly open: Int32Array;
  readonly classes: ByteClasses;
  /** By place: which byte leads to the next. */
  readonly #takes: Int32Array;
  /** The places that take anything, those that take the same side by side; and by what they take, the first. */
  readonly #taking: Int32Array;
  readonly #firstTaking: Int32Array;
  readonly #sets: ByteSet[] = [];
  /** Their indices, by what is in them: a file may write one class a hundred thousand times. */
  readonly #known = new Map<string, number>();
  readonly #literals: ByteSet = new Uint8Array(256);
  #place = 0;

  constructor(rules: readonly Rule[]) {
    const places = rules.reduce((sum, { tokens }) => sum + tokens.reduce(addWidth, 1), 0);
    this.words = Math.ceil(places / 32);
    this.rules = new Int32Array(places);
    this.#takes = new Int32Array(places).fill(NOTHING);
    const bits = (): Int32Array => new Int32Array(this.words);
    this.starts = bits();
    this.restarts = bits();
    this.loops = bits();
    this.slashLoops = bits();
    this.forks = bits();
    this.ends = bits();
    this.fileEnds = bits();
    for (const [index, rule] of rules.entries()) this.#append(index, rule);
    this.open = this.loops.map((word, index) => word | (this.forks[index] as number));
    this.#taking = new Int32Array(places);
    this.#firstTaking = new Int32Array(A_SET + this.#sets.length + 1);
    this.#sortByTaking();
    this.classes = byteClasses(this.#literals, [NOT_SLASH, ...this.#sets]);
  }

  /** By word: the places that a byte moves to the next. */
  movedBy(byte: number): Int32Array {
    const moved = new Int32Array(this.words);
    this.#addTaking(moved, byte);
    for (const [index, set] of this.#sets.entries()) {
      if (set[byte] === 1) this.#addTaking(moved, A_SET + index);
    }
    return moved;
  }

  #addTaking(words: Int32Array, taken: number): void {
    const end = this.#firstTaking[taken + 1] as number;
    for (let index = this.#firstTaking[taken] as number; index < end; index++) {
      setBit(words, this.#taking[index] as number);
    }
  }

  /** Counts, then sorts: looking at every place for every byte would cost the first search dearly. */
  #sortByTaking(): void {
    const next = this.#firstTaking;
    for (const taken of this.#takes) if (taken !== NOTHING) next[taken + 1] = (next[taken + 1] as number) + 1;
    for (let taken = 1; taken < next.length; taken++) {
      next[taken] = (next[taken] as number) + (next[taken - 1] as number);
    }
    const at = next.slice();
    for (let place = 0; place < this.#takes.length; place++) {
      const taken = this.#takes[place] as number;
      if (taken === NOTHING) continue;
      setBit(this.open, place);
      this.#taking[at[taken] as number] = place;
      at[taken] = (at[taken] as number) + 1;
    }
  }

  #append(index: number, { tokens, directoriesOnly }: Rule): void {
    const first = this.#place;
    setBit(this.starts, first);
    const isAnywhere = tokens[0]?.kind === 'globstar-prefix';
    if (isAnywhere) setBit(this.restarts, first);
    for (const token of isAnywhere ? tokens.slice(1) : tokens) this.#token(token);
    setBit(this.ends, this.#place);
    if (!directoriesOnly) setBit(this.fileEnds, this.#place);
    this.#place++;
    this.rules.fill(index, first, this.#place);
  }

  #token(token: Token): void {
    switch (token.kind) {
      case 'byte':
        this.#byte(token.byte);
        break;
      case 'set':
        this.#set(token.set);
        break;
      case 'star':
        setBit(this.loops, this.#place);
        break;
      case 'everything':
        this.#everything();
        break;
      case 'globstar-prefix':
        this.#prefix();
        break;
      case 'globstar-middle':
        this.#byte(SLASH);
        this.#prefix();
        break;
      case 'globstar-suffix':
        this.#byte(SLASH);
        this.#everything();
        break;
      case 'alternation':
        throw new Error('a rule with choices is no chain');
    }
  }

  #byte(byte: number): void {
    this.#literals[byte] = 1;
    this.#takes[this.#place++] = byte;
  }

  #set(set: ByteSet): void {
    // Of all sets, that of `?` is the one that comes often as the same object.
    const key = set === NOT_SLASH ? '' : Buffer.from(set).toString('latin1');
    const index = this.#known.get(key) ?? this.#sets.push(set) - 1;
    this.#known.set(key, index);
    this.#takes[this.#place++] = A_SET + index;
  }

  #everything(): void {
    setBit(this.loops, this.#place);
    setBit(this.slashLoops, this.#place);
  }

  /** Nothing, or any bytes up to and including a `/`. */
  #prefix(): void {
    setBit(this.forks, this.#place++);
    this.#everything();
    this.#byte(SLASH);
  }
}

/** How many places a token adds to those before it, at the most. */
function addWidth(sum: number, { kind }: Token): number {
  switch (kind) {
    case 'byte':
    case 'set':
    case 'globstar-suffix':
      return sum + 1;
    case 'globstar-prefix':
      return sum + 2;
    case 'globstar-middle':
      return sum + 3;
    default:
      return sum;
  }
}

function setBit(words: Int32Array, place: number): void {
  words[place >> 5] = (words[place >> 5] as number) | (1 << (place & 31));
}
