/** A tree in memory that tells which directories and files a search reads. */
import { memfs } from 'memfs';
import type { FileSystem } from '../../src/walk/file-system.ts';

export interface Watched {
  readonly fs: FileSystem;
  /** Directories read, in the order of asking. */
  readonly directories: string[];
  /** Files read. */
  readonly files: string[];
}

/** Absolute paths to contents; null makes a directory. */
export function watched(tree: Readonly<Record<string, string | null>>): Watched {
  const { fs } = memfs(tree);
  const memory = fs.promises as unknown as Required<FileSystem>;
  const directories: string[] = [];
  const files: string[] = [];
  return {
    directories,
    files,
    fs: {
      readdir(path, options) {
        directories.push(path);
        return memory.readdir(path, options);
      },
      readFile(path, encoding) {
        files.push(path);
        return memory.readFile(path, encoding);
      },
      lstat: (path) => memory.lstat(path),
      stat: (path) => memory.stat(path),
      realpath: (path) => memory.realpath(path),
    },
  };
}
