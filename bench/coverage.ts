/**
 * What a page shows of a tree, by page and by contender: `npm run bench:coverage`. Writes the figures, the
 * chart, and the block of the README.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fillBlock } from '../test/support/readme.ts';
import { chartOf } from './pages/chart.ts';
import { measureInvented, measureTree, type TreeFigures } from './pages/figures.ts';
import { blockOf, CHART } from './pages/readme.ts';
import { resultsOfRepository } from './pages/results.ts';
import { fromCsv, policiesToCsv, toCsv } from './pages/store.ts';

const root = path.resolve(import.meta.dirname, '..');
const FIGURES = path.join(root, 'bench/pages/coverage.csv');
const POLICIES = path.join(root, 'bench/pages/policies.csv');
const REPOSITORY = 'this repository';

/** Without the dependencies it isn't the tree that was meant: what was measured where they were stays. */
async function measureRepository(): Promise<TreeFigures[]> {
  const results = await resultsOfRepository();
  if (results !== undefined) return [measureTree(REPOSITORY, results)];
  console.error(`node_modules is absent: the figures of ${REPOSITORY} are those of the last run`);
  const last = fs.existsSync(FIGURES) ? fromCsv(fs.readFileSync(FIGURES, 'utf8')) : [];
  return last.filter(({ name }) => name === REPOSITORY);
}

const invented = await measureInvented();
const figures = { ...invented, trees: [...invented.trees, ...(await measureRepository())] };
fs.writeFileSync(FIGURES, toCsv(figures.trees));
fs.writeFileSync(POLICIES, policiesToCsv(figures.policies));
fs.mkdirSync(path.dirname(path.join(root, CHART)), { recursive: true });
fs.writeFileSync(path.join(root, CHART), chartOf(figures.trees));

fillBlock('coverage', blockOf(figures));
