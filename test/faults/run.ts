/**
 * Everything of this directory and of test/hostile at length, with its figures: `npm run test:faults -- --seed 7`.
 *
 *   --seed N       which scenarios and inputs (default 1)
 *   --scenarios N  scenarios of faults (default 2400)
 *   --inputs N     hostile inputs of each kind (default 3000)
 *   --entries N    files of the huge directory (default 300000)
 *
 * Ends with 0 when nothing was lost, let in or left hanging.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { glob } from '../../src/glob.ts';
import { list } from '../../src/list.ts';
import { fuzz } from '../hostile/fuzz.ts';
import { playGiants } from '../hostile/play-giants.ts';
import { tryEscapes } from '../hostile/try-escapes.ts';
import { makeTree } from '../support/tree.ts';
import { playAborts } from './aborts.ts';
import { playScenarios } from './scenario.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    scenarios: { type: 'string', default: '2400' },
    inputs: { type: 'string', default: '3000' },
    entries: { type: 'string', default: '300000' },
  },
});
const seed = Number(values.seed);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

let wrong = 0;
function tell(problems: readonly string[]): void {
  wrong += problems.length;
  for (const problem of problems.slice(0, 10)) say(`  ${problem}`);
}

let unhandled = 0;
process.on('unhandledRejection', (reason) => {
  unhandled++;
  say(`  unhandled: ${String(reason)}`);
});

let [scenarios, faults, lost, aborts, slowest] = [0, 0, 0, 0, 0];
await playScenarios(seed * 100_000, Number(values.scenarios), (outcome) => {
  scenarios++;
  faults += outcome.faults;
  lost += outcome.lost;
  if (outcome.abortMs !== undefined) {
    aborts++;
    slowest = Math.max(slowest, outcome.abortMs);
  }
  tell(outcome.problems.map((problem) => `seed ${outcome.seed}: ${problem}`));
});
say(`scenarios: ${scenarios}, faults: ${faults}, lost: ${lost}`);

const aborted = await playAborts();
tell(aborted.problems);
slowest = Math.max(slowest, aborted.slowest);
say(`aborts: ${aborts + aborted.aborts}, obeyed within ${slowest.toFixed(1)} ms (promised: 50)`);

const escapes = await tryEscapes();
tell(escapes.problems);
say(`escapes tried: ${escapes.tried}, got out: ${escapes.problems.length}`);

const fuzzed = await fuzz(seed * 100_000, Number(values.inputs));
const giants = await playGiants();
tell([...fuzzed.problems, ...giants.problems]);
const longest = Math.max(fuzzed.slowest, giants.slowest);
say(`inputs fuzzed: ${fuzzed.inputs}, giants: ${giants.inputs}, the slowest took ${longest.toFixed(0)} ms`);

const entries = Number(values.entries);
const { root, remove } = await makeTree({});
for (let index = 0; index < entries; index++) fs.closeSync(fs.openSync(path.join(root, `f${index}`), 'w'));
const found = (await glob('*', { cwd: root })).paths.length;
const listed = (await list('.', { cwd: root })).totalEntries;
await remove();
if (found !== entries || listed !== entries)
  tell([`of ${entries} entries glob found ${found}, list ${listed}`]);
say(`entries of one directory: ${entries}, lost: ${entries - Math.min(found, listed)}`);

say(`unhandled rejections: ${unhandled}, problems: ${wrong}`);
process.exitCode = wrong + unhandled > 0 ? 1 : 0;
