/**
 * A tree in memory, at `/w`, for what a disk can't hold or tell: any name at all, devices, how often it is asked.
 *
 *     const { fs } = memory({ 'src/a.ts': '', 'empty/': null, link: { link: 'src' }, pipe: { special: true } });
 */
import type { DirentLike, FileSystem, StatLike } from '../../src/walk/file-system.ts';

/** Paths relative to `/w`; a trailing `/` makes a directory. A link's target is relative to `/w` too. */
export type MemorySpec = Readonly<
  Record<string, string | null | { readonly link: string } | { readonly special: true }>
>;

type Kind = 'file' | 'directory' | 'link' | 'special';

interface Node {
  readonly kind: Kind;
  readonly text: string;
  readonly target: string;
  readonly names: string[];
}

export interface Memory {
  readonly fs: Required<FileSystem>;
  /** Every call so far: `readdir /w/src`. */
  readonly calls: readonly string[];
}

/** Takes the place of a call's answer; `answer` gives it. */
export type Answering = <T>(call: string, answer: () => Promise<T>) => Promise<T>;

export const WORKDIR = '/w';

export function memory(spec: MemorySpec, answering: Answering = (_, answer) => answer()): Memory {
  const nodes = new Map<string, Node>();
  const calls: string[] = [];
  const add = (path: string, node: Omit<Node, 'names'>): void => {
    if (nodes.has(path)) return;
    const slash = path.lastIndexOf('/');
    if (slash > 0) {
      add(path.slice(0, slash), { kind: 'directory', text: '', target: '' });
      nodes.get(path.slice(0, slash))?.names.push(path.slice(slash + 1));
    }
    nodes.set(path, { ...node, names: [] });
  };
  add(WORKDIR, { kind: 'directory', text: '', target: '' });
  for (const [name, entry] of Object.entries(spec)) {
    const path = `${WORKDIR}/${name}`;
    const node = { text: '', target: '' };
    if (name.endsWith('/')) add(path.slice(0, -1), { ...node, kind: 'directory' });
    else if (typeof entry === 'string' || entry === null)
      add(path, { ...node, kind: 'file', text: entry ?? '' });
    else if ('link' in entry) add(path, { ...node, kind: 'link', target: `${WORKDIR}/${entry.link}` });
    else add(path, { ...node, kind: 'special' });
  }

  /** The path without links, but for its last name. */
  function resolve(path: string, follow: boolean): string {
    let at = '';
    const names = path.split('/').slice(1);
    for (const [index, name] of names.entries()) {
      at += `/${name}`;
      const node = nodes.get(at);
      if (node?.kind === 'link' && (follow || index < names.length - 1)) at = resolve(node.target, true);
    }
    return at;
  }
  function nodeAt(path: string, follow: boolean): Node {
    const node = nodes.get(resolve(path, follow));
    if (node === undefined) throw Object.assign(new Error('ENOENT: not in memory'), { code: 'ENOENT' });
    return node;
  }
  const ask = <T>(call: string, path: string, answer: () => T): Promise<T> => {
    calls.push(`${call} ${path}`);
    return answering(`${call} ${path}`, async () => answer());
  };
  return {
    calls,
    fs: {
      readdir: (path) =>
        ask('readdir', path, () => {
          const { kind, names } = nodeAt(path, true);
          if (kind !== 'directory') throw Object.assign(new Error('ENOTDIR'), { code: 'ENOTDIR' });
          return names.map((name): DirentLike => ({ name, ...asks(nodeAt(`${path}/${name}`, false)) }));
        }),
      lstat: (path) => ask('lstat', path, (): StatLike => ({ ...asks(nodeAt(path, false)), mtimeMs: 1 })),
      stat: (path) => ask('stat', path, (): StatLike => ({ ...asks(nodeAt(path, true)), mtimeMs: 1 })),
      readFile: (path) => ask('readFile', path, () => nodeAt(path, true).text),
      realpath: (path) =>
        ask('realpath', path, () => {
          nodeAt(path, true);
          return resolve(path, true);
        }),
    },
  };
}

function asks({ kind }: Node): Required<Omit<DirentLike, 'name'>> {
  return {
    isFile: () => kind === 'file',
    isDirectory: () => kind === 'directory',
    isSymbolicLink: () => kind === 'link',
  };
}
