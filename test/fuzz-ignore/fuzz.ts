/**
 * Compares ignore rules with git (line grammar) and ripgrep (layers) on random trees:
 * `npm run fuzz:ignore -- --trees 5000 --seed 7`.
 *
 *   --seed N      which trees (default 1); the same seed is the same trees
 *   --trees N     trees for git and for ripgrep each (default 1000)
 *   --only NAME   `grammar` or `layers` alone
 *   --seconds N   the time after which it ends (default 900)
 *
 * Prints the smallest tree of each of the first disagreements. Ends with 0 when nothing disagrees, 1 when
 * something does, 2 when it ran out of time or was interrupted.
 */
import { parseArgs } from 'node:util';
import { Progress } from '../fuzz/progress.ts';
import { removeTrees } from '../support/tree.ts';
import { type Campaign, explain, grammar, layers, runCampaign } from './campaign.ts';
import { useMemory } from './in-memory.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    trees: { type: 'string', default: '1000' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '900' },
  },
});

function count(name: 'seed' | 'trees' | 'seconds'): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Error(`--${name} must be a whole number, not ${values[name]}`);
  }
  return number;
}

const campaigns = [grammar, layers].filter(({ title }) => (values.only ?? title) === title);
if (campaigns.length === 0) throw new Error(`--only must be grammar or layers, not ${values.only}`);
const [seed, trees] = [count('seed'), count('trees')];
const progress = new Progress(count('seconds'));
process.once('SIGINT', () => progress.stop());
const say = (line: string): void => progress.clear(() => process.stdout.write(`${line}\n`));

/** Disagreements that are shrunk and shown: the others are mostly the same once more. */
const SHOWN = 5;

async function runOne(campaign: Campaign): Promise<number> {
  progress.begin(campaign.title, 0, trees);
  let ticked = 0;
  const outcome = await runCampaign(campaign, {
    seed,
    trees,
    onBatch({ trees: done, disagreements }) {
      while (ticked < done) {
        progress.tick(disagreements.length);
        ticked++;
      }
      return progress.goesOn;
    },
  });
  const { searches, files, ignored, disagreements } = outcome;
  say(
    `${campaign.title}, seed ${seed}, ${campaign.oracle.title}: ${disagreements.length} disagreements in ` +
      `${outcome.trees} trees, ${searches} searches, ${files} files, ${ignored} of them ignored`,
  );
  for (const disagreement of disagreements.slice(0, SHOWN)) say(await explain(campaign, disagreement));
  return disagreements.length;
}

useMemory();
let disagreements = 0;
try {
  for (const campaign of campaigns) if (progress.goesOn) disagreements += await runOne(campaign);
} finally {
  await removeTrees();
}
if (disagreements > 0) process.exitCode = 1;
else if (!progress.goesOn) process.exitCode = 2;
