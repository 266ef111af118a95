/** What holds of every page drawn in mode `deep`. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleDeep } from '../../src/page/deep.ts';
import { sampleAcrossTopLevel } from '../../src/page/sample.ts';
import { files, groupBy, treePaths } from './paths.ts';

const sampled = fc.tuple(treePaths, fc.integer({ min: 1, max: 60 }));
const holder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

test('no path is lost or repeated, and the directories reached are counted', () => {
  fc.assert(
    fc.property(sampled, ([paths, limit]) => {
      const { items, reached, total } = sampleDeep(paths, limit);
      expect(items).toHaveLength(Math.min(limit, paths.length));
      expect(new Set(items).size).toBe(items.length);
      expect(items.every((item) => paths.includes(item))).toBe(true);
      expect([reached, total]).toEqual([new Set(items.map(holder)).size, new Set(paths.map(holder)).size]);
    }),
  );
});

test('shares of siblings that could both take more differ by at most one', () => {
  fc.assert(
    fc.property(sampled, ([paths, limit]) => {
      for (const children of families(paths, sampleDeep(paths, limit).items)) {
        const hungry = children.filter(({ rows, has }) => rows < has).map(({ rows }) => rows);
        expect(Math.max(0, ...hungry)).toBeLessThanOrEqual(Math.min(...hungry) + 1);
      }
    }),
  );
});

test('no directory is unreached while a sibling has more than its share', () => {
  fc.assert(
    fc.property(sampled, ([paths, limit]) => {
      for (const children of families(paths, sampleDeep(paths, limit).items)) {
        const unreached = children.some(({ name, rows }) => name !== OWN_FILES && rows === 0);
        if (unreached) for (const { rows } of children) expect(rows).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('own files go short before directories do, but for those of the root', () => {
  fc.assert(
    fc.property(sampled, ([paths, limit]) => {
      const [top = [], ...others] = families(paths, sampleDeep(paths, limit).items);
      for (const children of others) {
        const own = children.find(({ name }) => name === OWN_FILES)?.rows ?? 0;
        for (const { rows, has } of children) if (rows < has) expect(own).toBeLessThanOrEqual(rows);
      }
      const loose = top.find(({ name }) => name === OWN_FILES);
      const entries = top.length - 1 + (loose?.has ?? 0);
      if (loose !== undefined && entries <= limit && loose.has <= limit / 2) {
        expect(loose.rows).toBe(loose.has);
      }
    }),
  );
});

test('the order of paths, and so of equal times, decides nothing about what is reached', () => {
  fc.assert(
    fc.property(
      sampled.chain(([paths, limit]) => fc.tuple(fc.constant(paths), shuffled(paths), fc.constant(limit))),
      ([paths, others, limit]) => {
        const reached = (list: readonly string[]): string[] =>
          Array.from(
            groupBy(sampleDeep(list, limit).items, holder),
            ([key, rows]) => `${key} ${rows.length}`,
          );
        expect(reached(others).sort()).toEqual(reached(paths).sort());
      },
    ),
  );
});

test('each directory shows the head of its files', () => {
  fc.assert(
    fc.property(sampled, ([paths, limit]) => {
      const all = groupBy(paths, holder);
      for (const [directory, rows] of groupBy(sampleDeep(paths, limit).items, holder)) {
        expect(rows).toEqual(all.get(directory)?.slice(0, rows.length));
      }
    }),
  );
});

test('it shows as many first-level directories as the sample, and no fewer second-level ones', () => {
  fc.assert(
    fc.property(sampled, ([paths, limit]) => {
      const { items, root } = sampleAcrossTopLevel(paths, limit);
      const start = root === '.' ? 0 : root.length + 1;
      const deep = sampleDeep(paths, limit).items;
      const reached = (list: readonly string[], level: number): number =>
        new Set(
          list
            .map((path) => path.slice(start).split('/'))
            .filter((segments) => segments.length > level)
            .map((segments) => segments.slice(0, level).join('/')),
        ).size;
      expect(reached(deep, 1)).toBe(reached(items, 1));
      expect(reached(deep, 2)).toBeGreaterThanOrEqual(reached(items, 2));
    }),
    { numRuns: 500 },
  );
});

test('on an even tree of two levels it shows no less than the sample', () => {
  const size = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 90 }), (wide, each, limit) => {
      const paths = Array.from({ length: wide }, (_, index) => files(`d${index}/`, each)).flat();
      const rows = (items: readonly string[]): number[] =>
        Array.from(groupBy(items, holder).values(), ({ length }) => length).sort((one, other) => one - other);
      expect(rows(sampleDeep(paths, limit).items)).toEqual(rows(sampleAcrossTopLevel(paths, limit).items));
    }),
  );
});

test('on a flat result it is the head', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(60), (numbers, limit) => {
      const paths = numbers.map((number) => `a/b/${number}`);
      expect(sampleDeep(paths, limit).items).toEqual(paths.slice(0, limit));
    }),
  );
});

const OWN_FILES = '';

interface Child {
  name: string;
  rows: number;
  has: number;
}

/** For every directory where paths branch, the topmost first: its children, its own files as one. */
function families(paths: readonly string[], items: readonly string[]): Child[][] {
  const count = (list: readonly string[], prefix: string): Map<string, string[]> =>
    groupBy(
      list.filter((path) => path.startsWith(prefix)),
      (path) => /^[^/]*\//.exec(path.slice(prefix.length))?.[0] ?? OWN_FILES,
    );
  const prefixes = new Set(
    paths.flatMap((path) => Array.from(path.matchAll(/^|\//g), (m) => path.slice(0, m.index + m[0].length))),
  );
  const families = Array.from(prefixes)
    .sort((one, other) => one.length - other.length)
    .map((prefix) => {
      const page = count(items, prefix);
      return Array.from(count(paths, prefix), ([name, all]) => ({
        name,
        rows: page.get(name)?.length ?? 0,
        has: all.length,
      }));
    });
  return families.filter((children) => children.length > 1);
}

function shuffled(paths: readonly string[]): fc.Arbitrary<string[]> {
  return fc.shuffledSubarray([...paths], { minLength: paths.length, maxLength: paths.length });
}
