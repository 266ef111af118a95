/** A page that reaches every part of a tree before it shows more of any one part. */

import { fairShares } from './fair.ts';
import { type EntryGroup, type Grouping, groupByEntry } from './grouping.ts';

/** Some of a result's paths, and how they spread over the entries it has. */
export interface Sample {
  /** Grouped by entry; within one, in the order of the result. */
  readonly items: readonly string[];
  /** Entries with at least one path among `items`. */
  readonly shown: number;
  /** Entries in all. */
  readonly total: number;
  /** The directory whose entries were counted: the given root, or the one descended to. */
  readonly root: string;
}

/**
 * At most `limit` of `paths`, dealt in turn to the entries immediately beneath `root` (as displayed:
 * `.`, `packages/a`, `/abs/dir`, `/`): every entry gets a slot before any gets a second, and one that
 * runs out leaves its slots to the rest. Entries take their turns in the order in which `paths` first
 * shows them. When all paths lie beneath one entry, the root descends to the first directory where
 * they branch. Paths that fit are returned as they are. Linear in the length of `paths`.
 */
export function sampleAcrossTopLevel(paths: readonly string[], limit: number, root?: string): Sample {
  return sampleGrouping(groupByEntry(paths, root), limit);
}

/** {@link sampleAcrossTopLevel} of paths already grouped: a page shortened by bytes samples more than once. */
export function sampleGrouping({ root, paths, entries }: Grouping, limit: number): Sample {
  const total = entries.length;
  if (paths.length <= limit) return { items: paths, shown: total, total, root };
  const visited = total > limit ? directoriesFirst(entries) : entries;
  const shares = fairShares(
    visited.map((entry) => entry.paths.length),
    limit,
  );
  const items: string[] = [];
  visited.forEach((entry, index) => {
    for (const path of entry.paths.slice(0, shares[index])) items.push(path);
  });
  return { items, shown: Math.min(total, limit), total, root };
}

/** With fewer slots than entries: a directory stands for many paths, a loose file for itself. */
function directoriesFirst(entries: readonly EntryGroup[]): EntryGroup[] {
  const directories = entries.filter((entry) => entry.isDirectory);
  const files = entries.filter((entry) => !entry.isDirectory);
  return directories.concat(files);
}
