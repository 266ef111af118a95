/** What the head and the sample of one complete result show: a row of the README's table. */
import { createPage, type OverCap } from '../../src/page/page.ts';
import type { GlobResult } from '../../src/result.ts';
import type { TreeSpec } from '../support/tree.ts';

export interface Measured {
  /** Entries directly in the workspace, empty directories among them. */
  readonly entries: number;
  readonly files: number;
  readonly matched: number;
  /** Different top-level entries with a path among the first 100, oldest first. */
  readonly head: number;
  /** The same of the sampled page. */
  readonly sample: number;
}

export function measure(tree: TreeSpec, result: GlobResult): Measured {
  const names = Object.keys(tree);
  const shown = (overCap: OverCap): number => topLevel(createPage(result, { limit: 100, overCap }).paths);
  return {
    entries: topLevel(names),
    files: names.filter((name) => !name.endsWith('/')).length,
    matched: result.paths.length,
    head: shown('head'),
    sample: shown('sample'),
  };
}

function topLevel(paths: readonly string[]): number {
  return new Set(paths.map((path) => path.split('/', 1)[0])).size;
}
