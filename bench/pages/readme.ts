/** The block of the README: the chart, the tables, and what follows from them. */
import { advice } from './advice.ts';
import { contenders } from './contenders.ts';
import { type Figures, LIMITS, type TreeFigures } from './figures.ts';
import type { Counts } from './measure.ts';
import { percent } from './percent.ts';

export const CHART = 'bench/charts/coverage.svg';

type Measured = 'topLevel' | 'secondLevel' | 'directories' | 'extensions' | 'largest';

const HEADINGS: Readonly<Record<Measured, string>> = {
  topLevel: 'top-level entries',
  secondLevel: 'second-level directories',
  directories: 'all directories',
  extensions: 'file types',
  largest: "the largest directory's share of the rows",
};

export function blockOf({ trees, policies }: Figures): string {
  return [
    `![Bars: the share of top-level entries and of second-level directories on a page of 100](${CHART})`,
    'Percent of what a result holds that has a row, in or beneath it, on a page of 100. Levels are counted from ' +
      'the directory where the matches branch. Rerun with `npm run bench:coverage`.',
    tableOf(trees, 'topLevel', [100]),
    tableOf(trees, 'secondLevel', [100]),
    advice(trees),
    details(
      'Pages of 50 / 100 / 200: all directories and file types, too, and the largest directory',
      Object.keys(HEADINGS).map((what) => tableOf(trees, what as Measured, LIMITS)),
    ),
    details('Why `deep` shares as it does', [
      'Means over the invented trees, in percent, on pages of 50 / 100 / 200; each line differs from the first in ' +
        'one point. Shares by size would also break the promise that siblings get the same.',
      policyTable(policies),
    ]),
  ].join('\n\n');
}

function tableOf(trees: readonly TreeFigures[], what: Measured, limits: readonly number[]): string {
  const names = contenders.map(({ name }) => (/^(sample|deep)$/.test(name) ? `\`${name}\`` : name));
  const of = what === 'largest' ? 'paths' : 'of';
  const rows = trees.map(({ name, all, pages }) => {
    const cells = contenders.map((contender) =>
      limits.map((limit) => cellOf(what, all, pages[limit]?.[contender.name])).join(' / '),
    );
    const total = what === 'largest' ? all.rows : all[what];
    return [name, total.toLocaleString('en-US'), ...cells];
  });
  return markdown([[HEADINGS[what], of, ...names], ...rows]);
}

function cellOf(what: Measured, all: Counts, page: Counts | undefined): string {
  if (page === undefined) return '';
  if (what === 'largest') return all.topDirectories === 0 ? '–' : percent(page.largest / page.rows);
  return all[what] === 0 ? '–' : percent(page[what] / all[what]);
}

function policyTable(policies: Figures['policies']): string {
  const rows = policies.map(({ name, means }) => {
    const each = (what: 'topLevel' | 'secondLevel' | 'directories' | 'largest'): string =>
      LIMITS.map((limit) => ((means[limit]?.[what] ?? 0) * 100).toFixed(1)).join(' / ');
    return [name, each('topLevel'), each('secondLevel'), each('directories'), each('largest')];
  });
  const headings = ['rule', HEADINGS.topLevel, HEADINGS.secondLevel, HEADINGS.directories];
  return markdown([[...headings, 'most that one directory takes of a page'], ...rows]);
}

function markdown([headings = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = headings.map((_, index) => (index === 0 ? '---' : '---:'));
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function details(summary: string, parts: readonly string[]): string {
  return [`<details><summary>${summary}</summary>`, ...parts, '</details>'].join('\n\n');
}
