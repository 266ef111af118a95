/**
 * Compares us with ripgrep on random input: `npm run fuzz -- --patterns 20000 --seed 7`.
 *
 *   --seed N      which input (default 1); the same seed is the same input
 *   --patterns N  patterns over the tree of awkward names (default 2000)
 *   --trees N     whole random trees, each searched from a dozen starts (default a hundredth of that)
 *   --prunings N  patterns of which the directories read are checked (default half of the patterns)
 *   --from N      the pattern to begin with, to go on with a run that was ended
 *   --seconds N   the time after which it ends (default 900)
 *
 * Ends with 0 when nothing disagrees, 1 when something does, 2 when it ran out of time or was interrupted.
 */
import { parseArgs } from 'node:util';
import { rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { awkwardPaths, awkwardTree } from './names.ts';
import { comparePatterns, describeDisagreement } from './patterns.ts';
import { Progress } from './progress.ts';
import { checkPrunings } from './pruning.ts';
import { compareTree } from './whole.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    patterns: { type: 'string', default: '2000' },
    trees: { type: 'string' },
    prunings: { type: 'string' },
    from: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '900' },
  },
});

function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`--${name} must be a whole number, not ${value}`);
  return number;
}

const seed = count('seed', values.seed);
const patterns = count('patterns', values.patterns);
const trees = count('trees', values.trees ?? `${Math.ceil(patterns / 100)}`);
const prunings = count('prunings', values.prunings ?? `${Math.ceil(patterns / 2)}`);
const from = count('from', values.from);

const progress = new Progress(count('seconds', values.seconds));
process.once('SIGINT', () => progress.stop());
const say = (line: string): void => progress.clear(() => process.stdout.write(`${line}\n`));
say(`seed ${seed}, ripgrep ${rgVersion()}`);
let disagreements = 0;

const paths = awkwardPaths();
const { root, remove } = await makeTree(awkwardTree());
progress.begin('patterns', from, patterns);
const compared = await comparePatterns({
  root,
  paths,
  seed,
  from,
  to: patterns,
  goesOn: () => progress.goesOn,
  onCase: (found) => progress.tick(disagreements + found),
});
await remove();
disagreements += compared.disagreements.length;
for (const disagreement of compared.disagreements) say(describeDisagreement(disagreement));
const kinds = Object.entries(compared.kinds).map(([kind, cases]) => `${cases} ${kind}`);
say(`${compared.next - from} patterns: ${compared.disagreements.length} disagreements (${kinds.join(', ')})`);

progress.begin('prunings', 0, prunings);
const pruned = await checkPrunings({
  paths,
  seed,
  count: prunings,
  goesOn: () => progress.goesOn,
  onCase: (found) => progress.tick(disagreements + found),
});
disagreements += pruned.disagreements.length;
for (const disagreement of pruned.disagreements) say(disagreement);
say(
  `${pruned.checked} prunings: ${pruned.disagreements.length} disagreements (${pruned.partial} read a part of the tree)`,
);

progress.begin('trees', 0, trees);
let [searches, wrong, built] = [0, 0, 0];
while (built < trees && progress.goesOn) {
  const outcome = await compareTree(seed, built++);
  searches += outcome.searches;
  wrong += outcome.disagreements.length;
  for (const disagreement of outcome.disagreements) say(disagreement);
  progress.tick(disagreements + wrong);
}
disagreements += wrong;
say(`${built} trees, ${searches} searches: ${wrong} disagreements`);

if (compared.next < patterns)
  say(`To go on: npm run fuzz -- --seed ${seed} --patterns ${patterns} --from ${compared.next}`);
if (disagreements > 0) process.exitCode = 1;
else if (!progress.goesOn) process.exitCode = 2;
