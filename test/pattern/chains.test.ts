/** Rules as rows of bits, compared with the definitions of their tokens. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Automaton, type Caps, type State } from '../../src/pattern/automaton.ts';
import { Chains } from '../../src/pattern/chains.ts';
import { NodeSets } from '../../src/pattern/node-sets.ts';
import { ANY_BYTE, NOT_SLASH, type Rule, type Token } from '../../src/pattern/token.ts';
import { encodeName } from '../support/bytes.ts';
import { referenceMatch } from './reference.ts';

const SLASH = 0x2f;
const letters = (text: string): Token[] => [...encodeName(text)].map((byte) => ({ kind: 'byte', byte }));
const setOf = (members: string): Uint8Array =>
  Uint8Array.from(ANY_BYTE, (_, byte) => (encodeName(members).includes(byte) ? 1 : 0));

/** The state after a path, its directories entered one by one. */
function follow(automaton: Automaton, path: string): State {
  const [first = '', ...rest] = path.split('/');
  return rest.reduce(
    (state, name) => automaton.advance(automaton.descend(state), name),
    automaton.advance(automaton.start, first),
  );
}

const aToken = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...letters('ab/')) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(NOT_SLASH, ANY_BYTE, setOf('a/'), setOf('b'), setOf(''))
      .map((set): Token => ({ kind: 'set', set, items: 1 })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('star', 'everything', 'globstar-prefix', 'globstar-middle', 'globstar-suffix')
      .map((kind) => ({ kind }) as Token),
  },
);
/** Long enough at times that a rule lies in two words or three. */
const someTokens = fc.oneof(
  { weight: 6, arbitrary: fc.array(aToken, { maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(70), fc.array(aToken, { maxLength: 6 }))
      .map(([count, tokens]) => [
        ...Array.from({ length: count }, (): Token => ({ kind: 'byte', byte: 0x61 })),
        ...tokens,
      ]),
  },
);
const someRules = fc.array(
  fc.record({ tokens: someTokens, directoriesOnly: fc.boolean() }) satisfies fc.Arbitrary<Rule>,
  { maxLength: 12 },
);
const aPath = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', '/', 'é'), maxLength: 8 }) },
  { weight: 1, arbitrary: fc.nat(80).map((count) => 'a'.repeat(count)) },
);

describe('agree with a matcher that follows the definitions', () => {
  test.each<[string, Caps | undefined]>([
    ['as they are', undefined],
    ['with a cache of two states', { states: 2, positions: 8 }],
    ['without a cache', { states: 0, positions: 0 }],
  ])('%s', (_title, caps) => {
    const outcomes = { none: 0, first: 0, later: 0, dead: 0, closed: 0 };
    fc.assert(
      fc.property(someRules, fc.array(aPath, { minLength: 1, maxLength: 4 }), (rules, paths) => {
        const automaton = new Automaton(new Chains(rules), caps);
        for (const path of paths) {
          const { file, directory, dead, open } = follow(automaton, path);
          const references = rules.map(({ tokens }) => referenceMatch(tokens, encodeName(path)));
          const last = references.findLastIndex(({ matches }) => matches);
          expect(directory).toBe(last);
          expect(file).toBe(
            references.findLastIndex(({ matches }, index) => matches && !rules[index]?.directoriesOnly),
          );
          expect(open).toBe(references.some((reference) => reference.open));
          expect(dead).toBe(last < 0 && !open);
          outcomes[last < 0 ? 'none' : last === 0 ? 'first' : 'later']++;
          if (dead) outcomes.dead++;
          if (!open) outcomes.closed++;
        }
      }),
      { seed: 7, numRuns: 1_500 },
    );
    // A property that never meets a case says nothing of it.
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(100);
  });
});

test('and with the nodes of an NFA, about many rules and long names', () => {
  const someMany = fc.array(fc.record({ tokens: someTokens, directoriesOnly: fc.boolean() }), {
    minLength: 50,
    maxLength: 80,
  });
  fc.assert(
    fc.property(someMany, fc.array(aPath, { minLength: 5, maxLength: 10 }), (rules, paths) => {
      const [chains, nodes] = [new Automaton(new Chains(rules)), new Automaton(new NodeSets(rules))];
      for (const path of paths) {
        const [one, other] = [follow(chains, path), follow(nodes, path)];
        expect([one.file, one.directory, one.open]).toEqual([other.file, other.directory, other.open]);
      }
    }),
    { seed: 7, numRuns: 200 },
  );
});

test('a rule with choices is refused', () => {
  const choice: Token = { kind: 'alternation', branches: [letters('a')], nesting: 1 };
  expect(() => new Chains([{ tokens: [choice], directoriesOnly: false }])).toThrow('choices');
});

test('no rules at all', () => {
  const automaton = new Automaton(new Chains([]));
  expect(follow(automaton, 'a/b')).toMatchObject({ file: -1, directory: -1, dead: true, open: false });
});

test('bytes that no rule names are one class, and all 256 may be named', () => {
  expect(new Chains([{ tokens: letters('ab'), directoriesOnly: false }]).classes.count).toBe(4);
  const every = Array.from({ length: 256 }, (_, byte): Token => ({ kind: 'byte', byte }));
  const { classes } = new Chains([{ tokens: every, directoriesOnly: false }]);
  expect(classes.count).toBe(256);
  expect(new Set(classes.of).size).toBe(256);
  expect(classes.of[SLASH]).not.toBe(classes.of[0]);
});
