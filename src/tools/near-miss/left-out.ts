/** Causes of zero that lie in what the pattern, as it is, matches: what a search does not show. */
import { count } from '../../page/name-list.ts';
import type { Notice } from '../../page/notice.ts';
import { quoteInSentence } from '../../quote.ts';
import { escapeName } from '../pattern-text.ts';
import { type Looked, noticeOf, numberMatching } from './sentence.ts';
import type { Tally } from './tally.ts';

/** What is known of links. */
export interface Links {
  /** The search followed them. */
  readonly areFollowed: boolean;
  /** Those that lead to a directory; relative to the root. */
  readonly toDirectories: ReadonlySet<string>;
}

/** One notice a cause, most telling first. */
export function leftOutNotices(tally: Tally, looked: Looked, links: Links): Notice[] {
  const notices: Notice[] = [];
  const matching = tally.ignored.count + tally.hidden.count;
  if (tally.ignored.count > 0) notices.push(ignoredNotice(tally, looked));
  if (tally.hidden.count > 0) notices.push(hiddenNotice(tally, looked));
  if (tally.directories.count > 0) notices.push(directoryNotice(tally, looked, matching > 0));
  if (tally.linked.count > 0) notices.push(behindLinkNotice(tally, looked, matching > 0));
  else if (tally.matchingLinks.count > 0) notices.push(linkNotice(tally, looked, links, matching > 0));
  if (tally.specials.count > 0) notices.push(specialNotice(tally, looked, matching + tally.linked.count > 0));
  return notices;
}

/** What matches and is no file; `afterFiles`: files match too, and the page has said so. */
function otherThanFiles(what: string, isOne: boolean, afterFiles: boolean): string {
  if (afterFiles) return `Note: ${what} ${isOne ? 'matches' : 'match'} as well`;
  return `No file matches, but ${what} ${isOne ? 'does' : 'do'}`;
}

function ignoredNotice({ ignored, ignoredPlaces }: Tally, looked: Looked): Notice {
  const places = {
    code: 'ignored-only' as const,
    hits: ignoredPlaces,
    lead: `No files shown: ${numberMatching(ignored, looked)}, but ignore rules exclude `,
    tail: `. Set includeIgnored to true to see ${ignored.count === 1 ? 'it' : 'them'}.`,
    kind: 'file' as const,
  };
  return { ...noticeOf(places, looked), paths: ignored.first.map(looked.show), count: ignored.count };
}

function hiddenNotice({ hidden }: Tally, looked: Looked): Notice {
  const lead = `No files shown: names that start with a dot are left out here, with all beneath them. ${numberMatching(hidden, looked)}: `;
  return noticeOf({ code: 'hidden-only', hits: hidden, lead, tail: '.', kind: 'file' }, looked);
}

function directoryNotice(tally: Tally, looked: Looked, afterFiles: boolean): Notice {
  const { directories } = tally;
  const one = directories.count === 1;
  const least = looked.isCut ? 'at least ' : '';
  const what = one ? 'a directory' : `${least}${count(directories.count)} directories`;
  const lead = `${otherThanFiles(what, one, afterFiles)}: `;
  const finding = { code: 'directory-only' as const, hits: directories, lead, kind: 'directory' as const };
  return noticeOf({ ...finding, tail: beneathTail(tally, looked) }, looked);
}

/** Longer ones leave no room for the names. */
const SUGGESTION_LENGTH = 100;

/** How to come to what is beneath the directories that match. */
function beneathTail(tally: Tally, { isCut }: Looked): string {
  const { directories, ignoredDirectories, filesBeneath, anyBeneath } = tally;
  const [only = ''] = directories.first;
  if (anyBeneath === 0 && !isCut) return ', with no file beneath.';
  if (directories.count > 1) return '. Give one as path to search beneath it.';
  const pattern = quoteInSentence(`${only.split('/').map(escapeName).join('/')}/**`);
  if (pattern.length > SUGGESTION_LENGTH) return '. Give it as path to search beneath it.';
  if (ignoredDirectories.count > 0) {
    return `. Ignore rules exclude it; the pattern ${pattern} with includeIgnored set to true finds what is beneath.`;
  }
  if (isCut || filesBeneath === 0) return `. The pattern ${pattern} is for what is beneath.`;
  const files = filesBeneath === 1 ? 'the file' : `the ${count(filesBeneath)} files`;
  return `. The pattern ${pattern} finds ${files} beneath.`;
}

function behindLinkNotice({ linked, links }: Tally, looked: Looked, afterFiles: boolean): Notice {
  const opening = afterFiles
    ? 'Note: links are not followed'
    : 'No match but behind links, which are not followed';
  const finding = {
    code: 'behind-link' as const,
    hits: links,
    lead: `${opening}: ${numberMatching(linked, looked)} beneath `,
    tail: `. Give ${links.count === 1 ? 'it' : 'one of them'} as path to search there.`,
    kind: 'directory' as const,
  };
  return { ...noticeOf(finding, looked), paths: linked.first.map(looked.show), count: linked.count };
}

function linkNotice(
  { matchingLinks }: Tally,
  looked: Looked,
  { areFollowed, toDirectories }: Links,
  afterFiles: boolean,
): Notice {
  const isOne = matchingLinks.count === 1;
  const what = isOne ? 'a link' : `${count(matchingLinks.count)} links`;
  const why = areFollowed ? 'which leads to no file' : 'and links are neither followed nor shown';
  const isPlace = matchingLinks.first.every((link) => toDirectories.has(link));
  const tail = isPlace ? `. Give ${isOne ? 'it' : 'one of them'} as path to search behind it.` : '.';
  const lead = `${otherThanFiles(what, isOne, afterFiles)}, ${why}: `;
  return noticeOf({ code: 'link-only', hits: matchingLinks, lead, tail, kind: 'file' }, looked);
}

function specialNotice({ specials }: Tally, looked: Looked, afterFiles: boolean): Notice {
  const isOne = specials.count === 1;
  const what = isOne
    ? 'something that is neither a file nor a directory'
    : `${count(specials.count)} entries that are neither files nor directories`;
  const lead = `${otherThanFiles(what, isOne, afterFiles)}: `;
  return noticeOf({ code: 'special-only', hits: specials, lead, tail: '.', kind: 'file' }, looked);
}
