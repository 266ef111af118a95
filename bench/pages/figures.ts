/** The figures: what each page shows of each tree, and how the policies compare. */
import { contenders } from './contenders.ts';
import { type Counts, count, sharedPrefix } from './measure.ts';
import { draw, grow, policies } from './policies.ts';
import { type Results, resultsOf } from './results.ts';
import { inventedTrees } from './trees.ts';

export const LIMITS: readonly number[] = [50, 100, 200];

export interface TreeFigures {
  readonly name: string;
  /** Of the whole result. */
  readonly all: Counts;
  /** By limit, then by the contender's name. */
  readonly pages: Readonly<Record<number, Readonly<Record<string, Counts>>>>;
}

/** Over the invented trees, by limit. */
export interface PolicyFigures {
  readonly name: string;
  readonly means: Readonly<Record<number, Means>>;
}

/** Shares between 0 and 1: means, and the most that one directory of the first level takes of a page. */
export interface Means {
  readonly topLevel: number;
  readonly secondLevel: number;
  readonly directories: number;
  readonly largest: number;
}

export interface Figures {
  readonly trees: readonly TreeFigures[];
  readonly policies: readonly PolicyFigures[];
}

export async function measureInvented(): Promise<Figures> {
  const all: { name: string; results: Results }[] = [];
  for (const { name, times } of inventedTrees) all.push({ name, results: await resultsOf(times()) });
  return {
    trees: all.map(({ name, results }) => measureTree(name, results)),
    policies: measurePolicies(all.map(({ results }) => results.oldest.paths)),
  };
}

export function measureTree(name: string, results: Results): TreeFigures {
  const { paths } = results.oldest;
  const prefix = sharedPrefix(paths);
  const pageOf = (limit: number): Record<string, Counts> =>
    Object.fromEntries(contenders.map((one) => [one.name, count(one.page(results, limit), prefix)]));
  return { name, all: count(paths, prefix), pages: byLimit(pageOf) };
}

function measurePolicies(results: readonly (readonly string[])[]): PolicyFigures[] {
  const trees = results.map((paths) => {
    const prefix = sharedPrefix(paths);
    return { prefix, root: grow(paths, prefix), all: count(paths, prefix) };
  });
  return policies.map((policy) => {
    const means = byLimit((limit) => {
      const pages = trees.map(({ prefix, root, all }) => ({
        all,
        page: count(draw(policy, root, limit), prefix),
      }));
      const mean = (what: 'topLevel' | 'secondLevel' | 'directories'): number => {
        const shares = pages
          .filter(({ all }) => all[what] > 0)
          .map(({ all, page }) => page[what] / all[what]);
        return rounded(shares.reduce((sum, share) => sum + share, 0) / shares.length);
      };
      // Beside one directory alone there is nothing that it could take from.
      const taken = pages
        .filter(({ all }) => all.topDirectories > 1)
        .map(({ page }) => page.largest / page.rows);
      return {
        topLevel: mean('topLevel'),
        secondLevel: mean('secondLevel'),
        directories: mean('directories'),
        largest: rounded(Math.max(...taken)),
      };
    });
    return { name: policy.name, means };
  });
}

function byLimit<T>(make: (limit: number) => T): Record<number, T> {
  return Object.fromEntries(LIMITS.map((limit) => [limit, make(limit)]));
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
