/** The first few names of many, in a sentence of bounded length. */

import { quoteInSentence } from '../quote.ts';

/** A directory's, or none. */
export type Mark = '' | '/';

/** What to enumerate, and in how much room. */
export interface NameList {
  /** The first few. */
  readonly names: readonly string[];
  /** Printed after each name, outside its quotes; a list has one a name. */
  readonly mark: Mark | readonly Mark[];
  /** How many there are in all. */
  readonly total: number;
  /** Whether `total` may be too small. */
  readonly atLeast: boolean;
  /** Code units to stay within. */
  readonly room: number;
}

/** `a/, b/ and 3 more`: the names that fit, in their order, and the number of the rest. */
export function enumerate({ names, mark, total, atLeast, room }: NameList): string {
  const least = atLeast ? 'at least ' : '';
  let text = `${least}${count(total)} with names too long to list`;
  let listed = '';
  for (const [index, name] of names.entries()) {
    const own = typeof mark === 'string' ? mark : (mark[index] ?? '');
    listed += `${index === 0 ? '' : ', '}${quoteInSentence(name)}${own}`;
    const rest = total - index - 1;
    const candidate = rest > 0 ? `${listed} and ${least}${count(rest)} more` : listed;
    if (candidate.length > room) break;
    text = candidate;
  }
  return text;
}

/** `4,950`. Not by the reader's locale: a page is the same everywhere. */
export function count(value: number): string {
  // Not by `toLocaleString`, which makes a formatter first: 12 ms of a process's first page.
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
