/** Worker threads: the same answer, whatever becomes of them. They come up from built files alone. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLibrary } from '../support/built.ts';
import { makeTree } from '../support/tree.ts';

const run = promisify(execFile);
const child = (name: string): string => fileURLToPath(new URL(`children/${name}`, import.meta.url));
/** A process that hangs fails the test. */
const LIMITS = { timeout: 100_000, maxBuffer: 1 << 24 };

let library = '';
let root = '';
beforeAll(async () => {
  library = await buildLibrary();
  ({ root } = await makeTree({
    '.gitignore': '*.log\n/d7/\n',
    'd3/.gitignore': '!*.log\n',
    'd5/.hidden/x.ts': 1,
  }));
  // More than the 20,000 entries that make a walk start workers on its way.
  for (let directory = 0; directory < 700; directory++) {
    const place = path.join(root, `d${directory % 70}`, `e${directory}`);
    fs.mkdirSync(place, { recursive: true });
    for (let index = 0; index < 36; index++) {
      fs.writeFileSync(path.join(place, `f${index}.${['ts', 'md', 'ts', 'md', 'js', 'log'][index % 6]}`), '');
    }
  }
  // A directory that a worker leaves to the walk, and some that it answers apart.
  for (const [name, files] of Object.entries({ huge: 5000, p1: 600, p2: 700, p3: 900, p4: 800 })) {
    fs.mkdirSync(path.join(root, name));
    for (let index = 0; index < files; index++)
      fs.writeFileSync(path.join(root, name, `many-${index}.ts`), '');
  }
});
afterAll(() => fs.rmSync(library, { recursive: true, force: true }));

const most = Math.min(3, os.availableParallelism() - 1);

describe.skipIf(most < 1)('workers', () => {
  test('the same answer with them, without them, and when they are gone', { timeout: 120_000 }, async () => {
    const { stdout } = await run(process.execPath, [child('workers.mjs'), library, root], LIMITS);
    expect(JSON.parse(stdout)).toEqual({
      startedAlone: 0,
      isUp: true,
      // However often a walk asked for them meanwhile.
      started: most,
      differences: [],
      manyEqual: true,
      killed: true,
      afterDeath: true,
      upAgain: true,
      aborted: 'enough',
      told: 1,
      running: 0,
      afterDispose: true,
      leftOver: 0,
    });
  });

  test('a process with nothing more to do ends', { timeout: 120_000 }, async () => {
    const { stdout } = await run(process.execPath, [child('idle.mjs'), library, root], LIMITS);
    expect(stdout).toBe(String(most));
  });
});
