import { describe, expect, test } from 'vitest';
import { mutate } from '../fuzz/mutations/mutation.ts';
import { createRandom } from '../support/random.ts';
import { explain, runCampaign } from './campaign.ts';
import { useMemory } from './in-memory.ts';
import { grammarMutations, layerMutations } from './mutations.ts';
import { randomTree } from './random-tree.ts';
import { TRICKY } from './recipes.ts';
import { shrink } from './shrink.ts';
import { slices } from './slice.ts';
import type { IgnoreTree } from './tree.ts';

useMemory();

// Names that are not UTF-8, and names with backslashes, are Linux's alone.
describe.runIf(process.platform === 'linux')('the fixed slice of the fuzz of ignore rules', () => {
  test.each(
    slices.map((slice) => ({ ...slice, title: slice.campaign.title, oracle: slice.campaign.oracle.title })),
  )('$title: $trees trees, against $oracle', { timeout: 240_000 }, async ({ campaign, seed, trees }) => {
    const { disagreements, files, ignored } = await runCampaign(campaign, { seed, trees });
    const smallest = await Promise.all(disagreements.slice(0, 3).map((one) => explain(campaign, one)));
    expect(smallest).toEqual([]);
    expect(disagreements.length).toBe(0);
    // Trees in which rules leave out nothing, or all, would say nothing.
    expect(ignored).toBeGreaterThan(files / 4);
    expect(ignored).toBeLessThan((files * 3) / 4);
  });
});

// `npm run fuzz:ignore-mutants` shows that the slice sees them.
test.each([...grammarMutations, ...layerMutations])(
  'the statement that is broken is there: $title',
  (mutation) => {
    expect(() => mutate(mutation)).not.toThrow();
  },
);

test('a tree is the same whenever it is made', () => {
  const trees = (seed: number): IgnoreTree[] => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => randomTree(random, TRICKY));
  };
  expect(trees(7)).toEqual(trees(7));
  expect(trees(7)).not.toEqual(trees(8));
});

test('a disagreement is shrunk to what matters', async () => {
  const tree: IgnoreTree = {
    files: ['a', 'b', 'd/c', 'd/e'],
    rules: { '.gitignore': ['x', '**/c*', ''], 'd/.gitignore': ['y'], 'd/.git/info/exclude': ['z'] },
    repositories: ['d/'],
  };
  const shows = async ({ files, rules }: IgnoreTree): Promise<boolean> =>
    files.includes('d/c') && (rules['.gitignore'] ?? []).some((line) => line.includes('c'));
  expect(await shrink(tree, shows)).toEqual({
    files: ['d/c'],
    rules: { '.gitignore': ['c'] },
    repositories: [],
  });
});
