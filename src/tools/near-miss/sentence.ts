/** The sentences of an empty page: a lead, the names of what was found, and a tail, within the length of a notice. */
import { NOTICE_LENGTH } from '../../limits.ts';
import { count, enumerate, type Mark } from '../../page/name-list.ts';
import type { Notice, NoticeCode } from '../../page/notice.ts';
import type { Hits } from './hits.ts';

/** What a look came to. */
export interface Looked {
  /** It did not come to everything, so that there may be more. */
  readonly isCut: boolean;
  /** How a path relative to the root is displayed. */
  readonly show: (path: string) => string;
}

/** What to say of paths. */
export interface Finding {
  readonly code: NoticeCode;
  readonly hits: Hits;
  /** What comes in front of the names. */
  readonly lead: string;
  /** What follows them, the punctuation included. */
  readonly tail: string;
  readonly kind: 'file' | 'directory';
}

export function noticeOf({ code, hits, lead, tail, kind }: Finding, { isCut, show }: Looked): Notice {
  const names = hits.first.map(show);
  const mark = hits.first.map((path): Mark => (kind === 'directory' || path.endsWith('/') ? '/' : ''));
  const room = NOTICE_LENGTH - lead.length - tail.length;
  const listed = enumerate({ names, mark, total: hits.count, atLeast: isCut, room });
  return { code, text: `${lead}${listed}${tail}`, paths: names, count: hits.count };
}

/** `1 file matches`, `at least 3 directories match`. */
export function numberMatching(
  hits: Hits,
  { isCut }: Pick<Looked, 'isCut'>,
  kind: Finding['kind'] = 'file',
): string {
  const least = isCut ? 'at least ' : '';
  if (hits.count === 1) return `${least}1 ${kind} matches`;
  return `${least}${count(hits.count)} ${kind === 'file' ? 'files' : 'directories'} match`;
}
