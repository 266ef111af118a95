import { describe, expect, test } from 'vitest';
import { rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { mutations } from './mutations/index.ts';
import { mutate } from './mutations/mutation.ts';
import { awkwardPaths, awkwardTree } from './names.ts';
import { comparePatterns, describeDisagreement, patternOf } from './patterns.ts';
import { checkPrunings } from './pruning.ts';
import { shrink } from './shrink.ts';
import { SLICE } from './slice.ts';
import { compareTree } from './whole.ts';

// Names with backslashes and links make Windows a matter of its own.
describe.skipIf(process.platform === 'win32')(
  `the fixed slice of the fuzz, against ripgrep ${rgVersion()}`,
  () => {
    test(`${SLICE.patterns} patterns`, { timeout: 120_000 }, async () => {
      const { root } = await makeTree(awkwardTree());
      const paths = awkwardPaths();
      const { seed, patterns } = SLICE;
      const compared = await comparePatterns({ root, paths, seed, from: 0, to: patterns });
      expect(compared.disagreements.map(describeDisagreement)).toEqual([]);
      expect(compared.next).toBe(patterns);
      // Enough of every kind of answer: a slice in which nothing matches would say nothing.
      expect(Math.min(...Object.values(compared.kinds))).toBeGreaterThan(patterns / 50);
    });

    test(`${SLICE.prunings} patterns and the directories that they read`, { timeout: 120_000 }, async () => {
      const { seed, prunings } = SLICE;
      const pruned = await checkPrunings({ paths: awkwardPaths(), seed, count: prunings });
      expect(pruned.disagreements).toEqual([]);
      expect(pruned.partial).toBeGreaterThan(prunings / 10);
    });

    test.each(Array.from({ length: SLICE.trees }, (_, index) => index))(
      'random tree %i, whole',
      async (index) => {
        const { disagreements, searches } = await compareTree(SLICE.seed, index);
        expect(disagreements).toEqual([]);
        expect(searches).toBeGreaterThan(10);
      },
    );
  },
);

test('the tree has at least 300 names', () => {
  const names = awkwardPaths();
  expect(new Set(names).size).toBe(names.length);
  if (process.platform === 'linux') expect(names.length).toBeGreaterThan(300);
});

test('a case is the same whenever and wherever it is tried', () => {
  const paths = ['a', 'd/b'];
  expect(patternOf(7, 4, paths)).toBe(patternOf(7, 4, paths));
  const many = Array.from({ length: 200 }, (_, index) => patternOf(7, index, paths));
  expect(new Set(many).size).toBeGreaterThan(150);
  expect(Array.from({ length: 200 }, (_, index) => patternOf(8, index, paths))).not.toEqual(many);
});

// `npm run fuzz:mutants` shows that the slice sees them.
test.each(mutations)('the rule that is broken is there: $title', (mutation) => {
  expect(() => mutate(mutation)).not.toThrow();
});

test('a disagreement is shrunk to what matters', async () => {
  const shows = async (pattern: string): Promise<boolean> => /a.*\*b/.test(pattern);
  expect(await shrink('{x,a}/**/[!q]\u{1f600}**b?', shows)).toBe('a*b');
});
