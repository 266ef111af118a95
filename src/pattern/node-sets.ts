/** Rules with choices, their NFA walked node by node: sets are small where rules are few, and cost their size. */
import { buildNfa, type Nfa, type NfaNode } from './nfa.ts';
import type { ByteClasses, Positions, Verdict } from './positions.ts';
import type { Rule } from './token.ts';

/** Nodes that a byte leads on from, or where a rule ends; by id. */
export type Nodes = readonly NfaNode[];

export class NodeSets implements Positions<Nodes> {
  readonly start: Nodes | undefined;
  readonly classes: ByteClasses;
  /** Node id to the last gathering that met it. */
  readonly #met: Int32Array;
  #gathering = 0;

  constructor(rules: readonly Rule[]) {
    const nfa: Nfa = buildNfa(rules);
    this.classes = nfa.classes;
    this.#met = new Int32Array(nfa.nodeCount);
    this.start = this.#gather([nfa.root]);
  }

  step(from: Nodes, byte: number): Nodes | undefined {
    const targets: NfaNode[] = [];
    for (const node of from) {
      const target = node.bytes.get(byte);
      if (target !== undefined) targets.push(target);
      for (const edge of node.sets) {
        if (edge.set[byte] === 1) targets.push(edge.target);
      }
    }
    return this.#gather(targets);
  }

  key(nodes: Nodes): string {
    return nodes
      .map(({ id }) => id)
      .sort((left, right) => left - right)
      .join();
  }

  size(nodes: Nodes): number {
    return nodes.length;
  }

  verdict(nodes: Nodes): Verdict {
    let file = -1;
    let directory = -1;
    let open = false;
    for (const node of nodes) {
      if (node.file > file) file = node.file;
      if (node.directory > directory) directory = node.directory;
      open ||= node.bytes.size > 0 || node.sets.length > 0;
    }
    return { file, directory, open };
  }

  /** What the nodes reach without a byte, without the nodes that only lead on; undefined for none. */
  #gather(from: NfaNode[]): Nodes | undefined {
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
    return nodes.length === 0 ? undefined : nodes;
  }
}
