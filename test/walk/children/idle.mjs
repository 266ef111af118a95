/** A process that has searched with workers and has nothing more to do: `idle.mjs LIBRARY ROOT`. It must end. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [, , library, cwd] = process.argv;
let started = 0;
process.on('worker', () => started++);
const { glob } = await import(pathToFileURL(path.join(library, 'index.js')).href);
await glob('*', { cwd });
await sleep(300);
await glob('*', { cwd });
process.stdout.write(String(started));
