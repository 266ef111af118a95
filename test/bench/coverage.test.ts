/** The README's figures on pages: current, and as promised. */
import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../bench/pages/chart.ts';
import { LIMITS, measureTree } from '../../bench/pages/figures.ts';
import { draw, grow, shipped } from '../../bench/pages/policies.ts';
import { blockOf, CHART } from '../../bench/pages/readme.ts';
import { resultsOf } from '../../bench/pages/results.ts';
import { fromCsv, policiesFromCsv, policiesToCsv, toCsv } from '../../bench/pages/store.ts';
import { inventedTrees } from '../../bench/pages/trees.ts';
import { sampleDeep } from '../../src/page/deep.ts';
import { groupByEntry } from '../../src/page/grouping.ts';
import { treePaths } from '../page/paths.ts';
import { readReadme, withBlock } from '../support/readme.ts';

const read = (path: string): string => fs.readFileSync(path, 'utf8');
const trees = fromCsv(read('bench/pages/coverage.csv'));
const policies = policiesFromCsv(read('bench/pages/policies.csv'));

describe('the figures', () => {
  test.each(inventedTrees)('are those of $name', async ({ name, times }) => {
    expect(trees.find((tree) => tree.name === name)).toEqual(measureTree(name, await resultsOf(times())));
  });

  test('are read as they were written', () => {
    expect(toCsv(trees)).toBe(read('bench/pages/coverage.csv'));
    expect(policiesToCsv(policies)).toBe(read('bench/pages/policies.csv'));
    expect(trees.map(({ name }) => name)).toEqual([
      ...inventedTrees.map(({ name }) => name),
      'this repository',
    ]);
  });

  test('are those that the chart shows', () => {
    expect(chartOf(trees)).toBe(read(CHART));
  });

  test('are those that the README tells', () => {
    expect(readReadme()).toBe(withBlock(readReadme(), 'coverage', blockOf({ trees, policies })));
  });
});

/** Where there is more below the first level than on it. */
const deeper = trees.filter(({ all }) => all.secondLevel > all.topDirectories);
const pages = deeper.flatMap(({ name, all, pages }) =>
  LIMITS.map((limit) => ({ name, limit, all, page: pages[limit] ?? {} })),
);

describe('deep against sample', () => {
  test('is compared on every tree but the flat one', () => {
    expect(deeper).toHaveLength(trees.length - 1);
  });

  test.each(pages)(
    '$name, $limit rows: more of the second level, no less of the first',
    ({ limit, all, page }) => {
      const { sample, deep } = page;
      if (sample === undefined || deep === undefined) throw new Error('not measured');
      expect(deep.secondLevel).toBeGreaterThan(sample.secondLevel);
      expect(deep.topDirectories).toBe(sample.topDirectories);
      // With more entries than rows, every row for a second-level directory costs a loose file its own.
      if (all.topLevel <= limit) expect(deep.topLevel).toBe(sample.topLevel);
    },
  );
});

test('the policy called shipped is the shipped one', () => {
  fc.assert(
    fc.property(treePaths, fc.integer({ min: 1, max: 60 }), (paths, limit) => {
      const prefix = paths[0]?.slice(0, groupByEntry(paths).prefixLength) ?? '';
      const drawn = draw(shipped, grow(paths, prefix), limit);
      expect([...sampleDeep(paths, limit).items].sort()).toEqual(drawn.sort());
    }),
  );
});
