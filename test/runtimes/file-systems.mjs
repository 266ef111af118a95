/** The file systems of the conformance suite: each a `FileSystem` that holds the tree at `/w`. */
import { parentsOf, secondsOf, TREE } from './tree.mjs';

/** Fills what has the methods of `node:fs/promises`. */
async function fill({ mkdir, writeFile, symlink, utimes }) {
  await mkdir('/w');
  const made = new Set();
  for (const [name, entry] of Object.entries(TREE)) {
    for (const directory of parentsOf(name)) {
      if (!made.has(directory)) await mkdir(`/w/${directory}`);
      made.add(directory);
    }
    if (name.endsWith('/')) continue;
    const path = `/w/${name}`;
    if (entry.link !== undefined) await symlink(entry.link, path);
    else await writeFile(path, entry.text ?? '');
    const mtime = new Date(secondsOf(entry) * 1000);
    if (entry.link === undefined) await utimes(path, mtime, mtime);
  }
}

const bound = (object) => (name) => object[name].bind(object);

async function memfs() {
  const { promises } = (await import('memfs')).memfs().fs;
  const method = bound(promises);
  await fill({
    mkdir: method('mkdir'),
    writeFile: method('writeFile'),
    symlink: method('symlink'),
    utimes: method('utimes'),
  });
  return promises;
}

async function zenfs() {
  const { configureSingle, InMemory, fs } = await import('@zenfs/core');
  await configureSingle({ backend: InMemory });
  await fill(fs.promises);
  return fs.promises;
}

/** The recipe: its entries and stats have booleans, and its `readdir` of entries another name. */
async function justBash() {
  const { InMemoryFs } = await import('just-bash');
  const memory = new InMemoryFs();
  const method = bound(memory);
  await fill({
    mkdir: method('mkdir'),
    writeFile: method('writeFile'),
    symlink: method('symlink'),
    utimes: method('utimes'),
  });
  return {
    // Not through a link on the way, as just-bash 3.4 is by itself.
    readdir: async (path) => memory.readdirWithFileTypes(await memory.realpath(path)),
    lstat: (path) => memory.lstat(path),
    stat: (path) => memory.stat(path),
    readFile: (path) => memory.readFile(path, 'utf8'),
    realpath: (path) => memory.realpath(path),
  };
}

export const FILE_SYSTEMS = { memfs, '@zenfs/core': zenfs, 'just-bash': justBash };
