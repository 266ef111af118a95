/** A file system made of paths, in memory, that tells which directories were read. */
import type { DirentLike, FileSystem, StatLike } from '../../src/walk/file-system.ts';

const FILE = { isFile: () => true, isDirectory: () => false };
const DIRECTORY = { isFile: () => false, isDirectory: () => true };

export interface Memory {
  readonly fs: FileSystem;
  /** Every directory, relative to `/`; the root is `''`. */
  readonly directories: readonly string[];
  /** Directories read since the last call, likewise. */
  takeReads(): string[];
}

/** The files are at `/`, and the later a path stands the younger it is. */
export function memoryOf(paths: readonly string[]): Memory {
  const entries = new Map<string, Map<string, DirentLike>>([['', new Map()]]);
  const times = new Map(paths.map((path, index) => [`/${path}`, index]));
  for (const path of paths) {
    const names = path.split('/');
    for (const [index, name] of names.entries()) {
      const parent = names.slice(0, index).join('/');
      const kind = index === names.length - 1 ? FILE : DIRECTORY;
      const children = entries.get(parent) ?? new Map<string, DirentLike>();
      entries.set(parent, children.set(name, { name, ...kind }));
    }
  }
  let reads: string[] = [];
  return {
    directories: [...entries.keys()],
    takeReads() {
      const taken = reads;
      reads = [];
      return taken;
    },
    fs: {
      async readdir(location) {
        reads.push(location.slice(1));
        return [...(entries.get(location.slice(1))?.values() ?? [])];
      },
      async lstat(location): Promise<StatLike> {
        return { ...(entries.has(location.slice(1)) ? DIRECTORY : FILE), mtimeMs: times.get(location) ?? 0 };
      },
      async readFile() {
        return '';
      },
    },
  };
}
