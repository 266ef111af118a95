/**
 * Tokens to a linear matcher whose state the walk carries down.
 *
 * Rules become one Thompson NFA over bytes, rules that begin alike sharing
 * nodes; a DFA is built from it as names are seen. No step looks back, so a
 * path costs its length whatever the rules. Past the cache's caps states are
 * computed afresh, at the cost of their size, and nothing is remembered.
 */
import { AUTOMATON_POSITIONS, AUTOMATON_STATES } from '../limits.ts';
import { buildNfa, type NfaNode } from './nfa.ts';
import { type Rule, SLASH } from './token.ts';

/** Where matching stands after some bytes. Immutable to its holders. */
export interface State {
  /** The last rule that matches these bytes as a file's path, or -1. */
  readonly file: number;
  /** The last rule that matches these bytes as a directory's path, or -1. */
  readonly directory: number;
  /** No rule matches, whatever follows. */
  readonly dead: boolean;
  /** A rule could match more bytes. */
  readonly open: boolean;
}

interface DfaState extends State {
  readonly nodes: readonly NfaNode[];
  readonly next: (DfaState | undefined)[];
}

/** States past the caps have no room for transitions. */
function isKept(state: DfaState): boolean {
  return state.next.length > 0;
}

const DEAD: DfaState = { file: -1, directory: -1, dead: true, open: false, nodes: [], next: [] };

/** How much an automaton remembers: states, and NFA positions over all of them. */
export interface Caps {
  readonly states: number;
  readonly positions: number;
}

const CAPS: Caps = { states: AUTOMATON_STATES, positions: AUTOMATON_POSITIONS };

export class Automaton {
  readonly start: State;
  readonly #classOf: Uint8Array;
  readonly #classCount: number;
  /** Node id to the last gathering that met it. */
  readonly #met: Int32Array;
  readonly #known = new Map<string, DfaState>();
  readonly #caps: Caps;
  #gathering = 0;
  #positions = 0;

  constructor(rules: readonly Rule[], caps: Caps = CAPS) {
    const nfa = buildNfa(rules);
    this.#caps = caps;
    this.#classOf = nfa.classOf;
    this.#classCount = nfa.classCount;
    this.#met = new Int32Array(nfa.nodeCount);
    this.start = this.#stateOf(this.#gather([nfa.root]));
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
    const targets: NfaNode[] = [];
    for (const node of state.nodes) {
      const target = node.bytes.get(byte);
      if (target !== undefined) targets.push(target);
      for (const edge of node.sets) {
        if (edge.set[byte] === 1) targets.push(edge.target);
      }
    }
    const next = this.#stateOf(this.#gather(targets));
    // A state past the caps is not kept: nothing may hold on to it but the walk.
    if (isKept(state) && (isKept(next) || next.dead)) state.next[this.#classOf[byte] as number] = next;
    return next;
  }

  /** What the nodes reach without a byte, without the nodes that only lead on. */
  #gather(from: NfaNode[]): NfaNode[] {
    const gathering = ++this.#gathering;
    const met = this.#met;
    const pending = from;
    const nodes: NfaNode[] = [];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (met[node.id] === gathering) continue;
      met[node.id] = gathering;
      if (node.bytes.size > 0 || node.sets.length > 0 || node.directory >= 0) nodes.push(node);
      for (const target of node.empty) pending.push(target);
    }
    return nodes;
  }

  #stateOf(nodes: NfaNode[]): DfaState {
    if (nodes.length === 0) return DEAD;
    let file = -1;
    let directory = -1;
    let open = false;
    for (const node of nodes) {
      if (node.file > file) file = node.file;
      if (node.directory > directory) directory = node.directory;
      open ||= node.bytes.size > 0 || node.sets.length > 0;
    }
    if (this.#known.size >= this.#caps.states || this.#positions + nodes.length > this.#caps.positions) {
      return { file, directory, dead: false, open, nodes, next: [] };
    }
    nodes.sort((left, right) => left.id - right.id);
    const key = nodes.map((node) => node.id).join();
    let state = this.#known.get(key);
    if (state === undefined) {
      const next = new Array<undefined>(this.#classCount).fill(undefined);
      state = { file, directory, dead: false, open, nodes, next };
      this.#known.set(key, state);
      this.#positions += nodes.length;
    }
    return state;
  }
}
