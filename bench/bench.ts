/**
 * Speed against spawned ripgrep and the JavaScript peers, on generated trees.
 *
 *     npm run bench                       1,000, 10,000 and 100,000 files
 *     npm run bench -- --files 1000000
 *     npm run bench -- --rounds 5 --dry   fewer rounds, nothing written
 *
 * Results go to bench/results, the table and the chart of the README are made
 * from all that lie there.
 */
import { readArguments, readNumber } from './arguments.ts';
import { casesOf, type PlannedCase } from './speed/cases.ts';
import { HUGE, loadContenders } from './speed/load.ts';
import { type Case, measure } from './speed/measure.ts';
import { baseMemory, buildFirstCall, type FirstCall, firstCall, wholeRuns } from './speed/process.ts';
import { tableOf, writeReadme } from './speed/report.ts';
import { machine, type Result, saveResult, versions } from './speed/results.ts';
import { tell, tellMaking } from './tell.ts';

const { values } = readArguments({
  files: { type: 'string', multiple: true },
  rounds: { type: 'string' },
  dry: { type: 'boolean' },
});
const sizes = (values.files ?? ['1000,10000,100000']).flatMap((list) =>
  list.split(',').map((text) => readNumber('--files', text, 100, 0)),
);

/** 0: as many as suit the size. */
const rounds = readNumber('--rounds', values.rounds, 1, 0);

await buildFirstCall();
for (const files of sizes) {
  const result = await bench(files, rounds || (files > HUGE ? 3 : files > 50_000 ? 9 : 25));
  tell('');
  process.stdout.write(`${tableOf(result)}\n\n`);
  if (!values.dry) saveResult(result);
}
if (!values.dry) writeReadme();

async function bench(files: number, rounds: number): Promise<Result> {
  const searches = await loadContenders(files);
  const planned = await casesOf(files, tellMaking);
  const cases: Case[] = [];
  for (const { title, task } of planned) cases.push(await measure(title, task, searches, rounds, tell));
  const { root } = (planned[0] as PlannedCase).task;
  const processes = [];
  for (const { name } of searches.keys()) processes.push(await inProcesses(name, root, files));
  tell('whole runs');
  return {
    files,
    rounds,
    versions: versions(),
    machine: machine(root),
    cases,
    processes,
    whole: await wholeRuns(root, Math.min(rounds, 9)),
    memory: await baseMemory(root),
  };
}

async function inProcesses(name: string, root: string, files: number): Promise<Result['processes'][number]> {
  tell(`first call: ${name}`);
  const first = [await firstCall(name, root, 1), await firstCall(name, root, 1)];
  // Later calls have the workers, and with them the most memory.
  const all = [...first, await firstCall(name, root, files > HUGE ? 3 : 6)];
  const most = (of: (one: FirstCall) => number): number => Math.max(...all.map(of));
  return {
    name,
    call: Math.min(...all.map(({ call }) => call)),
    memory: most(({ memory }) => memory),
    stall: most(({ stall }) => stall),
    gap: most(({ gap }) => gap),
  };
}
