/** `list` where calls go wrong: the whole directory, or a failure that says so, or the end of an aborted call. */
import { setTimeout as sleep } from 'node:timers/promises';
import { list } from '../../src/list.ts';
import { createTools } from '../../src/tools/tools.ts';
import { createRandom } from '../support/random.ts';
import { faulty } from './faulty.ts';
import { fileSystemOf, ROOT, randomTree } from './memory-tree.ts';
import { randomFaults } from './random-faults.ts';
import type { Outcome } from './scenario.ts';

const TIMEOUT_MS = 500;

export async function playListScenario(seed: number): Promise<Outcome> {
  const random = createRandom(seed);
  const tree = randomTree(random);
  const directories = [...tree.keys()].filter((path) => tree.get(path)?.kind === 'directory');
  const location = random.pick(directories);
  const rules = Array.from({ length: 6 }, () => randomFaults(random, tree, random.below(2) === 0)).flat();
  const fault = rules.findLast((rule) => rule.path === location && rule.call === 'readdir')?.fault;
  const waits = rules.some((rule) => rule.path === ROOT && ['hangs', 'fails late'].includes(rule.fault.kind));
  const file = faulty(fileSystemOf(tree), rules);
  const asTool = random.below(2) === 0;
  const problems: string[] = [];
  const controller = new AbortController();
  // The core has no deadline for a listing: who waits ends it.
  const timer = asTool ? undefined : setTimeout(() => controller.abort('enough'), TIMEOUT_MS);
  const path = location.slice(ROOT.length + 1) || '.';
  const names = tree.get(location)?.names.toSorted() ?? [];
  const isWhole = (entries: readonly { readonly name: string }[]): void => {
    if (
      entries
        .map(({ name }) => name)
        .toSorted()
        .join() !== names.join()
    )
      problems.push('lost: an entry');
    if (fault !== undefined && fault.kind !== 'delays') problems.push('resolved over a fault');
  };
  try {
    if (asTool) {
      const { list: tool } = createTools({ cwd: ROOT, fs: file.fs, timeoutMs: TIMEOUT_MS });
      const answer = await Promise.race([tool.execute({ path }), sleep(20_000, undefined, { ref: false })]);
      if (answer === undefined) problems.push('did not settle');
      else if (!answer.isError) isWhole(answer.details.entries);
      else if (!waits && (fault === undefined || fault.kind === 'delays')) problems.push(answer.text);
    } else {
      isWhole((await list(path, { cwd: ROOT, fs: file.fs, signal: controller.signal })).entries);
    }
  } catch (error) {
    const isDue = fault !== undefined && fault.kind !== 'delays';
    const isOurs = (Object(error) as Error).name === 'SpanglobError' || error === 'enough';
    if (asTool || !isDue || !isOurs) problems.push(`rejected: ${String(error)}`);
  }
  clearTimeout(timer);
  file.end();
  await sleep(5);
  if (file.late.length > 0) problems.push(`calls after the end: ${file.late.join(', ')}`);
  const lost = problems.filter((text) => text.startsWith('lost')).length;
  return { seed, faults: file.faults, abortMs: undefined, problems, lost };
}
