/** Where we answer otherwise than ripgrep, on purpose. Used by the README; what can be shown is tested. */
import type { GlobOptions } from '../../src/glob.ts';
import type { TreeSpec } from '../support/tree.ts';

export interface Difference {
  readonly ripgrep: string;
  readonly ours: string;
  readonly reason: string;
  readonly shown?: Shown;
}

/** A tree, and what both list of it. */
export interface Shown {
  readonly tree: TreeSpec;
  readonly pattern: string;
  /** Arguments of ripgrep besides `--files`, `--glob` and the order. */
  readonly args: readonly string[];
  readonly ripgrep: readonly string[];
  readonly options: GlobOptions;
  readonly ours: readonly string[];
}

const unfiltered = ['--no-ignore', '--hidden'];

export const differences: readonly Difference[] = [
  {
    ripgrep: "a pattern is relative to the process's directory: `rg -g 'src/*.ts' packages` finds nothing",
    ours: 'it is relative to the search root',
    reason: 'a caller who names a root means the pattern beneath it',
    shown: {
      tree: { 'packages/src/a.ts': 1 },
      pattern: 'src/*.ts',
      args: [...unfiltered, 'packages'],
      ripgrep: [],
      options: { path: 'packages' },
      ours: ['packages/src/a.ts'],
    },
  },
  {
    ripgrep: "a pattern takes ignored files in again: `-g '*'` lists `node_modules`",
    ours: 'a pattern selects; ignore rules decide alone what is left out',
    reason: 'one policy for every pattern, so that a page can say what was ignored',
    shown: {
      tree: { '.ignore': 'out.log\n', 'out.log': 1, 'a.log': 2 },
      pattern: '*.log',
      args: [],
      ripgrep: ['out.log', 'a.log'],
      options: {},
      ours: ['a.log'],
    },
  },
  {
    ripgrep: 'a pattern takes hidden files in again, without `--hidden`',
    ours: '`hidden: false` leaves out every name that starts with a dot',
    reason: 'the same',
    shown: {
      tree: { '.env': 1, env: 2 },
      pattern: '*env',
      args: [],
      ripgrep: ['.env', 'env'],
      options: { hidden: false },
      ours: ['env'],
    },
  },
  {
    ripgrep: '`.git` and its like are searched with `--no-ignore --hidden`',
    ours: '`.git .svn .hg .bzr .jj .sl` are never searched, nor is a root inside one',
    reason: 'what lies in them is no file of the project',
    shown: {
      tree: { '.git/config': 1, config: 2 },
      pattern: 'config',
      args: unfiltered,
      ripgrep: ['.git/config', 'config'],
      options: { gitignore: false },
      ours: ['config'],
    },
  },
  {
    ripgrep: 'files of one time come in the order in which the directories give them',
    ours: 'they come by path',
    reason: 'twenty runs are equal to the byte',
  },
  {
    ripgrep: 'a root that is a file is listed, whatever the pattern',
    ours: '`FS_NOT_DIRECTORY`',
    reason: 'an answer that did not ask the pattern looks like a match',
    shown: {
      tree: { 'a.ts': 1 },
      pattern: '*.js',
      args: [...unfiltered, 'a.ts'],
      ripgrep: ['a.ts'],
      options: { path: 'a.ts' },
      ours: [],
    },
  },
  {
    ripgrep: '`--follow` lists a directory once for each way that leads to it',
    ours: '`followSymlinks` walks each real directory once, by its own path where it has one',
    reason: 'links in a circle end, and a file is counted once',
    shown: {
      tree: { 'real/a': 1, link: { link: 'real' } },
      pattern: 'a',
      args: [...unfiltered, '--follow', '--sort=path'],
      ripgrep: ['link/a', 'real/a'],
      options: { followSymlinks: true },
      ours: ['real/a'],
    },
  },
  {
    ripgrep: 'an unreadable directory is an error wherever it lies',
    ours: 'it is in `skipped` when something beneath it could match',
    reason: 'directories in which nothing can match are not read',
  },
  {
    ripgrep: 'braces nested too deeply: `error parsing pattern 0`',
    ours: "the same patterns are refused, with `error parsing glob 'P': alternate groups nested too deeply`",
    reason: 'a rejection names what it rejects',
  },
  {
    ripgrep: 'a pattern is as long as an argument may be',
    ours: 'past 64 KiB it is refused',
    reason: 'matching is linear in the length of the pattern too',
  },
  {
    ripgrep: 'ignore files count above the working directory, up to the root of the file system',
    ours: 'above the search root they count up to the nearest repository, and up to the workdir without one',
    reason: 'a result depends on the workspace alone',
  },
  {
    ripgrep: '`.gitignore` counts in a git repository only',
    ours: 'it counts everywhere',
    reason: 'an unpacked archive of a project is the project',
    shown: {
      tree: { '.gitignore': 'out\n', out: 1, a: 2 },
      pattern: '!*.x',
      args: [],
      ripgrep: ['out', 'a'],
      options: { hidden: false },
      ours: ['a'],
    },
  },
];
