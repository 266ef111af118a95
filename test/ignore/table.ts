/**
 * The rows of the table on a disk, and what each oracle says of them. Rows without a repository lie side by
 * side in one directory, so that a process answers for all of them; the others are asked about one by one.
 */
import fs from 'node:fs';
import nodePath from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { glob } from '../../src/glob.ts';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { encodeName } from '../support/bytes.ts';
import { gitCheckIgnore, gitFiles } from '../support/git.ts';
import { rgFiles } from '../support/ripgrep.ts';
import { canHold, type TreeSpec } from '../support/tree.ts';
import type { IgnoreCase } from './cases/case.ts';
import { ignoreCases } from './cases.ts';

export interface Row extends IgnoreCase {
  readonly statement: string;
  /** The row's directory in the common tree. */
  readonly directory: string;
}

export const rows: readonly Row[] = Object.entries(ignoreCases)
  .flatMap(([statement, cases]) => cases.map((row) => ({ ...row, statement })))
  .map((row, index) => ({ ...row, directory: String(index) }))
  .filter((row) => canHold([...Object.keys(row.tree), row.path]));

/** A row's tree and its file, unless that is there already or reached over a link. */
function entries({ tree, path }: Row): TreeSpec {
  const isThere = Object.keys(tree).some((name) => name === path || path.startsWith(`${name}/`));
  return isThere ? tree : { ...tree, [path]: '' };
}

/** All rows as one literal. */
export const spec: TreeSpec = Object.fromEntries(
  rows.flatMap((row) =>
    Object.entries(entries(row)).map(([name, entry]) => [`${row.directory}/${name}`, entry]),
  ),
);

/** Whether `glob` leaves the row's file out. */
export async function weIgnore(root: string, row: Row, fileSystem?: FileSystem): Promise<boolean> {
  const cwd = `${root}/${row.directory}`;
  const options = { ...row.options, cwd, path: row.place ?? '.', fs: fileSystem };
  const { paths, complete } = await glob(row.pattern ?? '**', options);
  if (!complete) throw new Error(`incomplete: ${row.title}`);
  return !paths.includes(row.path);
}

/** Names whose presence makes a row one that must be asked about by itself. */
const hasRepository = (row: Row): boolean =>
  Object.keys(row.tree).some((name) => /(^|\/)\.(git|jj)(\/|$)/.test(name));

/** git has a say where nothing but its own files and options is at work. */
export function gitHasASay(row: Row): boolean {
  const own = Object.keys(row.tree).every((name) => !/(^|\/)\.(rg)?ignore$|\.jj\//.test(name));
  return (
    own && row.statement !== 'sources 10: stores' && row.pattern === undefined && row.options === undefined
  );
}

/** The ways in which git is asked. Both leave the root of the search out of account. */
export async function gitIgnores(
  root: string,
): Promise<(row: Row, way: 'ls-files' | 'check-ignore') => Promise<boolean>> {
  const asked = rows.filter((row) => gitHasASay(row) && !hasRepository(row));
  const inTree = asked.map((row) => `${row.directory}/${row.path}`);
  const [left, out] = await Promise.all([gitFiles(root), gitCheckIgnore(root, inTree)]);
  const listed = new Set(left);
  return async (row, way) => {
    const file = `${row.directory}/${row.path}`;
    if (!hasRepository(row)) return way === 'ls-files' ? !listed.has(file) : out.has(file);
    // A repository within another: the outer one is asked about its directory, the inner one about what it holds.
    let base = '';
    for (const inner of [...repositoriesAbove(row), row.path]) {
      if (inner === base) continue;
      const from = nodePath.posix.join(root, row.directory, base);
      const inside = inner.slice(base.length);
      const isOut =
        way === 'ls-files'
          ? !(await gitFiles(from)).includes(inside)
          : (await gitCheckIgnore(from, [inside])).has(inside);
      if (isOut) return true;
      base = inner;
    }
    return false;
  };
}

/** The repositories that the row's file lies in, outermost first: empty for the row's own, or ending in `/`. */
function repositoriesAbove({ tree, path }: Row): string[] {
  const holders = Object.keys(tree).flatMap((name) => /^(.*\/|)\.git(?:\/HEAD)?$/.exec(name)?.[1] ?? []);
  return holders.filter((holder) => path.startsWith(holder)).toSorted();
}

export async function ripgrepIgnores(root: string): Promise<(row: Row) => Promise<boolean>> {
  const options = { noIgnore: false, sort: 'none' } as const;
  const { paths } = await rgFiles(root, undefined, { ...options, extra: ['--no-require-git'] });
  const listed = new Set(paths);
  return async (row) => {
    const place = row.place ?? '';
    const isCommon =
      !hasRepository(row) && place === '' && row.pattern === undefined && row.options === undefined;
    if (isCommon) return !listed.has(`${row.directory}/${row.path}`);
    const extra = hasRepository(row) ? [] : ['--no-require-git'];
    if (row.options?.followSymlinks) extra.push('--follow');
    const own = await rgFiles(`${root}/${row.directory}/${place}`, row.pattern, {
      ...options,
      noIgnore: row.options?.gitignore === false,
      extra,
    });
    return !own.paths.includes(row.path.slice(place.length));
  };
}

/** The package `ignore` has a say where all rules lie in files named `.gitignore`. */
export function packageHasASay(row: Row): boolean {
  const own = Object.keys(row.tree).every((name) => !/(^|\/)\.((rg)?ignore$|git\/|jj\/)/.test(name));
  return gitHasASay(row) && own && row.path.isWellFormed();
}

/** As its users walk: every directory on the way is tested, the deepest file that has an opinion decides. */
export function packageIgnores(root: string, row: Row): boolean {
  const segments = row.path.split('/');
  const files: [directory: string, rules: Ignore][] = [];
  let directory = '';
  for (const [index, segment] of segments.entries()) {
    const file = encodeName(`${root}/${row.directory}/${directory}.gitignore`);
    if (fs.existsSync(file)) files.unshift([directory, ignore().add(fs.readFileSync(file, 'utf8'))]);
    const isLast = index === segments.length - 1;
    const asked = directory + segment + (isLast ? '' : '/');
    for (const [base, rules] of files) {
      const { ignored, unignored } = rules.test(asked.slice(base.length));
      if (ignored) return true;
      if (unignored) break;
    }
    directory = asked;
  }
  return false;
}
