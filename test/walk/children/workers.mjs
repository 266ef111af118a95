/** What workers do, watched from within their process: `workers.mjs LIBRARY ROOT`. Prints what it saw as JSON. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { MessagePort } from 'node:worker_threads';

const [, , library, cwd] = process.argv;
const workers = [];
let exits = 0;
process.on('worker', (worker) => {
  workers.push(worker);
  worker.once('exit', () => exits++);
});
/** Batches handed over. `onBatch` sees each before it goes. */
const batches = [];
let onBatch = () => {};
// oxlint-disable-next-line typescript/unbound-method -- it is called with its port below
const postMessage = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (message, ...rest) {
  if (message?.directories !== undefined) {
    batches.push(message);
    onBatch(message);
  }
  return postMessage.call(this, message, ...rest);
};
const { disposeWorkers, glob } = await import(pathToFileURL(path.join(library, 'index.js')).href);

/** Until they are up: a search hands something over. It finds nothing: what makes workers worth it is what it looks at. */
async function untilUp() {
  for (let attempt = 0; attempt < 100; attempt++) {
    const before = batches.length;
    await glob('no-such-name', { cwd });
    if (batches.length > before) return true;
    await sleep(20);
  }
  return false;
}

const cases = [
  ['*', {}],
  ['*.ts', {}],
  ['/d1*/**', {}],
  ['!*.ts', {}],
  ['*', { gitignore: false, sort: 'path' }],
  ['*', { hidden: false, sort: 'newest' }],
];
const alone = [];
for (const [pattern, options] of cases) alone.push(await glob(pattern, { cwd, ...options, workers: 0 }));
const startedAlone = workers.length;

const seen = { startedAlone, isUp: await untilUp(), started: workers.length, differences: [] };
for (const [index, [pattern, options]] of cases.entries()) {
  const result = await glob(pattern, { cwd, ...options });
  if (!isDeepStrictEqual(result, alone[index])) seen.differences.push(pattern);
}
const many = await Promise.all(Array.from({ length: 8 }, () => glob('*', { cwd })));
seen.manyEqual = many.every((result) => isDeepStrictEqual(result, alone[0]));

// A worker that dies with a batch in hand.
let killed = false;
onBatch = () => {
  if (killed) return;
  killed = true;
  for (const worker of workers) void worker.terminate();
};
seen.afterDeath = isDeepStrictEqual(await glob('*', { cwd }), alone[0]);
seen.killed = killed;
onBatch = () => {};
seen.upAgain = await untilUp();

// An abort: the batches in hand are told.
const controller = new AbortController();
let aborted;
onBatch = (message) => {
  aborted ??= message;
  queueMicrotask(() => controller.abort('enough'));
};
seen.aborted = await glob('*', { cwd, signal: controller.signal }).then(
  () => 'resolved',
  (reason) => reason,
);
seen.told = aborted?.stop[0];
onBatch = () => {};

await disposeWorkers();
await sleep(50);
seen.running = workers.length - exits;
seen.afterDispose = isDeepStrictEqual(await glob('*', { cwd }), alone[0]);

// Started and at once disposed of: none may come up afterwards.
const starting = glob('*', { cwd });
for (let turn = 0; turn < 400 && workers.length === exits; turn++) await new Promise(setImmediate);
await disposeWorkers();
await starting;
await disposeWorkers();
await sleep(300);
seen.leftOver = workers.length - exits;
process.stdout.write(JSON.stringify(seen));
