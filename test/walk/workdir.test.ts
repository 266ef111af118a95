/** Paths are shortened where the process stands in the root: never to another directory's. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLibrary } from '../support/built.ts';
import { makeTree } from '../support/tree.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('children/workdir.mjs', import.meta.url));

let library = '';
beforeAll(async () => {
  library = await buildLibrary();
});
afterAll(() => fs.rmSync(library, { recursive: true, force: true }));

test.skipIf(process.platform === 'win32')(
  'a workdir that is replaced, moved, mocked, or changed by another thread',
  { timeout: 120_000 },
  async () => {
    const { root } = await makeTree({});
    const { stdout } = await run(process.execPath, [SCRIPT, library, root], { timeout: 100_000 });
    expect(JSON.parse(stdout)).toEqual({
      before: ['old.ts'],
      replaced: [['new.ts'], ['new.ts']],
      moved: [['newer.ts'], ['newer.ts']],
      stubbed: ['other.ts'],
      threads: [4000],
    });
  },
);
