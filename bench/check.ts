/** Measures again and compares with the last saved results, as ratios to ripgrep: `npm run bench:check`. */

import { readArguments } from './arguments.ts';
import { casesOf } from './speed/cases.ts';
import { type Contender, RIPGREP } from './speed/contenders.ts';
import { HUGE, loadContenders } from './speed/load.ts';
import { measure } from './speed/measure.ts';
import { savedResults } from './speed/results.ts';
import { tell, tellMaking } from './tell.ts';

/** A ratio that rose by more is slower; less is the machine's mood, which weighs more on a few milliseconds. */
const tolerance = (milliseconds: number): number => (milliseconds < 10 ? 1.4 : 1.15);
/** So is a difference below a hundredth of ripgrep's time. */
const LEAST = 0.01;

readArguments({});
const searches = await loadContenders(HUGE);
const isTimed = ({ name, package: from }: Contender): boolean => name === RIPGREP || from === 'spanglob';
let slower = 0;
for (const saved of savedResults()) {
  if (saved.files > HUGE) {
    process.stdout.write(
      `${saved.files} files: not measured again; see npm run bench -- --files ${saved.files}\n`,
    );
    continue;
  }
  const planned = await casesOf(saved.files, tellMaking);
  for (const { title, task } of planned) {
    const before = saved.cases.find((known) => known.title === title);
    if (before === undefined) {
      process.stdout.write(`${saved.files} files, ${title}: not among the saved results\n`);
      continue;
    }
    const now = await measure(title, task, searches, saved.rounds, tell, isTimed);
    tell('');
    for (const { name, ratio } of now.timings) {
      const last = before.timings.find((timing) => timing.name === name);
      if (name === RIPGREP || last === undefined) continue;
      const isSlower = ratio > last.ratio * tolerance(last.median) + LEAST;
      if (isSlower) slower++;
      const verdict = isSlower
        ? 'SLOWER'
        : ratio < last.ratio / tolerance(last.median) - LEAST
          ? 'faster'
          : 'as before';
      process.stdout.write(
        `${saved.files} files, ${title}, ${name}: ${last.ratio.toFixed(2)} -> ${ratio.toFixed(2)} ${verdict}\n`,
      );
    }
  }
}
process.stdout.write(`${slower === 0 ? 'nothing' : slower} got slower\n`);
process.exitCode = slower === 0 ? 0 : 1;
