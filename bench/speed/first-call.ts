/** A search, some times, in a process of its own; the first time and the peak on standard output. Arguments: contender, root, calls. */
import { contenders } from './contenders.ts';

const [name, root, calls] = process.argv.slice(2);
const contender = contenders.find((candidate) => candidate.name === name);
if (contender === undefined || root === undefined) throw new Error(`no contender '${name}'`);
const search = await contender.load();
process.chdir(root);
let call = 0;
for (let index = 0; index < Number(calls); index++) {
  const start = performance.now();
  await search({ root, from: root, pattern: '*', ignore: false });
  if (index === 0) call = performance.now() - start;
}
process.stdout.write(JSON.stringify({ call, memory: process.resourceUsage().maxRSS }));
