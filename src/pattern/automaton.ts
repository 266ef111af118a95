/**
 * A linear matcher whose state the walk carries down.
 *
 * Of the sets of positions where matching can stand, states are made as names
 * are seen: a DFA, built as far as it is needed. No step looks back, so a path
 * costs its length whatever the rules. Past the cache's caps states are
 * computed afresh, at the cost of their size, and nothing is remembered.
 */
import { AUTOMATON_POSITIONS, AUTOMATON_STATES } from '../limits.ts';
import type { Positions, Verdict } from './positions.ts';
import { SLASH } from './token.ts';

/** Where matching stands after some bytes. Immutable to its holders. */
export interface State extends Verdict {
  /** No rule matches, whatever follows. */
  readonly dead: boolean;
}

class DfaState implements State {
  readonly dead: boolean;
  readonly positions: unknown;
  /** By class of bytes. Empty in a state past the caps, which has no room for them. */
  readonly next: (DfaState | undefined)[];
  readonly #engine: Positions<unknown> | undefined;
  /** Asked for when a name ends: most states are passed through. */
  #verdict: Verdict | undefined;

  /** Without an engine the state is dead. */
  constructor(engine: Positions<unknown> | undefined, positions: unknown, transitions: number) {
    this.dead = engine === undefined;
    this.positions = positions;
    this.next = new Array<undefined>(transitions).fill(undefined);
    this.#engine = engine;
  }

  get file(): number {
    return this.#told.file;
  }

  get directory(): number {
    return this.#told.directory;
  }

  get open(): boolean {
    return this.#told.open;
  }

  get #told(): Verdict {
    this.#verdict ??= this.#engine?.verdict(this.positions) ?? NOTHING;
    return this.#verdict;
  }
}

const NOTHING: Verdict = { file: -1, directory: -1, open: false };
const DEAD: DfaState = new DfaState(undefined, undefined, 0);

function isKept(state: DfaState): boolean {
  return state.next.length > 0;
}

/** How much an automaton remembers: states, and words of positions over all of them. */
export interface Caps {
  readonly states: number;
  readonly positions: number;
}

const CAPS: Caps = { states: AUTOMATON_STATES, positions: AUTOMATON_POSITIONS };

export class Automaton {
  readonly start: State;
  readonly #engine: Positions<unknown>;
  readonly #classOf: Uint8Array;
  readonly #known = new Map<string, DfaState>();
  readonly #caps: Caps;
  #remembered = 0;

  constructor(engine: Positions<unknown>, caps: Caps = CAPS) {
    this.#engine = engine;
    this.#caps = caps;
    this.#classOf = engine.classes.of;
    this.start = this.#stateOf(engine.start);
  }

  /** The state after `name`, whose bytes are its UTF-8 form (surrogateescape for what isn't). */
  advance(from: State, name: string): State {
    const classOf = this.#classOf;
    let state = from as DfaState;
    for (let index = 0; index < name.length; index++) {
      const code = name.charCodeAt(index);
      if (code > 0x7f) {
        // Names that are not ASCII are rare: encode the character, keep the loop above tight.
        const point = name.codePointAt(index) as number;
        if (point > 0xffff) index++;
        state = this.#advanceEncoded(state, point);
      } else {
        const byteClass = classOf[code] as number;
        state = state.next[byteClass] ?? this.#step(state, code);
      }
      if (state.dead) return DEAD;
    }
    return state;
  }

  /** The state after `/`: what a directory hands to its children. */
  descend(from: State): State {
    return this.#stepCached(from as DfaState, SLASH);
  }

  #stepCached(state: DfaState, byte: number): DfaState {
    return state.next[this.#classOf[byte] as number] ?? this.#step(state, byte);
  }

  #advanceEncoded(from: DfaState, point: number): DfaState {
    if (point >= 0xdc80 && point <= 0xdcff) return this.#stepCached(from, point & 0xff);
    let state = from;
    if (point < 0x800) {
      state = this.#stepCached(state, 0xc0 | (point >> 6));
    } else {
      if (point < 0x10000) {
        state = this.#stepCached(state, 0xe0 | (point >> 12));
      } else {
        state = this.#stepCached(state, 0xf0 | (point >> 18));
        state = this.#stepCached(state, 0x80 | ((point >> 12) & 0x3f));
      }
      state = this.#stepCached(state, 0x80 | ((point >> 6) & 0x3f));
    }
    return this.#stepCached(state, 0x80 | (point & 0x3f));
  }

  #step(state: DfaState, byte: number): DfaState {
    if (state.dead) return DEAD;
    const next = this.#stateOf(this.#engine.step(state.positions, byte));
    // A state past the caps is not kept: nothing may hold on to it but the walk.
    if (isKept(state) && (isKept(next) || next.dead)) state.next[this.#classOf[byte] as number] = next;
    return next;
  }

  #stateOf(positions: unknown): DfaState {
    if (positions === undefined) return DEAD;
    const engine = this.#engine;
    const size = engine.size(positions);
    if (this.#known.size >= this.#caps.states || this.#remembered + size > this.#caps.positions) {
      return new DfaState(engine, positions, 0);
    }
    const key = engine.key(positions);
    let state = this.#known.get(key);
    if (state === undefined) {
      state = new DfaState(engine, positions, engine.classes.count);
      this.#known.set(key, state);
      this.#remembered += size;
    }
    return state;
  }
}
