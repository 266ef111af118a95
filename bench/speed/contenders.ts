/** Who is measured, each doing the same work: the same files, stat'd, oldest first. */
import { spawn } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { rgPath } from '@vscode/ripgrep';

/** What is asked of a contender. */
export interface Task {
  readonly root: string;
  /** Where the process stands meanwhile. */
  readonly from: string;
  readonly pattern: string;
  /** Honour ignore files. */
  readonly ignore: boolean;
}

/** Paths relative to the root, oldest first. */
export type Search = (task: Task) => Promise<readonly string[]>;

export interface Contender {
  readonly name: string;
  /** Its version is this package's. */
  readonly package: string;
  /** Whether it reads ignore files, and can leave them. */
  readonly ignores: 'either' | 'never';
  /** The one pattern that it knows; all where it is left out. */
  readonly only?: string;
  /** Loads it. A contender that isn't measured in a process isn't loaded there. */
  readonly load: () => Promise<Search>;
}

const STORES = ['.git', '.svn', '.hg', '.bzr', '.jj', '.sl'];

export const RIPGREP = 'ripgrep, spawned';

/** No rival, but what is left for a walk to be quicker than. */
export const FLOOR = "Node's calls alone";

export const contenders: readonly Contender[] = [
  { name: RIPGREP, package: '@vscode/ripgrep', ignores: 'either', load: async () => ripgrep },
  { name: 'spanglob', package: 'spanglob', ignores: 'either', load: () => spanglob('auto') },
  { name: 'spanglob, no workers', package: 'spanglob', ignores: 'either', load: () => spanglob(0) },
  { name: FLOOR, package: 'node', ignores: 'never', only: '*', load: async () => bareLoop },
  {
    name: 'fast-glob + stat + sort',
    package: 'fast-glob',
    ignores: 'never',
    load: async () => {
      const { default: fastGlob } = await import('fast-glob');
      return async ({ root, pattern }) => {
        const options = { cwd: root, dot: true, followSymbolicLinks: false, ignore: storeGlobs() };
        return byTime(root, await fastGlob.async(anyDepth(pattern), options));
      };
    },
  },
  {
    name: 'globby + stat + sort',
    package: 'globby',
    ignores: 'either',
    load: async () => {
      const { globby } = await import('globby');
      return async ({ root, pattern, ignore }) => {
        const options = {
          cwd: root,
          dot: true,
          followSymbolicLinks: false,
          gitignore: ignore,
          ignore: storeGlobs(),
        };
        return byTime(root, await globby(anyDepth(pattern), options));
      };
    },
  },
  {
    name: 'tinyglobby + stat + sort',
    package: 'tinyglobby',
    ignores: 'never',
    load: async () => {
      const { glob } = await import('tinyglobby');
      return async ({ root, pattern }) => {
        const options = { cwd: root, dot: true, followSymbolicLinks: false, ignore: storeGlobs() };
        return byTime(root, await glob(anyDepth(pattern), options));
      };
    },
  },
  {
    name: 'glob, stat: true + sort',
    package: 'glob',
    ignores: 'never',
    load: async () => {
      const { glob } = await import('glob');
      return async ({ root, pattern }) => {
        const options = {
          cwd: root,
          dot: true,
          nodir: true,
          stat: true,
          ignore: storeGlobs(),
          withFileTypes: true,
        } as const;
        const found = await glob(anyDepth(pattern), options);
        found.sort((left, right) => (left.mtimeMs ?? 0) - (right.mtimeMs ?? 0));
        return found.map((entry) => entry.relativePosix());
      };
    },
  },
  {
    name: 'fs.glob + stat + sort',
    package: 'node',
    ignores: 'never',
    load: async () => {
      const { glob } = fs as unknown as { glob?: NodeGlob };
      if (glob === undefined) throw new Error(`Node ${process.version} has no fs.glob`);
      return async ({ root, pattern }) => {
        const found: string[] = [];
        for await (const entry of glob(anyDepth(pattern), { cwd: root, withFileTypes: true })) {
          if (entry.isFile()) found.push(path.relative(root, path.join(entry.parentPath, entry.name)));
        }
        return byTime(root, found);
      };
    },
  },
];

type NodeGlob = (
  pattern: string,
  options: { cwd: string; withFileTypes: true },
) => AsyncIterable<{ name: string; parentPath: string; isFile(): boolean }>;

async function spanglob(workers: 0 | 'auto'): Promise<Search> {
  const { glob } = await import('spanglob');
  return async ({ root, pattern, ignore }) => {
    return (await glob(pattern, { cwd: root, gitignore: ignore, workers })).paths;
  };
}

/**
 * The calls that a walk on one thread can't do without, in a bare loop: each directory looked at and read, each file
 * stat'd to the nanosecond. In no order, by no pattern, and the event loop held throughout.
 */
async function bareLoop({ root }: Task): Promise<string[]> {
  const paths: string[] = [];
  const directories = [''];
  // From where the process stands, as a walk does.
  const base = process.cwd() === root ? '' : `${root}/`;
  for (let directory = directories.pop(); directory !== undefined; directory = directories.pop()) {
    const place = base + directory;
    lstatSync(place.slice(0, -1) || '.');
    for (const entry of readdirSync(place || '.', { withFileTypes: true })) {
      if (entry.isDirectory()) {
        directories.push(`${directory}${entry.name}/`);
      } else {
        lstatSync(place + entry.name, { bigint: true, throwIfNoEntry: false });
        paths.push(directory + entry.name);
      }
    }
  }
  return paths;
}

/** What a host does today: from a warm process, its output split into lines. */
export function ripgrep({ root, pattern, ignore }: Task): Promise<string[]> {
  const args = [
    '--no-config',
    '--files',
    `--glob=${pattern}`,
    '--sort=modified',
    '--hidden',
    '--no-require-git',
  ];
  // A pattern of everything would take ignored files in again; without one all files are meant.
  if (ignore) args.splice(args.indexOf(`--glob=${pattern}`), pattern === '*' ? 1 : 0);
  else args.push('--no-ignore');
  const globs = STORES.map((store) => `--glob=!${store}`);
  return new Promise((resolve, reject) => {
    const child = spawn(rgPath, [...args, ...globs], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString().split('\n').slice(0, -1)));
  });
}

/** Peers match whole paths: a name at any depth is spelt so for them, and a path without the slash that anchors it. */
function anyDepth(pattern: string): string {
  if (pattern.startsWith('/')) return pattern.slice(1);
  return pattern.includes('/') ? pattern : `**/${pattern}`;
}

function storeGlobs(): string[] {
  return STORES.map((store) => `**/${store}/**`);
}

/** Files stat'd at once: more only queue in the thread pool. */
const STATS = 64;

/** What their users add for the same order: a stat for each file, by the thread pool, then a sort. */
async function byTime(root: string, paths: readonly string[]): Promise<string[]> {
  const times = new Array<bigint>(paths.length);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < paths.length; index = next++) {
      times[index] = (await fs.lstat(path.join(root, paths[index] as string), { bigint: true })).mtimeNs;
    }
  };
  await Promise.all(Array.from({ length: STATS }, lane));
  const order = paths.map((_, index) => index);
  order.sort((left, right) => ((times[left] as bigint) < (times[right] as bigint) ? -1 : 1));
  return order.map((index) => paths[index] as string);
}
