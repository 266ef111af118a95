/** What would mislead if it went unsaid: an incomplete search, an empty one. */

import { NOTICE_LENGTH } from '../limits.ts';
import type { GlobResult, Skipped } from '../result.ts';
import { count, enumerate } from './name-list.ts';

/** Why a notice is given. Those of an empty page are one each for every cause of zero. */
export type NoticeCode =
  | 'no-files-found'
  | 'none-in-part'
  | 'none-outside-ignored'
  | 'ignored-only'
  | 'hidden-only'
  | 'directory-only'
  | 'link-only'
  | 'behind-link'
  | 'special-only'
  | 'vcs-store'
  | 'other-case'
  | 'other-unicode-form'
  | 'literal-name'
  | 'foreign-syntax'
  | 'stray-quote'
  | 'path-repeated'
  | 'pattern-list'
  | 'edge-space'
  | 'separator'
  | 'regular-expression'
  | 'deeper'
  | 'shallower'
  | 'part-of-name'
  | 'missing-directory'
  | 'deadline'
  | 'unreadable'
  | 'vanished'
  | 'incomplete'
  | 'ignore-rules-skipped'
  | 'reading';

/** One line below the rows; `posesAsFooter` holds for its text. */
export interface Notice {
  readonly code: NoticeCode;
  readonly text: string;
  /** The first few of the paths that it is about, not quoted; displayed like the rows. */
  readonly paths?: readonly string[];
  /** How many there are, as far as was seen. */
  readonly count?: number;
}

/** Names that one notice lists. */
const NAMED = 3;

/** The notices of a result, most important first; none for a complete result with paths. */
export function noticesOf(result: GlobResult): Notice[] {
  const empty = result.paths.length === 0 ? [emptiness(result)] : [];
  return [...empty, ...gaps(result), ...unreadRules(result)];
}

function emptiness({ complete, skipped, ignored }: GlobResult): Notice {
  if (skipped.some(({ code }) => code === 'VCS_STORE')) return IN_STORE;
  if (!complete) return { code: 'none-in-part', text: 'No match in the part that was searched.' };
  if (ignored.fileCount > 0) {
    const one = ignored.fileCount === 1;
    const files = one ? '1 matching file is' : `${count(ignored.fileCount)} matching files are`;
    const text = `No files shown: ${files} excluded by ignore rules.`;
    return { code: 'ignored-only', text, count: ignored.fileCount };
  }
  if (ignored.directoryCount > 0) return NONE_OUTSIDE_IGNORED;
  return NO_FILES_FOUND;
}

/** The one cause that it is said for: a complete search, with a pattern understood as meant. */
export const NO_FILES_FOUND: Notice = { code: 'no-files-found', text: 'No files found' };

const NONE_OUTSIDE_IGNORED: Notice = {
  code: 'none-outside-ignored',
  text: 'No match outside of ignored directories, which were not searched.',
};

/** A search from inside of a version control store. */
const IN_STORE: Notice = {
  code: 'vcs-store',
  text: 'No files shown: the search root is in a version control store, and those are never searched.',
};

function gaps({ root, paths, complete, skipped }: GlobResult): Notice[] {
  if (complete) return [];
  const notices: Notice[] = [];
  const late = skipped.filter(({ code }) => code === 'DEADLINE');
  if (late.length > 0) {
    const files = paths.length === 1 ? '1 file matches' : `${count(paths.length)} files match`;
    const found = paths.length === 0 ? '' : `; at least ${files}`;
    const narrow = ' Narrow pattern or path to search the rest.';
    const waiting = late.filter(({ path }) => path !== root);
    const opening = `Incomplete: the search ran out of time${found}.`;
    const text =
      waiting.length === 0 ? opening : withNames(`${opening} Not answered by then: `, waiting, narrow);
    notices.push({ code: 'deadline', text: `${text}${narrow}`, ...about(waiting) });
  }
  const failed = skipped.filter(isGap);
  const vanished = failed.filter(({ code }) => code === 'ENOENT');
  const unread = failed.filter(({ code }) => code !== 'ENOENT');
  if (unread.length > 0) {
    const text = `Incomplete: ${directories(unread)} could not be read, so what is beneath is missing: `;
    notices.push({ code: 'unreadable', text: withNames(text, unread), ...about(unread) });
  }
  if (vanished.length > 0) {
    const text = `Incomplete: ${directories(vanished)} vanished while the search went on: `;
    notices.push({ code: 'vanished', text: withNames(text, vanished), ...about(vanished) });
  }
  if (notices.length > 0) return notices;
  return [{ code: 'incomplete', text: 'Incomplete: a part of the tree was not searched.' }];
}

/** Not a gap: paths are there that a rule might have removed. */
function unreadRules({ skipped }: GlobResult): Notice[] {
  const files = skipped.filter(isIgnoreFile);
  if (files.length === 0) return [];
  const text = 'Note: not every ignore rule was applied. Unreadable, or past the size that is read: ';
  return [{ code: 'ignore-rules-skipped', text: withNames(text, files), ...about(files) }];
}

function directories(skipped: readonly Skipped[]): string {
  return skipped.length === 1 ? 'a directory' : `${count(skipped.length)} directories`;
}

/** `rest` will follow. */
function withNames(text: string, skipped: readonly Skipped[], rest = ''): string {
  const names = skipped.slice(0, NAMED).map(({ path }) => path);
  const room = NOTICE_LENGTH - text.length - rest.length - 1;
  return `${text}${enumerate({ names, mark: '', total: skipped.length, atLeast: false, room })}.`;
}

function about(skipped: readonly Skipped[]): Pick<Notice, 'paths' | 'count'> {
  if (skipped.length === 0) return {};
  return { paths: skipped.slice(0, NAMED).map(({ path }) => path), count: skipped.length };
}

function isGap(skip: Skipped): boolean {
  return skip.code !== 'DEADLINE' && skip.code !== 'VCS_STORE' && !isIgnoreFile(skip);
}

function isIgnoreFile({ code }: Skipped): boolean {
  return code.startsWith('IGNORE_');
}
