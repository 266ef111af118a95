/** The figures as text: two tables of comma-separated values, which other tools read as well. */
import type { Figures, Means, PolicyFigures, TreeFigures } from './figures.ts';
import type { Counts } from './measure.ts';

const COUNTS = [
  'rows',
  'topLevel',
  'topDirectories',
  'secondLevel',
  'directories',
  'extensions',
  'largest',
] as const satisfies readonly (keyof Counts)[];
const MEANS = [
  'topLevel',
  'secondLevel',
  'directories',
  'largest',
] as const satisfies readonly (keyof Means)[];

/** The limit's cell in the line of a whole result. */
const ALL = 'all';

export function toCsv(trees: Figures['trees']): string {
  const lines = [['tree', 'limit', 'page', ...COUNTS]];
  const cells = (counts: Counts): string[] => COUNTS.map((what) => String(counts[what]));
  for (const { name, all, pages } of trees) {
    lines.push([name, ALL, '', ...cells(all)]);
    for (const [limit, contenders] of Object.entries(pages)) {
      for (const [page, counts] of Object.entries(contenders))
        lines.push([name, limit, page, ...cells(counts)]);
    }
  }
  return written(lines);
}

export function fromCsv(csv: string): TreeFigures[] {
  const trees: { name: string; all: Counts; pages: Record<string, Record<string, Counts>> }[] = [];
  for (const [name = '', limit = '', page = '', ...cells] of read(csv)) {
    const counts = Object.fromEntries(COUNTS.map((what, index) => [what, Number(cells[index])]));
    const tree = trees.at(-1);
    if (limit === ALL) trees.push({ name, all: counts as unknown as Counts, pages: {} });
    else if (tree !== undefined)
      tree.pages[limit] = { ...tree.pages[limit], [page]: counts as unknown as Counts };
  }
  return trees;
}

export function policiesToCsv(policies: Figures['policies']): string {
  const lines = [['policy', 'limit', ...MEANS]];
  for (const { name, means } of policies) {
    for (const [limit, values] of Object.entries(means)) {
      lines.push([name, limit, ...MEANS.map((what) => String(values[what]))]);
    }
  }
  return written(lines);
}

export function policiesFromCsv(csv: string): PolicyFigures[] {
  const policies: { name: string; means: Record<string, Means> }[] = [];
  for (const [name = '', limit = '', ...cells] of read(csv)) {
    if (policies.at(-1)?.name !== name) policies.push({ name, means: {} });
    const values = Object.fromEntries(MEANS.map((what, index) => [what, Number(cells[index])]));
    Object.assign(policies.at(-1)?.means ?? {}, { [limit]: values });
  }
  return policies;
}

function written(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.join(',')}\n`).join('');
}

function read(csv: string): string[][] {
  const lines = csv.trim().split('\n').slice(1);
  return lines.map((line) => line.split(','));
}
