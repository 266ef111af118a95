/** Measures again and compares with the last saved results, as ratios to ripgrep: `npm run bench:check`. */

import { readArguments } from './arguments.ts';
import { casesOf } from './speed/cases.ts';
import { type Contender, contenders, RIPGREP, type Search } from './speed/contenders.ts';
import { measure } from './speed/measure.ts';
import { savedResults } from './speed/results.ts';
import { tell } from './tell.ts';

/** A ratio that rose by more is slower; less is the machine's mood. */
const TOLERANCE = 1.15;
/** So is a difference below a hundredth of ripgrep's time. */
const LEAST = 0.01;

/** Files of a tree that takes minutes. */
const HUGE = 200_000;

readArguments({});
const searches = new Map<Contender, Search>();
for (const contender of contenders) {
  if (contender.name === RIPGREP || contender.package === 'spanglob')
    searches.set(contender, await contender.load());
}
let slower = 0;
for (const saved of savedResults()) {
  if (saved.files > HUGE) {
    process.stdout.write(
      `${saved.files} files: not measured again; see npm run bench -- --files ${saved.files}\n`,
    );
    continue;
  }
  const planned = await casesOf(saved.files, (made, all) => tell(`making a tree: ${made} of ${all} files`));
  for (const { title, task } of planned) {
    const before = saved.cases.find((known) => known.title === title);
    if (before === undefined) {
      process.stdout.write(`${saved.files} files, ${title}: not among the saved results\n`);
      continue;
    }
    const now = await measure(title, task, searches, saved.rounds, tell);
    tell('');
    for (const { name, ratio } of now.timings) {
      const last = before.timings.find((timing) => timing.name === name);
      if (name === RIPGREP || last === undefined) continue;
      const isSlower = ratio > last.ratio * TOLERANCE + LEAST;
      if (isSlower) slower++;
      const verdict = isSlower ? 'SLOWER' : ratio < last.ratio / TOLERANCE - LEAST ? 'faster' : 'as before';
      process.stdout.write(
        `${saved.files} files, ${title}, ${name}: ${last.ratio.toFixed(2)} -> ${ratio.toFixed(2)} ${verdict}\n`,
      );
    }
  }
}
process.stdout.write(`${slower === 0 ? 'nothing' : slower} got slower\n`);
process.exitCode = slower === 0 ? 0 : 1;
