/** The trees and the oracles that other tests rely on. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeName, encodeName } from './bytes.ts';
import { gitCheckIgnore, gitFiles, gitInit, gitVersion } from './git.ts';
import { createRandom } from './random.ts';
import { rgFiles, rgVersion } from './ripgrep.ts';
import { canHold, makeTree } from './tree.ts';

const onLinux = test.runIf(process.platform === 'linux');

describe('makeTree', () => {
  onLinux('keeps modification times to the nanosecond', async () => {
    const { root } = await makeTree({ a: 1_700_000_000_123_456_789n, b: { mtime: 3 }, 'c/': { mtime: 2.5 } });
    const times = ['a', 'b', 'c'].map(
      (name) => fs.lstatSync(path.join(root, name), { bigint: true }).mtimeNs,
    );
    expect(times).toEqual([1_700_000_000_123_456_789n, 3_000_000_000n, 2_500_000_000n]);
  });

  test('makes links, and directories that are empty, and is removed', async () => {
    const { root, remove } = await makeTree({ 'src/a.ts': 'text', 'empty/': null, link: { link: 'src' } });
    expect(fs.readFileSync(path.join(root, 'link/a.ts'), 'utf8')).toBe('text');
    expect(fs.readdirSync(path.join(root, 'empty'))).toEqual([]);
    await remove();
    expect(fs.existsSync(root)).toBe(false);
  });

  test('says what only some platforms can hold', () => {
    expect(canHold(['a', 'b/c'])).toBe(true);
    expect(canHold(['A', 'a'])).toBe(process.platform === 'linux');
  });
});

test.each(['a', 'é中😀', '\udcff.ts', 'é\udc80\udced\udca0\udc80', '\udcf0\udc9f'])(
  'the bytes of %j and back',
  (name) => {
    expect(decodeName(encodeName(name))).toBe(name);
  },
);

describe(`ripgrep ${rgVersion()}`, () => {
  test('lists oldest first, without version-control stores', async () => {
    const { root } = await makeTree({ 'b.ts': 1, '.h/a.ts': 2, 'c.ts': 0, 'x/.git/d.ts': 3, 'e.js': 4 });
    expect(await rgFiles(root, '*.ts')).toMatchObject({
      paths: ['c.ts', 'b.ts', '.h/a.ts'],
      code: 0,
      stderr: '',
    });
  });

  onLinux('lists names that are not UTF-8', async () => {
    const { root } = await makeTree({ '\udcff.ts': '' });
    expect((await rgFiles(root, '?.ts')).paths).toEqual(['\udcff.ts']);
  });

  test('gives its reason for refusing a pattern', async () => {
    const { root } = await makeTree({});
    expect(await rgFiles(root, "': [z-a]")).toMatchObject({ code: 2, reason: "invalid range; 'z' > 'a'" });
  });
});

describe(`git ${gitVersion()}`, () => {
  test('tells what rules exclude', async () => {
    const { root } = await makeTree({
      '.gitignore': '*.log\n!keep.log\n',
      'a.log': '',
      'keep.log': '',
      b: '',
    });
    await gitInit(root);
    expect(await gitFiles(root)).toEqual(['.gitignore', 'b', 'keep.log']);
    expect(await gitCheckIgnore(root, ['a.log', 'keep.log', 'x/y.log', 'b'])).toEqual(
      new Set(['a.log', 'x/y.log']),
    );
  });
});

test('the random numbers of a seed are always the same, and spread', () => {
  const random = createRandom(1);
  const again = createRandom(1);
  const numbers = Array.from({ length: 10_000 }, random.next);
  expect(Array.from({ length: 10_000 }, again.next)).toEqual(numbers);
  // Of 10,000 draws from 2^32, a fair source repeats 0.01 on average.
  expect(new Set(numbers).size).toBeGreaterThan(9_990);
});
