/** The disk as a `FileSystem` that tells what it is asked, and that can be made to behave otherwise. */
import fs from 'node:fs';
import path from 'node:path';
import type { DirentLike, FileSystem, StatLike } from '../../src/walk/file-system.ts';

export interface Observed {
  readonly fs: FileSystem;
  /** Directories read, relative to the root, in the order of asking; `.` is the root. */
  readonly reads: string[];
  /** Files whose time was asked for, likewise. */
  readonly stats: string[];
  /** Calls of any kind so far. */
  readonly calls: number;
}

/** Takes the place of a call; `disk` makes it. Paths are relative to the root. */
export interface Behaviour {
  readonly readdir?: (name: string, disk: () => Promise<DirentLike[]>) => Promise<DirentLike[]>;
  readonly lstat?: (name: string, disk: () => Promise<StatLike>) => Promise<StatLike>;
}

export function observe(root: string, behaviour: Behaviour = {}): Observed {
  const reads: string[] = [];
  const stats: string[] = [];
  let calls = 0;
  const nameOf = (location: string): string => path.relative(root, location).replaceAll('\\', '/') || '.';
  return {
    reads,
    stats,
    get calls() {
      return calls;
    },
    fs: {
      readdir(location, options) {
        calls++;
        reads.push(nameOf(location));
        const disk = (): Promise<DirentLike[]> => fs.promises.readdir(location, options);
        return behaviour.readdir?.(nameOf(location), disk) ?? disk();
      },
      lstat(location) {
        calls++;
        stats.push(nameOf(location));
        // With `bigint`, which the interface does not ask for, no nanosecond is lost.
        const disk = async (): Promise<StatLike> => {
          const stat = await fs.promises.lstat(location, { bigint: true });
          return {
            isFile: () => stat.isFile(),
            isDirectory: () => stat.isDirectory(),
            isSymbolicLink: () => stat.isSymbolicLink(),
            mtimeNs: stat.mtimeNs,
          };
        };
        return behaviour.lstat?.(nameOf(location), disk) ?? disk();
      },
      async stat(location) {
        calls++;
        return fs.promises.stat(location);
      },
      async realpath(location) {
        calls++;
        return fs.promises.realpath(location);
      },
      async readFile(location, encoding) {
        calls++;
        return fs.promises.readFile(location, encoding);
      },
    },
  };
}

/** A failure as `node:fs` words it. */
export function failure(code: string): Error {
  return Object.assign(new Error(`${code}: of a test`), { code });
}
