/**
 * Tokens matched as they are defined and nothing else: slow, recursive, without an automaton. What the
 * automaton says is compared with this.
 */
import type { Token } from '../../src/pattern/token.ts';

export interface Verdict {
  /** The tokens match the bytes, all of them. */
  readonly matches: boolean;
  /** They could match more bytes, of which these are the first. */
  readonly open: boolean;
}

const SLASH = 0x2f;

export function referenceMatch(tokens: readonly Token[], bytes: Uint8Array): Verdict {
  const { length } = bytes;
  let open = false;
  /** The place after one byte that `allows` agrees to. */
  const one = (at: number, allows: (byte: number) => boolean): number[] => {
    if (at === length) open = true;
    return at < length && allows(bytes[at] as number) ? [at + 1] : [];
  };
  /** Every place where a run of such bytes may end. */
  const run = (at: number, allows: (byte: number) => boolean): number[] => [
    at,
    ...one(at, allows).flatMap((after) => run(after, allows)),
  ];
  const slash = (at: number): number[] => one(at, (byte) => byte === SLASH);
  const anything = (at: number): number[] => run(at, () => true);
  /** Every place where a token that begins at `at` may end. */
  const ends = (token: Token, at: number): number[] => {
    switch (token.kind) {
      case 'byte':
        return one(at, (byte) => byte === token.byte);
      case 'set':
        return one(at, (byte) => token.set[byte] === 1);
      case 'star':
        return run(at, (byte) => byte !== SLASH);
      case 'everything':
        return anything(at);
      case 'globstar-prefix':
        return [at, ...anything(at).flatMap(slash)];
      case 'globstar-middle':
        return slash(at).flatMap((after) => [after, ...anything(after).flatMap(slash)]);
      case 'globstar-suffix':
        return slash(at).flatMap(anything);
      case 'alternation':
        return token.branches.length === 0 ? [at] : token.branches.flatMap((branch) => all(branch, [at]));
    }
  };
  const all = (sequence: readonly Token[], from: readonly number[]): number[] =>
    sequence.reduce<number[]>(
      (at, token) => [...new Set(at.flatMap((place) => ends(token, place)))],
      [...from],
    );
  return { matches: all(tokens, [0]).includes(length), open };
}
