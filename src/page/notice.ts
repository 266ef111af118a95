/** What would mislead if it went unsaid: an incomplete search, an empty one. */

import { NOTICE_LENGTH } from '../limits.ts';
import type { GlobResult, Skipped } from '../result.ts';
import { count, enumerate } from './name-list.ts';

/** Why a notice is given. */
export type NoticeCode =
  | 'no-files-found'
  | 'ignored-only'
  | 'none-in-part'
  | 'deadline'
  | 'unreadable'
  | 'incomplete'
  | 'ignore-rules-skipped'
  | 'reading';

/** One line below the rows; `posesAsFooter` holds for its text. */
export interface Notice {
  readonly code: NoticeCode;
  readonly text: string;
}

/** Names that one notice lists. */
const NAMED = 3;

/** The notices of a result, most important first; none for a complete result with paths. */
export function noticesOf(result: GlobResult): Notice[] {
  const empty = result.paths.length === 0 ? [emptiness(result)] : [];
  return [...empty, ...gaps(result), ...unreadRules(result)];
}

function emptiness({ complete, ignored }: GlobResult): Notice {
  if (!complete) return { code: 'none-in-part', text: 'No match in the part that was searched.' };
  if (ignored.fileCount === 0) return { code: 'no-files-found', text: 'No files found' };
  const files =
    ignored.fileCount === 1 ? '1 matching file is' : `${count(ignored.fileCount)} matching files are`;
  return { code: 'ignored-only', text: `No files shown: ${files} excluded by ignore rules.` };
}

function gaps({ complete, skipped }: GlobResult): Notice[] {
  if (complete) return [];
  const notices: Notice[] = [];
  if (skipped.some((skip) => skip.code === 'DEADLINE')) {
    const text = 'Incomplete: the search ran out of time. Narrow pattern or path to search the rest.';
    notices.push({ code: 'deadline', text });
  }
  const unread = skipped.filter((skip) => skip.code !== 'DEADLINE' && !isIgnoreFile(skip));
  if (unread.length > 0) {
    const directories = unread.length === 1 ? 'a directory' : `${count(unread.length)} directories`;
    const text = `Incomplete: ${directories} could not be read, so what is beneath is missing: `;
    notices.push({ code: 'unreadable', text: withNames(text, unread) });
  }
  if (notices.length > 0) return notices;
  return [{ code: 'incomplete', text: 'Incomplete: a part of the tree was not searched.' }];
}

/** Not a gap: paths are there that a rule might have removed. */
function unreadRules({ skipped }: GlobResult): Notice[] {
  const files = skipped.filter(isIgnoreFile);
  if (files.length === 0) return [];
  const text = 'Note: not every ignore rule was applied. Unreadable, or past the size that is read: ';
  return [{ code: 'ignore-rules-skipped', text: withNames(text, files) }];
}

function withNames(text: string, skipped: readonly Skipped[]): string {
  const names = skipped.slice(0, NAMED).map((skip) => skip.path);
  const room = NOTICE_LENGTH - text.length - 1;
  return `${text}${enumerate({ names, mark: '', total: skipped.length, atLeast: false, room })}.`;
}

function isIgnoreFile({ code }: Skipped): boolean {
  return code.startsWith('IGNORE_');
}
