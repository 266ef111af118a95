import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Automaton, type Caps, type State } from '../../src/pattern/automaton.ts';
import { NodeSets } from '../../src/pattern/node-sets.ts';
import { ANY_BYTE, NOT_SLASH, type Rule, type Token } from '../../src/pattern/token.ts';
import { encodeName } from '../support/bytes.ts';
import { referenceMatch } from './reference.ts';

const SLASH = 0x2f;

const rule = (tokens: readonly Token[], directoriesOnly = false): Rule => ({ tokens, directoriesOnly });
const automatonOf = (rules: readonly Rule[], caps?: Caps): Automaton =>
  new Automaton(new NodeSets(rules), caps);
const text = (literal: string): Token[] => [...encodeName(literal)].map((byte) => ({ kind: 'byte', byte }));

/** The state after a path, its directories entered one by one. */
function follow(automaton: Automaton, path: string): State {
  const [first = '', ...rest] = path.split('/');
  return rest.reduce(
    (state, name) => automaton.advance(automaton.descend(state), name),
    automaton.advance(automaton.start, first),
  );
}

const aByte = fc
  .constantFrom<Token[]>(...text('ab/').map((token) => [token]))
  .map(([token]) => token as Token);
const aSet = fc
  .constantFrom(
    NOT_SLASH,
    ANY_BYTE,
    Uint8Array.from(ANY_BYTE, (_, byte) => (byte === 0x61 || byte === SLASH ? 1 : 0)),
  )
  .map((set): Token => ({ kind: 'set', set, items: 1 }));
const aStar = fc
  .constantFrom('star', 'everything', 'globstar-prefix', 'globstar-middle', 'globstar-suffix')
  .map((kind) => ({ kind }) as Token);
const { tokens: someTokens } = fc.letrec<{ tokens: Token[]; token: Token }>((tie) => ({
  tokens: fc.array(tie('token'), { maxLength: 5 }),
  token: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: aByte },
    { weight: 2, arbitrary: aSet },
    { weight: 3, arbitrary: aStar },
    {
      weight: 2,
      arbitrary: fc
        .array(tie('tokens'), { maxLength: 3 })
        .map((branches): Token => ({ kind: 'alternation', branches, nesting: 0 })),
    },
  ),
}));
const aPath = fc.string({ unit: fc.constantFrom('a', 'b', '/', 'é'), maxLength: 8 });

describe('agrees with a matcher that follows the definitions', () => {
  const tiny: Caps = { states: 2, positions: 4 };
  test.each([
    ['as it is', undefined],
    ['with a cache of two states', tiny],
    ['without a cache', { states: 0, positions: 0 }],
  ])('%s', (_title, caps) => {
    const outcomes = { matches: 0, open: 0, dead: 0 };
    fc.assert(
      fc.property(someTokens, fc.array(aPath, { minLength: 1, maxLength: 4 }), (tokens, paths) => {
        const automaton = automatonOf([rule(tokens)], caps);
        for (const path of paths) {
          const { file, directory, dead, open } = follow(automaton, path);
          const reference = referenceMatch(tokens, encodeName(path));
          expect({ matches: file === 0, open }).toEqual(reference);
          expect(directory).toBe(file);
          expect(dead).toBe(!reference.matches && !reference.open);
          if (reference.matches) outcomes.matches++;
          if (dead) outcomes.dead++;
          else if (reference.open) outcomes.open++;
        }
      }),
      { seed: 7, numRuns: 3_000 },
    );
    // A property that never meets a case says nothing of it.
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(300);
  });

  test('of several rules the last one that matches is told, files apart from directories', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someTokens, fc.boolean()), { maxLength: 5 }), aPath, (rules, path) => {
        const state = follow(automatonOf(rules.map(([tokens, only]) => rule(tokens, only))), path);
        const matching = rules.map(([tokens]) => referenceMatch(tokens, encodeName(path)).matches);
        expect(state.directory).toBe(matching.lastIndexOf(true));
        expect(state.file).toBe(matching.findLastIndex((matches, index) => matches && !rules[index]?.[1]));
      }),
      { seed: 7, numRuns: 3_000 },
    );
  });
});

describe('bytes', () => {
  const count = (name: string): number => {
    const lengths = Array.from({ length: 9 }, (_, length) =>
      automatonOf([rule(Array.from({ length }, (): Token => ({ kind: 'set', set: NOT_SLASH, items: 1 })))]),
    );
    return lengths.findIndex((automaton) => automaton.advance(automaton.start, name).file === 0);
  };
  test.each([
    ['ASCII', 'a', 1],
    ['two bytes', '\u00e9', 2],
    ['three bytes', '\u4e2d', 3],
    ['four bytes', '\u{1f600}', 4],
    ['a byte that is not UTF-8', '\udcff', 1],
    ['three of them that would be a surrogate', '\udced\udca0\udc80', 3],
    ['a surrogate on its own', '\ud800', 3],
    ['a surrogate pair whose second half could be a stray byte', '\ud83d\udc80', 4],
  ])('%s', (_title, name, bytes) => {
    expect(count(name)).toBe(bytes);
  });

  test('a literal matches its own bytes only', () => {
    const automaton = automatonOf([rule(text('\u00e9\udcff\u{1f480}'))]);
    expect(automaton.advance(automaton.start, '\u00e9\udcff\u{1f480}').file).toBe(0);
    expect(automaton.advance(automaton.start, 'e\u0301\udcff\u{1f480}').dead).toBe(true);
  });
});

test('a directory costs one state, met again by equal names', () => {
  const automaton = automatonOf([rule([{ kind: 'globstar-prefix' }, ...text('x')])]);
  const enter = (from: State, name: string): State => automaton.descend(automaton.advance(from, name));
  expect(enter(automaton.start, 'a')).toBe(enter(enter(automaton.start, 'a'), 'b'));
});

test('states past the caps are not kept', () => {
  const tokens: Token[] = [{ kind: 'star' }, ...text('a'), { kind: 'star' }, ...text('b')];
  const kept = automatonOf([rule(tokens)]);
  expect(kept.advance(kept.start, 'xa')).toBe(kept.advance(kept.start, 'xa'));
  const capped = automatonOf([rule(tokens)], { states: 1, positions: 1_000 });
  expect(capped.advance(capped.start, 'xa')).not.toBe(capped.advance(capped.start, 'xa'));
  expect(capped.advance(capped.start, 'xaxb').file).toBe(0);
});
