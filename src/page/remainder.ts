/** Where the paths lie that a page doesn't show. */

import { entryName, type Grouping } from './grouping.ts';

/** The paths that aren't on the page, by the entry they lie beneath. */
export interface Remainder {
  /** The directory whose entries are counted, as displayed. */
  readonly root: string;
  /** The directories with the most paths left, most first; displayed like paths, without a trailing `/`. */
  readonly directories: readonly { readonly path: string; readonly count: number }[];
  /** Files directly in `root`. */
  readonly files: number;
  /** The paths beneath the directories that aren't named, and how many of these there are. */
  readonly others: { readonly paths: number; readonly directories: number };
}

/** Directories named. A line of `NOT_SHOWN_LENGTH` has no room for more: each takes five code units at least. */
const NAMED = 64;

/** What of the grouped paths isn't among `shown`. */
export function remainderOf(grouping: Grouping, shown: readonly string[]): Remainder {
  const rows = new Map<string, number>();
  for (const path of shown) {
    const name = entryName(path, grouping.prefixLength);
    rows.set(name, (rows.get(name) ?? 0) + 1);
  }
  const prefix = grouping.paths[0]?.slice(0, grouping.prefixLength) ?? '';
  let largest: { path: string; count: number }[] = [];
  let files = 0;
  let paths = 0;
  let directories = 0;
  for (const entry of grouping.entries) {
    const count = entry.paths.length - (rows.get(entry.name) ?? 0);
    if (count === 0) continue;
    if (entry.isDirectory) {
      paths += count;
      directories += 1;
      largest.push({ path: prefix + entry.name, count });
      // Kept short on the way: there may be 200,000 entries, and sorting them all for 64 names is a waste.
      if (largest.length >= 2 * NAMED) largest = mostFirst(largest);
    } else {
      files += count;
    }
  }
  largest = mostFirst(largest);
  for (const { count } of largest) paths -= count;
  const others = { paths, directories: directories - largest.length };
  return { root: grouping.root, directories: largest, files, others };
}

/** Stable, so equal counts stay in the order in which the result shows them. */
function mostFirst<T extends { count: number }>(directories: readonly T[]): T[] {
  return [...directories].sort((a, b) => b.count - a.count).slice(0, NAMED);
}
