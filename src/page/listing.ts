/** A page of a directory as the text that a model reads. */
import { type ListMark, quoted, quoteListRow } from '../quote.ts';
import type { EntryType, ListResult } from '../result.ts';

const MARKS: Readonly<Record<EntryType, ListMark>> = { directory: '/', file: '', other: '@' };

/**
 * One row an entry between the tags, `/` behind directories and `@` behind what is neither directory
 * nor file; below a blank line, which entries these are of how many. No line break at the end.
 */
export function renderListing(result: ListResult): string {
  const rows = result.entries.map(({ name, type }) => quoteListRow(name, MARKS[type]));
  return [`<directory path=${quoted(result.path)}>`, ...rows, '</directory>', '', footer(result)].join('\n');
}

function footer({ offset, entries, totalEntries, counts }: ListResult): string {
  if (totalEntries === 0) return '(Empty directory.)';
  const last = offset + entries.length - 1;
  const composition = [
    `${counts.directories} ${counts.directories === 1 ? 'directory' : 'directories'}`,
    `${counts.files} ${counts.files === 1 ? 'file' : 'files'}`,
    `${counts.others} other`,
  ].join(', ');
  const more = last < totalEntries ? ` Continue with offset=${last + 1}.` : '';
  return `(Entries ${offset}-${last} of ${totalEntries}: ${composition}.${more})`;
}
