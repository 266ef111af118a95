/** A result and a limit into a page: data only. What is said about it is decided in `footer.ts` and `notice.ts`. */

import { Buffer } from 'node:buffer';
import { SpanglobError } from '../errors.ts';
import { PAGE_BYTES, PAGE_LIMIT } from '../limits.ts';
import { quoteName } from '../quote.ts';
import type { GlobResult, IgnoredSummary, SortOrder } from '../result.ts';
import { sampleTree } from './deep.ts';
import { type Grouping, groupByEntry } from './grouping.ts';
import { type Notice, noticesOf } from './notice.ts';
import { growTree } from './path-tree.ts';
import { type Remainder, remainderOf } from './remainder.ts';
import { sampleGrouping } from './sample.ts';

/** What to show of a result that has more paths than the limit. */
export type OverCap = 'sample' | 'head' | 'deep';

/** How to make a page. */
export interface PageOptions {
  /** Paths on the page: an integer of at least 1; default `PAGE_LIMIT`. */
  readonly limit?: number | undefined;
  /** Default `sample`. */
  readonly overCap?: OverCap | undefined;
  /** Bytes of UTF-8 in the rows as rendered, line breaks included; default `PAGE_BYTES`. */
  readonly maxBytes?: number | undefined;
}

/** Which of a result's paths are shown, and how they were chosen. */
export type Selection =
  | { readonly mode: 'whole' | 'head' }
  | { readonly mode: 'sample'; readonly spread: Spread }
  | { readonly mode: 'deep'; readonly directories: Reach };

/** Entries with a row, of all entries of the directory `root`. */
export interface Spread {
  readonly shown: number;
  readonly total: number;
  /** As displayed; not the search root when all paths lie beneath one entry of that. */
  readonly root: string;
}

/** Directories with a row, of all that directly hold a match. */
export interface Reach {
  readonly reached: number;
  readonly total: number;
}

/** What is shown of a result. */
export type Page = Selection & {
  /** The search root as displayed. */
  readonly root: string;
  /** The rows, not yet quoted. */
  readonly paths: readonly string[];
  /** Paths in the result. */
  readonly total: number;
  /** Whether the result has paths that the page hasn't. */
  readonly truncated: boolean;
  /** Whether `maxBytes` rather than `limit` ended the page. */
  readonly shortened: boolean;
  /** Bytes of UTF-8 that the rows may have. */
  readonly maxBytes: number;
  /** Where the paths lie that aren't shown; only on a truncated page. */
  readonly remainder?: Remainder;
  readonly sort: SortOrder;
  readonly complete: boolean;
  readonly ignored: IgnoredSummary;
  /** What would mislead if it went unsaid. */
  readonly notices: readonly Notice[];
};

type Drawn = Selection & { readonly paths: readonly string[] };

/**
 * The page of a result. At most `limit` paths are shown whole and in order.
 * @throws SpanglobError `INVALID_ARGUMENT` for a `limit` or an `overCap` that isn't one
 */
export function createPage(result: GlobResult, options: PageOptions = {}): Page {
  const { limit = PAGE_LIMIT, overCap = 'sample', maxBytes = PAGE_BYTES } = options;
  requireLimit(limit);
  requireOverCap(overCap);
  const { root, paths, sort, complete, ignored } = result;
  const facts = { root, total: paths.length, sort, complete, ignored, maxBytes, notices: noticesOf(result) };
  if (paths.length <= limit && fits(paths, maxBytes)) {
    return { ...facts, mode: 'whole', paths, truncated: false, shortened: false };
  }
  const grouping = groupByEntry(paths, root);
  const draw = drawing(grouping, overCap);
  const slots = Math.min(limit, paths.length);
  const full = draw(slots);
  const shortened = !fits(full.paths, maxBytes);
  const drawn = shortened ? longestThatFits(draw, slots, maxBytes) : full;
  return { ...facts, ...drawn, truncated: true, shortened, remainder: remainderOf(grouping, drawn.paths) };
}

/** Groups once; each number of slots then costs a pass over the entries, not over the paths. */
function drawing(grouping: Grouping, overCap: OverCap): (slots: number) => Drawn {
  const head = (slots: number): Drawn => ({ mode: 'head', paths: grouping.paths.slice(0, slots) });
  if (overCap === 'head') return head;
  if (overCap === 'deep') {
    const tree = growTree(grouping);
    if (tree.holders === 1) return head;
    return (slots) => {
      const { items, reached, total } = sampleTree(tree, slots);
      return { mode: 'deep', paths: items, directories: { reached, total } };
    };
  }
  return (slots) => {
    const { items, shown, total, root } = sampleGrouping(grouping, slots);
    // Every path its own entry: the sample is the head, unless directories were moved before loose files.
    const isHead =
      total === grouping.paths.length && items.every((path, index) => path === grouping.paths[index]);
    return isHead ? head(slots) : { mode: 'sample', paths: items, spread: { shown, total, root } };
  };
}

/** Bisects: fewer slots draw fewer rows, as a rule a subset of the same ones, and one slot more would not fit. */
function longestThatFits(draw: (slots: number) => Drawn, tooMany: number, maxBytes: number): Drawn {
  let best = draw(0);
  for (let low = 0, high = tooMany; high - low > 1; ) {
    const middle = Math.floor((low + high) / 2);
    const drawn = draw(middle);
    if (fits(drawn.paths, maxBytes)) {
      best = drawn;
      low = middle;
    } else {
      high = middle;
    }
  }
  return best;
}

function fits(paths: readonly string[], maxBytes: number): boolean {
  let bytes = 0;
  for (const path of paths) {
    bytes += Buffer.byteLength(quoteName(path)) + 1;
    if (bytes > maxBytes) return false;
  }
  return true;
}

function requireLimit(limit: number): void {
  if (Number.isSafeInteger(limit) && limit >= 1) return;
  throw new SpanglobError('INVALID_ARGUMENT', `limit must be an integer of at least 1, not ${String(limit)}`);
}

function requireOverCap(overCap: OverCap): void {
  if (['sample', 'head', 'deep'].includes(overCap)) return;
  throw new SpanglobError('INVALID_ARGUMENT', `overCap must be sample, head or deep, not ${String(overCap)}`);
}
