/** Paths for the tests of pages. */

import fc from 'fast-check';
import type { GlobResult } from '../../src/result.ts';

/** `count` files directly in `directory`: `d/0`, `d/1`... */
export function files(directory: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${directory}${index}`);
}

export function resultOf(paths: readonly string[], rest: Partial<GlobResult> = {}): GlobResult {
  const ignored = { directories: [], directoryCount: 0, fileCount: 0 };
  return { root: '.', paths, sort: 'oldest', complete: true, skipped: [], ignored, ...rest };
}

/** Distinct paths of a small tree in any order; directories in capitals, so no name is both. */
export const treePaths: fc.Arbitrary<string[]> = fc.uniqueArray(
  fc
    .tuple(fc.array(fc.constantFrom('A', 'B', 'C', '__proto__'), { maxLength: 4 }), fc.nat(12))
    .map(([directories, file]) => [...directories, `f${file}`].join('/')),
  { maxLength: 120 },
);

/** As `Map.groupBy`, which the oldest supported Node lacks. */
export function groupBy(paths: readonly string[], keyOf: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = keyOf(path);
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return groups;
}
