/**
 * What ignore rules cost: `npm run bench:ignore`, or with a number of rounds behind it.
 *
 * The tree has `node_modules`, 41 ignore files and 331 rules in the root's, and 10,000 files that they
 * leave. The share of ignore work (reading, compiling, matching; warm) is measured twice: as a profiler sees
 * it, and as the time that walks of another tree, which holds those 10,000 files and no others, take with and
 * without `gitignore`: they read the same directories, stat the same files and find the same. On a machine
 * that has other things to do the second is mostly noise. Ends with 1 when the first is above a tenth.
 */
import { glob } from '../src/index.ts';
import { hostileRules } from '../test/ignore/hostile-rules.ts';
import { readArguments, readNumber } from './arguments.ts';
import { hostileTimes } from './ignore/hostile.ts';
import { sampledShares } from './ignore/sampled.ts';
import { ripgrep } from './speed/contenders.ts';
import { median } from './speed/measure.ts';
import { machine, versions } from './speed/results.ts';
import { tell, tellMaking } from './tell.ts';
import { ignoreTree, listedTree } from './trees/ignore-tree.ts';

/** Percent of the walk. */
const TARGET = 10;

const rounds = readNumber('ROUNDS', readArguments({}, 1).positionals[0], 1, 40);
const ruled = ignoreTree(tellMaking);
const listed = listedTree(tellMaking);

const search = async (cwd: string, gitignore: boolean): Promise<readonly string[]> =>
  (await glob('*', { cwd, gitignore, workers: 0 })).paths;
const ours = (): Promise<readonly string[]> => search(ruled, true);
const withRules = (): Promise<readonly string[]> => search(listed, true);
const withoutRules = (): Promise<readonly string[]> => search(listed, false);

/** What a host does without us, ignore files honoured. */
const rg = (): Promise<readonly string[]> =>
  ripgrep({ root: ruled, from: ruled, pattern: '*', ignore: true });

// First, before any of it is warm: see there.
tell('profile');
const parts = await sampledShares(async () => {
  for (let round = 0; round < rounds; round++) await ours();
});
const sampled = [...parts.values()].reduce((sum, part) => sum + part, 0);

const sets = await Promise.all([ours(), withRules(), withoutRules(), rg()]);
const [found, ...others] = sets.map((paths) => paths.toSorted().join('\n'));
if (others.some((other) => other !== found)) throw new Error('they find different files');

const times = {
  with: [] as number[],
  without: [] as number[],
  ours: [] as number[],
  ripgrep: [] as number[],
};
for (let round = 0; round < rounds; round++) {
  tell(`round ${round + 1} of ${rounds}`);
  const pair = [
    async () => times.with.push(await milliseconds(withRules)),
    async () => times.without.push(await milliseconds(withoutRules)),
  ];
  // Whoever comes second finds the processor's caches as the first left them.
  for (const one of round % 2 === 0 ? pair : pair.toReversed()) await one();
  times.ours.push(await milliseconds(ours));
  times.ripgrep.push(await milliseconds(rg));
}
const differences = times.with.map((ms, round) => ms - (times.without[round] as number));
const ratios = times.ours.map((ms, round) => ms / (times.ripgrep[round] as number));

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  // No collection is forced: it throws compiled code away, and the next walk takes twice its time.
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The median, and the quartiles. */
function spread(values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(digits);
  return `${median(values).toFixed(digits)} (${at(0.25)} to ${at(0.75)})`;
}
const { node, ripgrep: version } = versions();
const { processor, cores, fileSystem } = machine(ruled);
tell('');
console.log(`${sets[0].length} files of 10,000 found, 41 ignore files, 331 rules in the root's`);
console.log(
  `node ${node}, ripgrep ${version}, ${cores} x ${processor}, ${fileSystem}; median of ${rounds} (quartiles)\n`,
);
console.log('| | |\n|---|---:|');
console.log(`| share of ignore work, sampled | ${sampled.toFixed(1)} % |`);
for (const [part, percent] of [...parts].sort(([, left], [, right]) => right - left)) {
  console.log(`| of it, ${part} | ${percent.toFixed(1)} % |`);
}
console.log(`| share, by difference | ${((100 * median(differences)) / median(times.with)).toFixed(1)} % |`);
console.log(`| walk with \`gitignore\`, ms | ${spread(times.with)} |`);
console.log(`| that much longer than without, ms | ${spread(differences)} |`);
console.log(`| the tree with \`node_modules\`, ms | ${spread(times.ours)} |`);
console.log(`| rg --sort=modified, spawned, ms | ${spread(times.ripgrep)} |`);
console.log(`| ratio | ${spread(ratios, 2)} |`);
console.log('\n| hostile rules | first ms | again ms | without rules ms |\n|---|---:|---:|---:|');
for (const hostile of hostileRules) {
  const three = await hostileTimes(hostile);
  console.log(`| ${hostile.title} | ${three.map((time) => time.toFixed(0)).join(' | ')} |`);
}
if (sampled > TARGET) process.exitCode = 1;
