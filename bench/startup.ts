/**
 * Where the time of a whole run of the command line goes, against ripgrep's process, on the tree of 10,000 files.
 *
 *     npm run bench:startup                          this Node
 *     npm run bench:startup -- --node PATH --node …  others
 *
 * Results go to bench/results; the README's table is made from all that lie there.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillBlock } from '../test/support/readme.ts';
import { median } from './speed/measure.ts';
import { COMMAND, RG, rgPath, run } from './speed/process.ts';
import { markdown } from './speed/report.ts';
import { type Startup, savedStartups, saveStartup } from './speed/results.ts';
import { evenTree } from './trees/even-tree.ts';

const { values } = parseArgs({
  options: { node: { type: 'string', multiple: true }, rounds: { type: 'string', default: '15' } },
});

const tree = evenTree(10_000, () => undefined);
const scratch = mkdtempSync(join(tmpdir(), 'spanglob-startup-'));
try {
  writeFileSync(join(scratch, 'nothing.mjs'), '');
  writeFileSync(join(scratch, 'one.txt'), '');
  for (const node of values.node ?? [process.execPath]) saveStartup(await startup(node));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const table = tableOf(savedStartups());
process.stdout.write(`${table}\n`);
fillBlock('startup', table);

/** Medians of interleaved runs; each stage does all that the one before it does, and more. */
async function startup(node: string): Promise<Startup> {
  const glob = (...args: string[]) => run(node, [COMMAND, 'glob', ...args]);
  const stages: [string, () => Promise<{ ms: number }>][] = [
    ['ripgrep, the whole process', () => run(rgPath, [...RG, tree])],
    ['Node and an empty module', () => run(node, [join(scratch, 'nothing.mjs')])],
    ["the command line's entry (`--version`)", () => run(node, [COMMAND, '--version'])],
    ['all that a search imports (`glob --help`)', () => glob('--help')],
    ['a search that finds one file', () => glob('one.txt', scratch)],
    ['10,000 files, all printed', () => glob('*', tree, '--no-ignore', '--all')],
    ['10,000 files, a page', () => glob('*', tree, '--no-ignore')],
  ];
  const times = stages.map((): number[] => []);
  // The first round compiles what later ones may find compiled.
  for (let round = -1; round < Number(values.rounds); round++) {
    for (const [index, [, work]] of stages.entries()) {
      const { ms } = await work();
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return {
    node: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
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
  return markdown([['up to', ...startups.map(({ node }) => `Node ${node}`)], ...rows]);
}
