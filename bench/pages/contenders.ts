/** The pages compared: three heads, and the two that this library draws. */
import { createPage, type OverCap, type SortOrder } from '../../src/index.ts';
import type { Results } from './results.ts';

export interface Contender {
  readonly name: string;
  readonly page: (results: Results, limit: number) => readonly string[];
}

export const contenders: readonly Contender[] = [
  { name: 'head (oldest)', page: drawn('oldest', 'head') },
  { name: 'head (newest)', page: drawn('newest', 'head') },
  { name: 'head (by name)', page: drawn('path', 'head') },
  { name: 'sample', page: drawn('oldest', 'sample') },
  { name: 'deep', page: drawn('oldest', 'deep') },
];

function drawn(sort: SortOrder, overCap: OverCap): Contender['page'] {
  // No bound in bytes, which would make the pages of long paths shorter than their limit.
  return (results, limit) =>
    createPage(results[sort], { limit, overCap, maxBytes: Number.POSITIVE_INFINITY }).paths;
}
