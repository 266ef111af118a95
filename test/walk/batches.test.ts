import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { batchesOf, localBatches } from '../../src/walk/batches.ts';
import type { RawEntry } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';

const onLinux = test.runIf(process.platform === 'linux');

const named = (count: number): string[] => Array.from({ length: count }, (_, index) => `f${index}`);

test.each([0, 1, 63, 64, 65, 128, 1000])('each of %i entries once', async (count) => {
  const { root } = await makeTree(Object.fromEntries(named(count).map((name) => [name, ''])));
  const entries = [...localBatches(root)].flat();
  expect(entries.map((entry) => entry.name).sort()).toEqual(named(count).sort());
  expect(new Set(entries.map((entry) => entry.kind)).size).toBe(count === 0 ? 0 : 1);
});

test('kinds, and links as links', async () => {
  const { root } = await makeTree({ 'd/': null, f: '', l: { link: 'd' } });
  const kinds = new Map([...localBatches(root)].flat().map(({ name, kind }) => [name, kind]));
  expect(kinds).toEqual(
    new Map([
      ['d', 'directory'],
      ['f', 'file'],
      ['l', 'link'],
    ]),
  );
});

onLinux('names that are not UTF-8 once each, beside those that only look so', async () => {
  const odd = ['\udcff', 'a\udc80.ts', '\ufffd', 'b\ufffd', 'é', '日本', '\udced\udca0\udc80'];
  const plain = named(200);
  const { root } = await makeTree(Object.fromEntries([...odd, ...plain].map((name) => [name, ''])));
  const names = [...localBatches(`${root}/`)].flat().map((entry) => entry.name);
  expect(names.sort()).toEqual([...odd, ...plain].sort());
});

onLinux('leaving early closes the directory', async () => {
  const { root } = await makeTree(Object.fromEntries(named(300).map((name) => [name, ''])));
  const open = (): string[] =>
    fs.readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return fs.readlinkSync(path.join('/proc/self/fd', fd));
      } catch {
        return []; // The descriptor of this very reading.
      }
    });
  for (const _ of localBatches(root)) {
    expect(open()).toContain(root);
    break;
  }
  expect(open()).not.toContain(root);
});

test('values that are all there are converted as they are needed', () => {
  let converted = 0;
  const convert = (name: string): RawEntry => {
    converted++;
    return { name, kind: 'file' };
  };
  const batches = batchesOf(named(1000), convert);
  expect(converted).toBe(0);
  expect(batches.next().value).toHaveLength(converted);
  expect(converted).toBeLessThan(1000);
  const rest = [...batches].flat();
  expect(converted).toBe(1000);
  expect(rest.at(-1)).toEqual({ name: 'f999', kind: 'file' });
});
