/** Measures again and compares with the last saved results, as ratios to ripgrep: `npm run bench:check`. */

import { casesOf } from './speed/cases.ts';
import { type Contender, contenders, RIPGREP, type Search } from './speed/contenders.ts';
import { measure } from './speed/measure.ts';
import { savedResults } from './speed/results.ts';

/** A ratio that rose by more is slower; less is the machine's mood. */
const TOLERANCE = 1.15;

const searches = new Map<Contender, Search>();
for (const contender of contenders) {
  if (contender.name === RIPGREP || contender.package === 'spanglob')
    searches.set(contender, await contender.load());
}
const [ripgrep] = searches.values() as Iterable<Search> as [Search];
let slower = 0;
for (const saved of savedResults()) {
  if (saved.files > 200_000) continue;
  const planned = await casesOf(saved.files, ripgrep, () => undefined);
  for (const before of saved.cases) {
    const task = planned.find(({ title }) => title === before.title)?.task;
    if (task === undefined) continue;
    const now = await measure(before.title, task, searches, saved.rounds, () => undefined);
    for (const { name, ratio } of now.timings) {
      const last = before.timings.find((timing) => timing.name === name);
      if (name === RIPGREP || last === undefined) continue;
      const isSlower = ratio > last.ratio * TOLERANCE;
      if (isSlower) slower++;
      const verdict = isSlower ? 'SLOWER' : ratio < last.ratio / TOLERANCE ? 'faster' : 'as before';
      process.stdout.write(
        `${saved.files} files, ${before.title}, ${name}: ${last.ratio.toFixed(2)} -> ${ratio.toFixed(2)} ${verdict}\n`,
      );
    }
  }
}
process.stdout.write(`${slower === 0 ? 'nothing' : slower} got slower\n`);
process.exitCode = slower === 0 ? 0 : 1;
