/** The tree of the escapes, and a file system that tells which paths were touched. */
import fs from 'node:fs';
import path from 'node:path';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { makeTree, type Tree } from '../support/tree.ts';

/** In names and texts outside: wherever it shows up, something got out. */
export const CANARY = 'canary';

export async function makeEscapeTree(): Promise<Tree> {
  const tree = await makeTree({
    'secret/canary.ts': CANARY,
    'secret/deep/canary2.ts': CANARY,
    'secret/.gitignore': CANARY,
    'w-other/canary3.ts': CANARY,
    'w/src/a.ts': 1,
    'w/src/out': { link: '../../secret' },
    'w/b.ts': 2,
    'w/out': { link: '../secret' },
    'w/file-out': { link: '../secret/canary.ts' },
    'w/twice-out': { link: 'out' },
    'w/up-out': { link: '..' },
    'w/root-out': { link: '/' },
    'w/proc-out': { link: '/proc/self/cwd' },
    'w/loop': { link: 'loop' },
    'w/nowhere': { link: '../absent' },
    'w/src/nowhere': { link: '../../absent' },
  });
  fs.symlinkSync(path.join(tree.root, 'secret'), path.join(tree.root, 'w/absolute-out'));
  return tree;
}

export interface Watched {
  readonly fs: FileSystem;
  /** Directories read and files opened, by their real path. */
  readonly opened: string[];
}

/** The disk, watched. `onCall`: told of each call before it is made. */
export function watch(onCall: (call: string, path: string) => void = () => undefined): Watched {
  const opened: string[] = [];
  const open = (location: string): void => {
    try {
      opened.push(fs.realpathSync(location));
    } catch {
      // Nothing there, nothing opened.
    }
  };
  return {
    opened,
    fs: {
      async readdir(location, options) {
        onCall('readdir', location);
        open(location);
        return fs.promises.readdir(location, options);
      },
      async readFile(location, encoding) {
        onCall('readFile', location);
        open(location);
        return fs.promises.readFile(location, encoding);
      },
      async lstat(location) {
        onCall('lstat', location);
        return fs.promises.lstat(location);
      },
      async stat(location) {
        onCall('stat', location);
        return fs.promises.stat(location);
      },
      async realpath(location) {
        onCall('realpath', location);
        return fs.promises.realpath(location);
      },
    },
  };
}
