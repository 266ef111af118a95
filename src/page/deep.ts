/** Fair shares at every level: a page that reaches as many directories as it has slots for. */

import { fairShares } from './fair.ts';
import { entryName } from './grouping.ts';

/** Some of a result's paths, and how many of its directories they reach. */
export interface DeepSample {
  /** Grouped by directory: those beneath it in the order first seen, then its own files; in each, the result's order. */
  readonly items: readonly string[];
  /** Directories of which at least one file is among `items`. */
  readonly reached: number;
  /** Directories that directly hold at least one of the paths. */
  readonly total: number;
}

/** The paths of a result as the tree they lie in. Below the first directory where they branch, if that is given. */
export interface PathTree {
  readonly paths: readonly string[];
  readonly top: Directory;
  /** Directories that directly hold a path. */
  readonly holders: number;
}

interface Directory {
  readonly children: Map<string, Directory>;
  /** The paths directly in it. */
  readonly files: string[];
  /** Paths in it at any depth. */
  count: number;
}

/**
 * At most `limit` of `paths`: the slots are split evenly over the children of each directory, level
 * by level; a child that needs fewer leaves them to its siblings; a directory's own files are one
 * child. Where slots are fewer than children, and for the odd slot, directories come first in the
 * order in which `paths` shows them, then the directory's own files, so no directory beneath the
 * root goes without for the sake of a loose file. Paths that fit are returned as they are.
 */
export function sampleDeep(paths: readonly string[], limit: number): DeepSample {
  return sampleTree(growTree(paths), limit);
}

/** The tree that {@link sampleTree} draws from. `prefixLength`: code units that all paths share, up to a `/`. */
export function growTree(paths: readonly string[], prefixLength: number = 0): PathTree {
  const top = emptyDirectory();
  let holders = 0;
  for (const path of paths) {
    const home = descend(top, path, prefixLength);
    if (home.files.push(path) === 1) holders += 1;
  }
  return { paths, top, holders };
}

/** {@link sampleDeep} of paths already in a tree. Iterates: a chain of directories may outgrow the call stack. */
export function sampleTree({ paths, top, holders }: PathTree, limit: number): DeepSample {
  if (paths.length <= limit) return { items: paths, reached: holders, total: holders };
  const items: string[] = [];
  let reached = 0;
  const pending = [{ directory: top, slots: limit }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { directory, slots } = next;
    if (directory.children.size === 0) {
      if (slots > 0) reached += 1;
      for (const path of directory.files.slice(0, slots)) items.push(path);
      continue;
    }
    const children = Array.from(directory.children.values());
    if (directory.files.length > 0) children.push(ownFiles(directory));
    const shares = fairShares(
      children.map((child) => child.count),
      slots,
    );
    // Backwards, because the last one pushed is the first one drawn.
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      const share = shares[index] ?? 0;
      if (child !== undefined && share > 0) pending.push({ directory: child, slots: share });
    }
  }
  return { items, reached, total: holders };
}

/** The directory that directly holds `path`; it and those above count one path more. */
function descend(top: Directory, path: string, start: number): Directory {
  let directory = top;
  directory.count += 1;
  for (let from = start; ; ) {
    const name = entryName(path, from);
    from += name.length + 1;
    if (from > path.length) return directory;
    let child = directory.children.get(name);
    if (child === undefined) {
      child = emptyDirectory();
      directory.children.set(name, child);
    }
    child.count += 1;
    directory = child;
  }
}

function ownFiles({ files }: Directory): Directory {
  return { children: new Map(), files, count: files.length };
}

function emptyDirectory(): Directory {
  return { children: new Map(), files: [], count: 0 };
}
