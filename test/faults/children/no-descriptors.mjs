/** Searches with every file descriptor of the process in use, and once they are free again: `LIBRARY ROOT`. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [, , library, cwd] = process.argv;
const { disposeWorkers, glob, list } = await import(pathToFileURL(path.join(library, 'index.js')).href);
const outcome = (call) =>
  call.then(
    (value) => ({ count: (value.paths ?? value.entries).length, skipped: value.skipped }),
    (error) => ({ name: error.name, code: error.code, cause: error.cause?.code }),
  );
const search = () => outcome(glob('*', { cwd, gitignore: false }));

const before = await search();
const held = [];
try {
  for (;;) held.push(fs.openSync(cwd));
} catch (error) {
  if (error.code !== 'EMFILE') throw error;
}
const during = await search();
const listing = await outcome(list('.', { cwd }));
// A search of that size starts workers a moment later, if it can.
await sleep(200);
// One descriptor: the root can be read, its directories one at a time.
fs.closeSync(held.pop());
const withOne = await search();
for (const file of held) fs.closeSync(file);
const after = await search();
await disposeWorkers();
process.stdout.write(JSON.stringify({ before, during, listing, withOne, after }));
