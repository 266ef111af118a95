/** A random tree that lies in memory, at `/w`: thousands of scenarios need no disk. */
import type { DirentLike, FileSystem, StatLike } from '../../src/walk/file-system.ts';
import type { Random } from '../support/random.ts';

/** A file or a directory. */
export interface Node {
  readonly kind: 'file' | 'directory';
  /** Milliseconds. */
  readonly mtime: number;
  readonly text: string;
  /** Names of its entries. */
  readonly names: string[];
}

/** By absolute path. */
export type MemoryTree = ReadonlyMap<string, Node>;

export const ROOT = '/w';

/** Some thirty files in a dozen directories; every second tree has ignore rules at its root. */
export function randomTree(random: Random): MemoryTree {
  const tree = new Map<string, Node>();
  const add = (parent: string, name: string, kind: Node['kind'], text = ''): string => {
    tree.get(parent)?.names.push(name);
    const path = parent === '' ? name : `${parent}/${name}`;
    tree.set(path, { kind, mtime: 1 + random.below(1000), text, names: [] });
    return path;
  };
  const directories = [add('', ROOT, 'directory')];
  for (let index = 0; index < 6 + random.below(10); index++) {
    directories.push(add(random.pick(directories), `d${index}`, 'directory'));
  }
  for (let index = 0; index < 10 + random.below(30); index++) {
    add(random.pick(directories), `f${index}${random.pick(['.ts', '.md', '.log'])}`, 'file');
  }
  if (random.below(2) === 0) add(ROOT, '.gitignore', 'file', '*.log\n');
  return tree;
}

/** The tree as a file system that does what it should. */
export function fileSystemOf(tree: MemoryTree): Required<FileSystem> {
  function nodeAt(path: string, kind?: Node['kind']): Node {
    const node = tree.get(path);
    if (node === undefined) throw failure('ENOENT');
    if (kind !== undefined && node.kind !== kind) throw failure(kind === 'file' ? 'EISDIR' : 'ENOTDIR');
    return node;
  }
  const stat = async (path: string): Promise<StatLike> => ({
    ...asks(nodeAt(path)),
    mtimeMs: nodeAt(path).mtime,
  });
  return {
    lstat: stat,
    stat,
    readdir: async (path) =>
      nodeAt(path, 'directory').names.map((name) => ({ name, ...asks(nodeAt(`${path}/${name}`)) })),
    readFile: async (path) => nodeAt(path, 'file').text,
    async realpath(path) {
      nodeAt(path);
      return path;
    },
  };
}

function asks({ kind }: Node): Omit<DirentLike, 'name'> {
  return {
    isFile: () => kind === 'file',
    isDirectory: () => kind === 'directory',
    isSymbolicLink: () => false,
  };
}

/** A failure as `node:fs` words it. */
export function failure(code: string): Error {
  return Object.assign(new Error(`${code}: of a test`), { code });
}
