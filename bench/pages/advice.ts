/** When to choose which mode, in the figures' own numbers. */
import type { TreeFigures } from './figures.ts';
import type { Counts } from './measure.ts';
import { percent } from './percent.ts';

const LIMIT = 100;
const OLDEST = 'head (oldest)';
const INCIDENT = 'the incident';
const MONOREPO = 'monorepo of 60 packages';
const LOOSE = '300 old files beside src/';

export function advice(trees: readonly TreeFigures[]): string {
  const share = (name: string, page: string, what: 'topLevel' | 'secondLevel'): string => {
    const tree = treeOf(trees, name);
    return `${percent(pageOf(tree, page)[what] / tree.all[what])} %`;
  };
  const complete = trees.filter((tree) => pageOf(tree, 'sample').topLevel === tree.all.topLevel);
  const { least, most } = gains(trees);
  const { rows, largest } = pageOf(treeOf(trees, INCIDENT), OLDEST);
  return [
    'Which mode to choose:',
    [
      '- **`sample`**, the default, to find out what a workspace consists of. Every top-level entry has a row as ' +
        `long as there are rows enough (in ${complete.length} of these ${trees.length} trees), and what an entry ` +
        'gets beyond that are its own oldest files.',
      '- **`deep`** to find out where things lie. Of the same top level it shows ' +
        `${least} to ${most} times as many second-level directories: ${share(MONOREPO, 'deep', 'secondLevel')} against ` +
        `${share(MONOREPO, 'sample', 'secondLevel')} in the monorepo, ${share(LOOSE, 'deep', 'secondLevel')} against ` +
        `${share(LOOSE, 'sample', 'secondLevel')} beside 300 loose files. Choose it for monorepos, for trees beneath one ` +
        'directory, and for a look around before a narrower search. Its price: it seldom shows two files of ' +
        'one directory, and loose files that would fill more than half of the page get one share of it ' +
        `(beside those 300: ${share(LOOSE, 'deep', 'topLevel')} of the top-level entries against ` +
        `${share(LOOSE, 'sample', 'topLevel')}).`,
      "- **`head`** when the order is the question (with `sort: 'newest'` of the core or the command line: what " +
        'changed last?), never to see a tree: of ' +
        `the incident it shows ${share(INCIDENT, OLDEST, 'topLevel')} of the top level, and one directory has ` +
        `${percent(largest / rows)} % of the rows.`,
    ].join('\n'),
  ].join('\n\n');
}

/** How many times the second-level directories of `sample` those of `deep` are, where there are more than first-level ones. */
function gains(trees: readonly TreeFigures[]): { least: string; most: string } {
  const times = trees
    .filter(({ all }) => all.secondLevel > all.topDirectories)
    .map((tree) => pageOf(tree, 'deep').secondLevel / pageOf(tree, 'sample').secondLevel);
  const [least = '', most = ''] = [Math.min(...times), Math.max(...times)].map((value) =>
    value.toFixed(value < 10 ? 1 : 0),
  );
  return { least, most };
}

function treeOf(trees: readonly TreeFigures[], name: string): TreeFigures {
  const tree = trees.find((one) => one.name === name);
  if (tree === undefined) throw new Error(`no figures of ${name}`);
  return tree;
}

function pageOf(tree: TreeFigures, page: string): Counts {
  const counts = tree.pages[LIMIT]?.[page];
  if (counts === undefined) throw new Error(`no figures of ${page} on ${tree.name}`);
  return counts;
}
