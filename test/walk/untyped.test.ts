/** Directories of a file system that tells no types, as NFS may: node then stats each entry that it buffers. */
import fs, { type Dir, type OpenDirOptions } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { localBatches } from '../../src/walk/batches.ts';
import { makeTree } from '../support/tree.ts';

const onLinux = test.runIf(process.platform === 'linux');

/** Told of each entry before it is stat'd. */
let onStat = (_place: string): void => undefined;
beforeEach(() => {
  onStat = () => undefined;
});

/** As node's `Dir`: what it reads ahead it stats by the name as decoded, and a failure loses all of it. */
function withoutTypes(
  directory: Dir,
  place: string | Buffer,
  ahead: number,
): Pick<Dir, 'readSync' | 'closeSync'> {
  let buffered: fs.Dirent[] = [];
  return {
    closeSync: () => directory.closeSync(),
    readSync() {
      const next = buffered.shift();
      if (next !== undefined) return next;
      const read: fs.Dirent[] = [];
      for (let dirent = directory.readSync(); dirent !== null; dirent = directory.readSync()) {
        read.push(dirent);
        if (read.length === ahead) break;
      }
      for (const { name } of read) {
        const full = Buffer.concat([Buffer.from(place), Buffer.from('/'), Buffer.from(name)]);
        onStat(full.toString());
        fs.lstatSync(full);
      }
      buffered = read;
      return buffered.shift() ?? null;
    },
  };
}

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const opendirSync = (place: string | Buffer, options: OpenDirOptions): unknown =>
    withoutTypes(original.opendirSync(place, options), place, options.bufferSize ?? 32);
  return { ...original, opendirSync };
});

const namesOf = (root: string): string[] =>
  [...localBatches(root)]
    .flat()
    .map((entry) => entry.name)
    .sort();
const many = Array.from({ length: 300 }, (_, index) => `f${index}`);

onLinux('a name that is not UTF-8 hides none of the others', async () => {
  const names = [...many, '\udcff', 'a\udc80', 'é', '\ufffd'];
  const { root } = await makeTree(Object.fromEntries(names.map((name) => [name, ''])));
  expect(namesOf(root)).toEqual(names.sort());
});

test('an entry that vanishes meanwhile is left out alone', async () => {
  const { root } = await makeTree(Object.fromEntries(many.map((name) => [name, ''])));
  onStat = (place) => {
    if (path.basename(place) === 'f150') fs.rmSync(place, { force: true });
  };
  expect(namesOf(root)).toEqual(many.filter((name) => name !== 'f150').sort());
});

test('any other failure is the directory’s', async () => {
  const { root } = await makeTree({ a: '' });
  onStat = () => {
    throw Object.assign(new Error('EIO: i/o error, lstat'), { code: 'EIO', syscall: 'lstat' });
  };
  expect(() => namesOf(root)).toThrow('EIO');
});
