/**
 * Load: `npm run test:load`. 200 searches at once over 10,000 files, then 10,000 one after the other. Prints the
 * figures; fails when answers differ, when memory or the event loop is held without bound, or when memory leaks.
 */
import fs from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createTools, glob } from '../../src/index.ts';
import { makeTree } from '../support/tree.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const collect = globalThis.gc;
if (collect === undefined) throw new Error('run this with --expose-gc');

/** What must hold on a machine that does something else too. */
const MOST_BYTES = 400 * 1024 * 1024;
const LONGEST_STALL_MS = 250;
const LARGEST_GROWTH = 1.05;

let failures = 0;
function check(title: string, holds: boolean): void {
  if (!holds) failures++;
  say(`${holds ? 'ok' : 'FAILED'}: ${title}`);
}

function heapAfterCollection(): number {
  collect?.();
  collect?.();
  return process.memoryUsage().heapUsed;
}

async function makeFiles(
  count: number,
  directories: number,
): Promise<{ root: string; remove: () => Promise<void> }> {
  const tree = await makeTree({});
  for (let index = 0; index < count; index++) {
    const directory = path.join(tree.root, `d${index % 20}`, `e${index % directories}`);
    if (index < directories * 20) fs.mkdirSync(directory, { recursive: true });
    fs.writeFileSync(path.join(directory, `f${index}.${index % 5 === 0 ? 'ts' : 'md'}`), '');
  }
  return tree;
}

async function atOnce(): Promise<void> {
  const { root, remove } = await makeFiles(10_000, 100);
  const alone = (await glob('*', { cwd: root })).paths.join('\n');
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  delay.enable();
  const start = performance.now();
  const results = await Promise.all(Array.from({ length: 200 }, () => glob('*', { cwd: root })));
  const took = performance.now() - start;
  delay.disable();
  clearInterval(sampling);
  const stall = delay.max / 1e6;
  const equal = results.filter(({ paths }) => paths.join('\n') === alone).length;
  await remove();
  check(
    `200 searches at once over 10,000 files: ${equal} equal, in ${(took / 1000).toFixed(1)} s`,
    equal === 200,
  );
  check(`memory grew by ${megabytes(peak - before)} at most`, peak - before < MOST_BYTES);
  check(`the event loop was held for ${stall.toFixed(0)} ms at most`, stall < LONGEST_STALL_MS);
}

const WARM_UP = 2000;

async function oneAfterTheOther(): Promise<void> {
  const { root, remove } = await makeFiles(120, 20);
  fs.writeFileSync(path.join(root, '.gitignore'), '*.log\n/d3/\n');
  const tools = createTools({ cwd: root });
  const controller = new AbortController();
  const { signal } = controller;
  const search = async (turn: number): Promise<void> => {
    if (turn % 4 === 0) await tools.glob.execute({ pattern: '*.ts' }, { signal });
    else if (turn % 4 === 1) await tools.list.execute({ path: 'd1' }, { signal });
    else if (turn % 4 === 2) await tools.glob.execute({ pattern: `none-${turn % 100}` }, { signal });
    else await glob('**/*.md', { cwd: root, signal, timeoutMs: 60_000 });
  };
  let turn = 0;
  // Code that is compiled late is no leak, some 700 kB of it: the first hundred are those that follow.
  for (; turn < WARM_UP + 100; turn++) await search(turn);
  const first = heapAfterCollection();
  const start = performance.now();
  for (; turn < WARM_UP + 10_000; turn++) await search(turn);
  const took = performance.now() - start;
  const last = heapAfterCollection();
  await remove();
  check(
    `10,000 searches in ${(took / 1000).toFixed(1)} s: heap ${megabytes(first)} after the first hundred, ${((last / first) * 100 - 100).toFixed(1)} % more after the last`,
    last < first * LARGEST_GROWTH,
  );
}

await atOnce();
await oneAfterTheOther();
process.exitCode = failures > 0 ? 1 : 0;
