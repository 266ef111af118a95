/**
 * Fair shares at every level: a page that reaches as many directories as it has slots for.
 *
 * What even shares leave open was decided by figures: bench/pages/policies.csv, of `npm run bench:coverage`.
 * - Where slots are fewer than children, and for the odd slot, the directory that directly holds the most
 *   directories comes first, then the one with most of them at any depth, with most paths, by name. So leaves
 *   go unreached first. No page then shows fewer second-level directories than `sample` does, and of all
 *   directories it shows a quarter more than in the order of first sight (15 % to 12). As the tree alone
 *   decides, the order of paths doesn't change what is reached.
 * - A directory's own files are one child, and the last: as the first they cost second-level directories.
 * - The files directly in the root all have a row while they take no more than half of the page and every
 *   directory beside them has a slot. They are top-level entries, and `sample` shows them; one share for all
 *   of them cost a page of 50 six of the 28 entries of the tree with one huge directory. Past half, they are
 *   one child like any own files.
 * - Shares by size, or by its square root, would give one virtualenv two thirds of a page and more, which is
 *   what pages are sampled against.
 */

import { fairShares } from './fair.ts';
import { groupByEntry } from './grouping.ts';
import { type Directory, growTree, type PathTree } from './path-tree.ts';

/** Some of a result's paths, and how many of its directories they reach. */
export interface DeepSample {
  /** Grouped by directory: those beneath it in the order first seen, then its own files; in each, the result's order. */
  readonly items: readonly string[];
  /** Directories of which at least one file is among `items`. */
  readonly reached: number;
  /** Directories that directly hold at least one of the paths. */
  readonly total: number;
}

/**
 * At most `limit` of `paths`: the slots are split evenly over the children of each directory, level
 * by level; a child that needs fewer leaves them to its siblings. Which directories are reached
 * depends on the tree alone, not on the order of `paths`. Paths that fit are returned as they are.
 * Linear in the length of `paths`.
 */
export function sampleDeep(paths: readonly string[], limit: number): DeepSample {
  return sampleTree(growTree(groupByEntry(paths)), limit);
}

/** {@link sampleDeep} of paths already in a tree. Iterates: a chain of directories may outgrow the call stack. */
export function sampleTree({ paths, top, holders }: PathTree, limit: number): DeepSample {
  if (paths.length <= limit) return { items: paths, reached: holders, total: holders };
  const items: string[] = [];
  let reached = 0;
  const pending: Share[] = [{ directory: top, slots: limit, isFlat: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.slots === 0) continue;
    if (next.isFlat || next.directory.children.size === 0) {
      reached += 1;
      for (const path of next.directory.files.slice(0, next.slots)) items.push(path);
      continue;
    }
    // Backwards, because the last one pushed is the first one drawn.
    for (const share of split(next, next.directory === top).reverse()) pending.push(share);
  }
  return { items, reached, total: holders };
}

interface Share {
  readonly directory: Directory;
  readonly slots: number;
  /** Whether the slots are for its own files alone. */
  readonly isFlat: boolean;
}

/** What a directory's children get of its slots; the last of them is its own files. */
function split({ directory, slots }: Share, isTop: boolean): Share[] {
  const children = Array.from(directory.children.values());
  const files = directory.files.length;
  const reserved = isTop && files <= slots / 2 && files + children.length <= slots ? files : 0;
  const sizes = children.map((child) => child.pathCount);
  sizes.push(files - reserved);
  const shares = fairShares(sizes, slots - reserved, (index, other) =>
    precedence(children[index], children[other]),
  );
  const granted = children.map((child, index) => ({
    directory: child,
    slots: shares[index] ?? 0,
    isFlat: false,
  }));
  granted.push({ directory, slots: reserved + (shares[children.length] ?? 0), isFlat: true });
  return granted;
}

/** Negative when `one` gets the odd slot before `other`. The own files, which are no directory, come last. */
function precedence(one: Directory | undefined, other: Directory | undefined): number {
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
  return (
    other.children.size - one.children.size ||
    other.directoryCount - one.directoryCount ||
    other.pathCount - one.pathCount ||
    (one.name < other.name ? -1 : 1)
  );
}
