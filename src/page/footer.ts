/** The closing sentences of a page that doesn't show everything. */

import { NOT_SHOWN_LENGTH, NOTICE_LENGTH } from '../limits.ts';
import { quoteInSentence, quoteName } from '../quote.ts';
import type { SortOrder } from '../result.ts';
import { count, enumerate } from './name-list.ts';
import type { Page } from './page.ts';
import type { Remainder } from './remainder.ts';

/** Where the complete list was saved, as a `SpillStore` tells it. */
export interface SavedAt {
  readonly locator: string;
  /** A sentence on how to read it, or nothing. */
  readonly hint: string;
}

const ORDERS: Readonly<Record<SortOrder, string>> = {
  oldest: 'in modification-time order',
  newest: 'newest first',
  path: 'in path order',
};

/** What was shown of how much, how it was chosen, and where the rest is. One line in parentheses. */
export function footerSentence(page: Page, saved?: SavedAt): string {
  const shortened = page.shortened ? ` The page ends at ${size(page.maxBytes)}.` : '';
  return `(${basis(page)}${shortened} ${whereTheRestIs(page, saved)})`;
}

function size(bytes: number): string {
  return bytes > 0 && bytes % 1024 === 0 ? `${count(bytes / 1024)} KiB` : `${count(bytes)} bytes`;
}

/**
 * The shape of what the page can't show, within `NOT_SHOWN_LENGTH` code units; its numbers add up to
 * the paths that aren't shown. Nothing when all of these are files directly in the root.
 */
export function notShownLine({ remainder, complete }: Page): string | undefined {
  if (remainder === undefined || remainder.directories.length === 0) return undefined;
  const opening = complete ? 'Not shown: ' : 'Not shown, at least: ';
  const all = partsOf(remainder);
  let rest = { paths: remainder.others.paths, entries: remainder.others.directories };
  for (const part of all) rest = { paths: rest.paths + part.count, entries: rest.entries + part.entries };
  const parts: string[] = [];
  const line = (shown: readonly string[], left: typeof rest): string =>
    `${opening}${[...shown, ...restPart(left, shown.length > 0)].join('; ')}.`;
  for (const part of all) {
    const left = { paths: rest.paths - part.count, entries: rest.entries - part.entries };
    // One that is too long is counted with the rest; a later one may still have room.
    if (line([...parts, part.text], left).length > NOT_SHOWN_LENGTH) continue;
    parts.push(part.text);
    rest = left;
  }
  return line(parts, rest);
}

/** Which directories ignore rules pruned, where they did. */
export function ignoredLine({ ignored, complete }: Page): string | undefined {
  if (ignored.directoryCount === 0) return undefined;
  const opening = 'Ignored: ';
  const names = enumerate({
    names: ignored.directories,
    mark: '/',
    total: ignored.directoryCount,
    atLeast: !complete,
    room: NOTICE_LENGTH - opening.length - 1,
  });
  return `${opening}${names}.`;
}

function basis(page: Page): string {
  const least = page.complete ? '' : 'at least ';
  const showing = `Showing ${page.paths.length} of ${least}${page.total} paths`;
  const order = ORDERS[page.sort];
  if (page.mode === 'sample') {
    const { shown, total, root } = page.spread;
    const lies = page.complete ? 'every match lies' : 'every match found lies';
    const beneath = root === page.root ? '' : ` beneath ${briefly(root)}, where ${lies},`;
    return (
      `${showing}, sampled across ${shown} of the ${least}${total} top-level entries this pattern matched${beneath} ` +
      `instead of taken ${order}.${narrow(shown, total)}`
    );
  }
  if (page.mode === 'deep') {
    const { reached, total } = page.directories;
    return (
      `${showing}, spread evenly across ${reached} of the ${least}${total} directories that hold a match ` +
      `instead of taken ${order}.${narrow(reached, total)}`
    );
  }
  return `${showing}.`;
}

/** A path of 4 KiB would be longer than all else that a footer says. */
function briefly(path: string): string {
  const name = quoteInSentence(path);
  return name.length > NOTICE_LENGTH ? 'a directory whose path is too long to show' : name;
}

function narrow(shown: number, total: number): string {
  return shown < total ? ' Narrow path to inspect a specific subtree.' : '';
}

/** What an incomplete search found is not called full or complete. */
function whereTheRestIs({ complete }: Page, saved: SavedAt | undefined): string {
  if (saved === undefined) {
    const result = complete ? 'The complete result' : 'What was found';
    return `${result} could not be saved; narrow pattern or path to see more.`;
  }
  const result = complete ? 'Full sorted result' : 'What was found, sorted,';
  const hint = saved.hint === '' ? '' : ` ${saved.hint}`;
  return `${result} stored at: ${quoteName(saved.locator)}.${hint}`;
}

interface Part {
  readonly text: string;
  readonly count: number;
  readonly entries: number;
}

/** Directories and, as one, the files directly in the root; most paths first. */
function partsOf({ root, directories, files }: Remainder): Part[] {
  const parts = directories.map(({ path, count: paths }): Part => {
    return { text: `${quoteInSentence(path)}/ ${count(paths)}`, count: paths, entries: 1 };
  });
  if (files > 0) {
    const where = root === '.' ? 'at the top level' : `directly in ${quoteInSentence(root)}`;
    parts.push({
      text: `${count(files)} ${files === 1 ? 'file' : 'files'} ${where}`,
      count: files,
      entries: files,
    });
  }
  return parts.sort((a, b) => b.count - a.count);
}

function restPart({ paths, entries }: { paths: number; entries: number }, other: boolean): string[] {
  if (paths === 0) return [];
  return [
    `${count(paths)} more in ${count(entries)} ${other ? 'other ' : ''}${entries === 1 ? 'entry' : 'entries'}`,
  ];
}
