/** Where the process stands, changed under a search's feet: `workdir.mjs LIBRARY SCRATCH`. Prints what is found as JSON. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const [library, scratch] = isMainThread ? process.argv.slice(2) : workerData;
const { glob } = await import(pathToFileURL(path.join(library, 'index.js')).href);
const repository = path.join(scratch, 'repository');
const large = path.join(scratch, 'large');
const elsewhere = path.join(scratch, 'elsewhere');

function make(directory, ...names) {
  fs.mkdirSync(directory, { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(directory, name), '');
}

const found = async (options) => (await glob('*', options)).paths;

if (isMainThread) {
  make(repository, 'old.ts');
  process.chdir(repository);
  const seen = { before: await found() };

  fs.rmSync(repository, { recursive: true });
  make(repository, 'new.ts');
  seen.replaced = [await found(), await found({ cwd: repository })];

  process.chdir(repository);
  await found();
  fs.renameSync(repository, path.join(scratch, 'moved'));
  make(repository, 'newer.ts');
  seen.moved = [await found(), await found({ cwd: repository })];

  make(elsewhere, 'other.ts');
  const cwd = process.cwd.bind(process);
  process.cwd = () => elsewhere;
  seen.stubbed = await found();
  process.cwd = cwd;

  // Another thread's searches, while this one goes to and fro.
  for (let index = 0; index < 2000; index++) make(path.join(large, `d${index}`), 'a', 'b');
  process.chdir(large);
  const worker = new Worker(new URL(import.meta.url), { workerData: [library, scratch] });
  const moving = setInterval(() => process.chdir(process.cwd() === large ? elsewhere : large), 1);
  seen.threads = await new Promise((resolve) => worker.once('message', resolve));
  clearInterval(moving);
  process.stdout.write(JSON.stringify(seen));
} else {
  const counts = new Set();
  for (let turn = 0; turn < 10; turn++) counts.add((await found({ cwd: large, workers: 0 })).length);
  parentPort.postMessage([...counts]);
}
