/** A page as the text that a model reads, and a result as the text of a spill. */

import { quoteName } from '../quote.ts';
import { footerSentence, ignoredLine, notShownLine, type SavedAt } from './footer.ts';
import type { NoticeCode } from './notice.ts';
import type { Page } from './page.ts';

/**
 * The rows; below a blank line the footer, where rows are missing; below another the notices, where
 * there are any. A whole page without notices is its rows alone. No line break at the end.
 */
export function renderPage(page: Page, saved?: SavedAt): string {
  const rows = page.paths.map(quoteName);
  const footer = page.truncated ? [footerSentence(page, saved), notShownLine(page)] : [];
  const showsIgnored = page.truncated || page.notices.some(({ code }) => NOT_LOOKED_INTO.has(code));
  const notices = page.notices.map((notice) => notice.text);
  const ignored = showsIgnored ? ignoredLine(page) : undefined;
  // On an empty page the pruned directories belong to the notice that they were not searched.
  const blocks = page.truncated ? [rows, [...footer, ignored], notices] : [rows, [...notices, ignored]];
  return blocks
    .map((lines) => lines.filter((line) => line !== undefined).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Why a page may be empty while what was ignored was not looked into: then its directories belong to the page. */
const NOT_LOOKED_INTO: ReadonlySet<NoticeCode> = new Set(['none-outside-ignored', 'none-in-part']);

/** Every path on a line of its own by the rule of the page's rows, each line ended: the text of a spill. */
export function renderComplete(paths: readonly string[]): string {
  const lines = paths.map((path) => `${quoteName(path)}\n`);
  return lines.join('');
}
