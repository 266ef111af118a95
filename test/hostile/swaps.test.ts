/** A link that takes a directory's place in the middle of a call. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { createTools } from '../../src/tools/tools.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { CANARY, makeEscapeTree, watch } from './escape-tree.ts';

const trees: Tree[] = [];
afterEach(async () => {
  for (const { remove } of trees.splice(0)) await remove();
});

/** `src` becomes a link out of the workdir. */
function swap(cwd: string): void {
  fs.renameSync(path.join(cwd, 'src'), path.join(cwd, 'src-before'));
  fs.symlinkSync('../secret', path.join(cwd, 'src'));
}

describe.skipIf(process.platform === 'win32')('the directory that is searched, swapped at each call', () => {
  test.each([
    ['glob', { pattern: '**', path: 'src' }],
    ['glob', { pattern: 'src/**' }],
    ['glob', { pattern: 'src/absent/*' }],
    ['list', { path: 'src' }],
  ] as const)('%s %j', async (name, input) => {
    let swaps = 0;
    for (let at = 1; at === 1 || swaps > 0; at++) {
      const tree = await makeEscapeTree();
      trees.push(tree);
      const cwd = path.join(tree.root, 'w');
      let calls = 0;
      swaps = 0;
      const watched = watch(() => {
        if (++calls !== at) return;
        swap(cwd);
        swaps++;
      });
      const tools = createTools({ cwd, fs: watched.fs });
      const answer = await (name === 'glob'
        ? tools.glob.execute(input as { pattern: string })
        : tools.list.execute(input));
      expect(JSON.stringify(answer), `swapped at call ${at}`).not.toContain(CANARY);
      expect(at, 'calls of one request').toBeLessThan(100);
    }
  });
});

test.skipIf(process.platform === 'win32')('directories that a walk has not come to yet', async () => {
  const names = Array.from({ length: 4000 }, (_, index) => `w/d${index}/`);
  const tree = await makeTree({
    'secret/canary.ts': 1,
    ...Object.fromEntries(names.map((name) => [name, null])),
  });
  trees.push(tree);
  let isSwapped = false;
  const result = await glob('*', {
    cwd: path.join(tree.root, 'w'),
    workers: 0,
    onProgress: () => {
      if (isSwapped) return;
      isSwapped = true;
      for (const name of names) {
        fs.rmdirSync(path.join(tree.root, name));
        fs.symlinkSync('../secret', path.join(tree.root, name.slice(0, -1)));
      }
    },
  });
  expect(result.paths).toEqual([]);
  // Else all had been read before the first was swapped.
  expect(result.skipped.length).toBeGreaterThan(0);
  expect(new Set(result.skipped.map(({ code }) => code))).toEqual(new Set(['ENOTDIR']));
});
