/**
 * Rules as a Thompson NFA over bytes. It is grown forwards from one root, and
 * a token that follows the same node as an equal one before it is the same
 * edge: `**` in front is one loop for a thousand rules, and rules that share
 * a prefix share its nodes.
 */
import { type ByteClasses, byteClasses } from './positions.ts';
import { ANY_BYTE, type ByteSet, NOT_SLASH, type Rule, SLASH, type Token } from './token.ts';

export interface NfaNode {
  readonly id: number;
  readonly bytes: Map<number, NfaNode>;
  readonly sets: { readonly set: ByteSet; readonly target: NfaNode }[];
  /** Reached without a byte. */
  readonly empty: NfaNode[];
  /** The last rule that ends here and may match a file, or -1. */
  file: number;
  /** The last rule that ends here, or -1. */
  directory: number;
}

export interface Nfa {
  readonly root: NfaNode;
  readonly nodeCount: number;
  readonly classes: ByteClasses;
}

export function buildNfa(rules: readonly Rule[]): Nfa {
  const builder = new NfaBuilder();
  for (const [index, rule] of rules.entries()) {
    const end = builder.follow(builder.root, rule.tokens);
    end.directory = index;
    if (!rule.directoriesOnly) end.file = index;
  }
  const classes = byteClasses(builder.literals, builder.sets.values());
  return { root: builder.root, nodeCount: builder.nodeCount, classes };
}

class NfaBuilder {
  nodeCount = 0;
  readonly root: NfaNode = this.#node();
  readonly literals = new Uint8Array(256);
  /** Sets by content, so that equal classes are one set. */
  readonly sets = new Map<string, ByteSet>();
  /** That content, spelt out once a set: 65,000 `?` in a pattern are one. */
  readonly #keys = new Map<ByteSet, string>();
  /** What already follows a node, for the tokens that are not a plain byte. */
  readonly #followers = new Map<NfaNode, Map<string, NfaNode>>();

  /** The node where `tokens` end when they begin at `from`. */
  follow(from: NfaNode, tokens: readonly Token[]): NfaNode {
    let node = from;
    let previous: Token | undefined;
    for (const token of tokens) {
      // `**` glued to text is two stars that say no more than one: a run of them must not grow the NFA.
      if (token.kind !== 'star' || previous?.kind !== 'star') node = this.#append(node, token);
      previous = token;
    }
    return node;
  }

  #append(from: NfaNode, token: Token): NfaNode {
    if (token.kind === 'byte') return this.#byte(from, token.byte);
    if (token.kind === 'alternation') return this.#alternation(from, token.branches);
    const key = token.kind === 'set' ? this.#intern(token.set) : token.kind;
    let followers = this.#followers.get(from);
    if (followers === undefined) {
      followers = new Map();
      this.#followers.set(from, followers);
    }
    let end = followers.get(key);
    if (end === undefined) {
      end = this.#fragment(from, token);
      followers.set(key, end);
    }
    return end;
  }

  #fragment(from: NfaNode, token: Exclude<Token, { kind: 'byte' | 'alternation' }>): NfaNode {
    switch (token.kind) {
      case 'set':
        return this.#set(from, token.set, this.#node());
      case 'star':
        return this.#loop(from, NOT_SLASH);
      case 'everything':
        return this.#loop(from, ANY_BYTE);
      case 'globstar-suffix':
        return this.#loop(this.#slash(from), ANY_BYTE);
      case 'globstar-prefix': {
        const end = this.#slash(this.#loop(from, ANY_BYTE));
        from.empty.push(end);
        return end;
      }
      case 'globstar-middle': {
        const first = this.#slash(from);
        const end = this.#slash(this.#loop(first, ANY_BYTE));
        first.empty.push(end);
        return end;
      }
    }
  }

  #alternation(from: NfaNode, branches: readonly (readonly Token[])[]): NfaNode {
    if (branches.length === 0) return from;
    const end = this.#node();
    for (const branch of branches) this.follow(from, branch).empty.push(end);
    return end;
  }

  /** A `/` of a `**`: an edge of its own, never the one that a literal `/` shares. */
  #slash(from: NfaNode): NfaNode {
    return this.#set(from, SLASH_ONLY, this.#node());
  }

  #byte(from: NfaNode, byte: number): NfaNode {
    this.literals[byte] = 1;
    let target = from.bytes.get(byte);
    if (target === undefined) {
      target = this.#node();
      from.bytes.set(byte, target);
    }
    return target;
  }

  #loop(from: NfaNode, set: ByteSet): NfaNode {
    const node = this.#node();
    this.#set(node, set, node);
    from.empty.push(node);
    return node;
  }

  #set(from: NfaNode, set: ByteSet, target: NfaNode): NfaNode {
    this.#intern(set);
    from.sets.push({ set, target });
    return target;
  }

  #intern(set: ByteSet): string {
    let key = this.#keys.get(set);
    if (key === undefined) {
      key = Buffer.from(set).toString('latin1');
      this.#keys.set(set, key);
      this.sets.set(key, set);
    }
    return key;
  }

  #node(): NfaNode {
    return { id: this.nodeCount++, bytes: new Map(), sets: [], empty: [], file: -1, directory: -1 };
  }
}

const SLASH_ONLY: ByteSet = new Uint8Array(256);
SLASH_ONLY[SLASH] = 1;
