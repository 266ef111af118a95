/**
 * Shows that the fuzz can fail: breaks the statements of the ignore rules one at a time and counts the
 * searches of the fixed slice that then disagree with git or ripgrep: `npm run fuzz:ignore-mutants`.
 *
 * Ends with 1 when a broken statement is not seen.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copySources, type Mutation } from '../fuzz/mutations/mutation.ts';
import { removeTrees } from '../support/tree.ts';
import { runCampaign } from './campaign.ts';
import { useMemory } from './in-memory.ts';
import { grammarMutations, layerMutations } from './mutations.ts';
import type { Glob } from './oracle.ts';
import { type Slice, slices } from './slice.ts';

/** The `glob` of the sources when they are changed so: a copy is loaded beside the real ones. */
async function mutantGlob(mutation: Mutation | undefined, directory: string): Promise<Glob> {
  copySources(directory, mutation);
  // The copy finds the packages where the real sources do.
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
  fs.symlinkSync(packages, path.join(directory, 'node_modules'), 'junction');
  return ((await import(pathToFileURL(path.join(directory, 'src/glob.ts')).href)) as { glob: Glob }).glob;
}

/** How many searches disagree; the run ends with the first batch in which one does. */
async function disagreementsOf({ campaign, seed, trees }: Slice, glob: Glob): Promise<number> {
  const onBatch = ({ disagreements }: { disagreements: readonly unknown[] }): boolean =>
    disagreements.length === 0;
  try {
    return (await runCampaign(campaign, { seed, trees, glob, onBatch })).disagreements.length;
  } catch (error) {
    // One that breaks down is seen as well.
    say(String(error));
    return 1;
  }
}

useMemory();
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-mutants-'));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
let unseen = 0;
try {
  for (const slice of slices) {
    const { campaign, seed } = slice;
    const mutations = campaign.title === 'grammar' ? grammarMutations : layerMutations;
    say(
      `\n| what the broken code does | disagreements with ${campaign.oracle.title} (seed ${seed}) |\n|---|---:|`,
    );
    for (const [index, mutation] of [undefined, ...mutations].entries()) {
      const glob = await mutantGlob(mutation, path.join(directory, campaign.title, String(index)));
      const disagreements = await disagreementsOf(slice, glob);
      say(`| ${mutation?.title ?? '(none is broken)'} | ${disagreements} |`);
      if ((disagreements === 0) !== (mutation === undefined)) unseen++;
    }
  }
} finally {
  fs.rmSync(directory, { recursive: true });
  await removeTrees();
}
if (unseen > 0) process.exitCode = 1;
