/**
 * Where the time of a whole run of the command line goes, against ripgrep's process, on the tree of 10,000 files.
 *
 *     npm run bench:startup                          this Node
 *     npm run bench:startup -- --node PATH --node …  others
 *
 * Results go to bench/results; the README's table is made from all that lie there.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgPath } from '@vscode/ripgrep';
import { fillBlock } from '../test/support/readme.ts';
import { readArguments, readNumber, refuse } from './arguments.ts';
import { median } from './speed/measure.ts';
import { COMMAND, RG, run } from './speed/process.ts';
import { markdown } from './speed/report.ts';
import { machine, type Startup, savedStartups, saveStartup } from './speed/results.ts';
import { tell, tellMaking } from './tell.ts';
import { madeOnce } from './trees/cache.ts';
import { evenTree } from './trees/even-tree.ts';

const { values } = readArguments({
  node: { type: 'string', multiple: true },
  rounds: { type: 'string' },
});
const rounds = readNumber('--rounds', values.rounds, 1, 15);
const nodes = (values.node ?? [process.execPath]).map((path) => ({ path, version: versionOf(path) }));

const tree = evenTree(10_000, tellMaking);
const small = madeOnce('startup-v1', (root) => {
  writeFileSync(join(root, 'nothing.mjs'), '');
  writeFileSync(join(root, 'one.txt'), '');
});
for (const { path, version } of nodes) saveStartup(await startup(path, version));
tell('');
const startups = savedStartups();
const table = tableOf(startups);
process.stdout.write(`${table}\n`);
fillBlock('startup', `${introductionOf(startups)}\n\n${table}`);

function versionOf(node: string): string {
  try {
    const version = execFileSync(node, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (/^v\d+\.\d+\.\d+$/.test(version.trim())) return version.trim();
  } catch {
    // It is not there, or fails.
  }
  return refuse(`--node takes the path of a Node, which '${node}' is not`);
}

/** Medians of interleaved runs; each of Node's does all that the one before it does, and more. */
async function startup(node: string, version: string): Promise<Startup> {
  const glob = (...args: string[]) => run(node, [COMMAND, 'glob', ...args]);
  const stages: [string, () => Promise<{ ms: number }>][] = [
    ['ripgrep on 10,000 files', () => run(rgPath, [...RG, tree])],
    ['Node: an empty module', () => run(node, [join(small, 'nothing.mjs')])],
    ["the command line's entry (`--version`)", () => run(node, [COMMAND, '--version'])],
    ['all that a search imports (`glob --help`)', () => glob('--help')],
    ['a search that finds one file', () => glob('one.txt', small)],
    ['10,000 files, all printed', () => glob('*', tree, '--no-ignore', '--all')],
    ['10,000 files, a page', () => glob('*', tree, '--no-ignore')],
  ];
  const times = stages.map((): number[] => []);
  // The first round compiles what later ones may find compiled.
  for (let round = 0; round <= rounds; round++) {
    tell(`Node ${version}: round ${round} of ${rounds}`);
    for (const [index, [, work]] of stages.entries()) {
      const { ms } = await work();
      if (round > 0) times[index]?.push(ms);
    }
  }
  return {
    node: version,
    machine: machine(tree),
    rounds,
    stages: stages.map(([title], index) => ({ title, ms: median(times[index] as number[]) })),
  };
}

function tableOf(startups: readonly Startup[]): string {
  const titles = startups[0]?.stages.map(({ title }) => title) ?? [];
  const rows = titles.map((title, index) => [
    title,
    ...startups.map(({ stages }) => {
      const ms = stages[index]?.ms ?? Number.NaN;
      const ratio = ms / (stages[0]?.ms ?? Number.NaN);
      return index === 0 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(0)} ms (${ratio.toFixed(1)})`;
    }),
  ]);
  return markdown([['a whole process', ...startups.map(({ node }) => `Node ${node}`)], ...rows]);
}

function introductionOf([first]: readonly Startup[]): string {
  if (first === undefined) throw new Error('no results to report');
  return (
    `Milliseconds of whole processes, in brackets as a ratio to ripgrep's: medians of ${first.rounds} interleaved runs, ` +
    "warm. From Node 22 on the command line keeps compiled code, in the user's own cache directory. " +
    `${first.machine.processor}, ${first.machine.cores} cores, ${first.machine.fileSystem}; ` +
    'by `npm run bench:startup -- --node PATH`.'
  );
}
