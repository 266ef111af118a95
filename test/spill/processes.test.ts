/** Many processes that save, prune and read in one directory at once. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLibrary } from '../support/built.ts';
import { makeTree } from '../support/tree.ts';

const run = promisify(execFile);
let library = '';
beforeAll(async () => {
  library = await buildLibrary();
});
afterAll(() => fs.rmSync(library, { recursive: true, force: true }));

/** What is saved under a locator; undefined once it was pruned. */
function readSaved(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

test('six processes: every save succeeds, every file is whole, private and in its place', {
  timeout: 60_000,
}, async () => {
  const { root } = await makeTree({});
  const dir = path.join(root, 'spill');
  const script = fileURLToPath(new URL('children/save.mjs', import.meta.url));
  const processes = Promise.all(
    Array.from({ length: 6 }, (_, index) => run(process.execPath, [script, library, dir, `p${index}`])),
  );
  let isRunning = true;
  let seen = 0;
  const watching = (async () => {
    for (; isRunning; await new Promise((resolve) => setTimeout(resolve, 2))) {
      for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : []) {
        const text = name.endsWith('.txt') ? readSaved(path.join(dir, name)) : undefined;
        if (text === undefined) continue;
        const lines = Number(text.slice(0, text.indexOf('\n')));
        expect(text.split('\n').length, name).toBe(lines + 2);
        seen++;
      }
    }
  })();
  const outputs = await processes.finally(() => {
    isRunning = false;
  });
  await watching;
  expect(seen).toBeGreaterThan(0);
  const locators = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
  expect(new Set(locators).size).toBe(180);
  expect(new Set(locators.map((locator) => path.dirname(locator)))).toEqual(new Set([dir]));
  const left = fs.readdirSync(dir);
  expect(left.filter((name) => !name.endsWith('.spanglob.txt'))).toEqual([]);
  // Whoever came last has pruned what the others had left.
  expect(left.length).toBeLessThanOrEqual(10);
  expect(fs.readdirSync(root)).toEqual(['spill']);
  if (process.platform === 'win32') return;
  expect(fs.lstatSync(dir).mode & 0o777).toBe(0o700);
  for (const name of left) expect(fs.lstatSync(path.join(dir, name)).mode & 0o777).toBe(0o600);
});

test.each(['/etc/x', '../../x', '..', '\0', 'a/../b', '~', 'x'.repeat(5000), '\u202e', 'CON', '-rf'])(
  'a spill called %j lies in its directory',
  async (name) => {
    const { fileSpillStore } = await import('../../src/spill/file-store.ts');
    const { root } = await makeTree({});
    const { locator } = await fileSpillStore({ dir: path.join(root, 'spill') }).save({ name, text: 'a\n' });
    expect(path.dirname(locator)).toBe(path.join(root, 'spill'));
    expect(path.basename(locator)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,120}$/);
    expect(fs.readdirSync(root)).toEqual(['spill']);
  },
);
