/** A tree of the disk, links and times and all, as a file system in memory. */
import fs from 'node:fs';
import { memfs } from 'memfs';
import type { FileSystem } from '../../src/walk/file-system.ts';

/** Holds `root` at its own path. Names and contents that are not UTF-8 don't survive. */
export function inMemory(root: string): FileSystem {
  const { fs: memory } = memfs();
  memory.mkdirSync(root, { recursive: true });
  const copy = (directory: string): void => {
    for (const dirent of fs.readdirSync(directory, { withFileTypes: true })) {
      const path = `${directory}/${dirent.name}`;
      if (!fs.existsSync(path)) continue;
      if (dirent.isSymbolicLink()) {
        memory.symlinkSync(fs.readlinkSync(path), path);
      } else if (dirent.isDirectory()) {
        memory.mkdirSync(path);
        copy(path);
      } else {
        memory.writeFileSync(path, fs.readFileSync(path));
      }
    }
  };
  copy(root);
  return memory.promises as unknown as FileSystem;
}
