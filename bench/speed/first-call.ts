/** A search, some times, in a process of its own: what it took first, and held, on standard output. Arguments: contender, root, calls. */
import { contenders } from './contenders.ts';
import { peakByProc } from './peak.ts';
import { type Held, watched } from './watched.ts';

const [name, root, calls] = process.argv.slice(2);
const contender = contenders.find((candidate) => candidate.name === name);
if (contender === undefined || root === undefined) throw new Error(`no contender '${name}'`);
const search = await contender.load();
process.chdir(root);
const task = { root, from: root, pattern: '*', ignore: false };
const start = performance.now();
await search(task);
const call = performance.now() - start;
let held: Held = { stall: 0, gap: 0 };
for (let index = 1; index < Number(calls); index++) {
  // A worker that this search was worth comes up meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { stall, gap } = await watched(() => search(task));
  held = { stall: Math.max(held.stall, stall), gap: Math.max(held.gap, gap) };
}
process.stdout.write(JSON.stringify({ call, memory: peak(), ...held }));

/** Kilobytes. Not by `resourceUsage` where there is /proc: a process begins there with what its parent held. */
function peak(): number {
  return process.platform === 'linux' ? peakByProc('self') : process.resourceUsage().maxRSS;
}
