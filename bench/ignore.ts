/**
 * What ignore rules cost: `npm run bench:ignore`, or with a number of rounds behind it.
 *
 * The tree has `node_modules`, 41 ignore files and 331 rules in the root's, and 10,000 files that they
 * leave. The share of ignore work (reading, compiling, matching) is measured twice: as a profiler sees it,
 * and as processor time against a walk of a tree that holds the same 10,000 files and no others, without
 * rules. Ends with 1 when the first is above a tenth.
 */
import { spawn } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';
import { glob } from '../src/index.ts';
import { hostileCases, hostileTimes } from './ignore/hostile.ts';
import { sampledShares } from './ignore/sampled.ts';
import { median } from './speed/measure.ts';
import { machine, versions } from './speed/results.ts';
import { ignoreTree, listedTree } from './trees/ignore-tree.ts';

/** Percent of the walk. */
const TARGET = 10;

const STORES = ['.git', '.svn', '.hg', '.bzr', '.jj', '.sl'];
const rounds = Number(process.argv[2] ?? 40);
const tell = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
};
const progress = (made: number, all: number): void => tell(`making a tree: ${made} of ${all} files`);
const ruled = ignoreTree(progress);
const listed = listedTree(progress);

const withRules = async (): Promise<readonly string[]> => (await glob('*', { cwd: ruled, workers: 0 })).paths;
const withoutRules = async (): Promise<readonly string[]> =>
  (await glob('*', { cwd: listed, workers: 0, gitignore: false })).paths;

/** What a host does without us, ignore files honoured. */
function ripgrep(): Promise<readonly string[]> {
  const args = ['--no-config', '--files', '--sort=modified', '--hidden', '--no-require-git'];
  const globs = STORES.map((store) => `--glob=!${store}`);
  return new Promise((resolve, reject) => {
    const child = spawn(rgPath, [...args, ...globs], { cwd: ruled, stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString().split('\n').slice(0, -1)));
  });
}

const sets = await Promise.all([withRules(), withoutRules(), ripgrep()]);
const [found, ...others] = sets.map((paths) => paths.toSorted().join('\n'));
if (others.some((other) => other !== found)) throw new Error('the three find different files');

const share: number[] = [];
const cpu: [ruled: number[], bare: number[]] = [[], []];
const wall: [ours: number[], theirs: number[]] = [[], []];
for (let round = 0; round < rounds; round++) {
  tell(`round ${round + 1} of ${rounds}`);
  const [one, other] = [await cost(withRules), await cost(withoutRules)];
  cpu[0].push(one.cpu);
  cpu[1].push(other.cpu);
  share.push(100 * (1 - other.cpu / one.cpu));
  wall[0].push(one.wall);
  wall[1].push((await cost(ripgrep)).wall);
}
tell('profile');
const parts = await sampledShares(async () => {
  for (let round = 0; round < rounds; round++) await withRules();
});
const sampled = [...parts.values()].reduce((sum, part) => sum + part, 0);

async function cost(work: () => Promise<unknown>): Promise<{ cpu: number; wall: number }> {
  // The garbage of the one before is not the next one's to collect.
  globalThis.gc?.();
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, wall };
}

const spread = (values: readonly number[], digits = 1): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;
const { node, ripgrep: rg } = versions();
const { processor, cores, fileSystem } = machine(ruled);
tell('');
console.log(`${sets[0].length} files of 10,000 found, 41 ignore files, 331 rules in the root's`);
console.log(
  `node ${node}, ripgrep ${rg}, ${cores} x ${processor}, ${fileSystem}; median of ${rounds} (least-most)\n`,
);
console.log('| | |\n|---|---:|');
console.log(`| share of ignore work, sampled | ${sampled.toFixed(1)} % |`);
for (const [part, percent] of [...parts].sort(([, left], [, right]) => right - left)) {
  console.log(`| of it, ${part} | ${percent.toFixed(1)} % |`);
}
console.log(`| share, by processor time | ${spread(share)} % |`);
console.log(`| processor time with rules, ms | ${spread(cpu[0])} |`);
console.log(`| without, ms | ${spread(cpu[1])} |`);
console.log(`| ours, ms | ${spread(wall[0])} |`);
console.log(`| rg --sort=modified, spawned, ms | ${spread(wall[1])} |`);
console.log(
  `| ratio | ${spread(
    wall[0].map((ours, round) => ours / (wall[1][round] as number)),
    2,
  )} |`,
);
console.log('\n| hostile rules | first ms | again ms | without rules ms |\n|---|---:|---:|---:|');
for (const hostile of hostileCases) {
  const times = await hostileTimes(hostile);
  console.log(`| ${hostile.title} | ${times.map((time) => time.toFixed(0)).join(' | ')} |`);
}
if (sampled > TARGET) process.exitCode = 1;
