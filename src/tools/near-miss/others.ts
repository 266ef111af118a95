/** The readings of a pattern that a look compares with what it comes by, and what to say of the one that matches. */
import type { Notice, NoticeCode } from '../../page/notice.ts';
import { quoteName } from '../../quote.ts';
import { foreignSyntaxOf, secondOpinion } from './foreign-syntax.ts';
import type { Doubtful } from './guess.ts';
import { LAST_RESORTS, SLIPS } from './guesses.ts';
import { ignoringBoth, ignoringCase, ignoringForm, type Reading, readingOf } from './reading.ts';
import { type Looked, noticeOf, numberMatching } from './sentence.ts';
import type { OtherHits } from './tally.ts';

/** Another reading. */
export interface Other {
  readonly code: NoticeCode;
  readonly reading: Reading;
  /** Up to `2 files match: a, b.` */
  readonly lead: string;
  /** A sentence after it. */
  readonly tail?: string | undefined;
  /** Said only where nothing better is found. */
  readonly isLastResort: boolean;
}

/** Code units of a pattern that anyone has written by hand: longer ones are taken at their word. */
const HANDWRITTEN = 1000;

/** In the order in which they are worth saying. */
export async function otherReadings(doubtful: Doubtful): Promise<Other[]> {
  const { pattern } = doubtful.request;
  if (doubtful.spelt.length > HANDWRITTEN) return [];
  const others: Other[] = [];
  const add = (other: Omit<Other, 'reading'>, reading: Reading | undefined): void => {
    if (reading !== undefined) others.push({ ...other, reading });
  };
  const guess = (guessers: typeof SLIPS, isLastResort: boolean): void => {
    for (const guesser of guessers) {
      const guessed = guesser(doubtful);
      if (guessed === undefined || guessed.pattern === pattern) continue;
      add({ ...guessed, isLastResort }, readingOf(guessed.pattern));
    }
  };
  guess(SLIPS, false);
  const foreign = foreignSyntaxOf(pattern);
  if (foreign !== undefined) {
    const lead = `No match: ${foreignRemark(foreign.part)}. Read as there,`;
    const tail = foreign.advice;
    add({ code: 'foreign-syntax', lead, tail, isLastResort: false }, await secondOpinion(pattern));
  }
  for (const { fold, ...other } of FOLDED) add({ ...other, isLastResort: false }, readingOf(pattern, fold));
  guess(LAST_RESORTS, true);
  return others;
}

/** The part is shown as far as it says what is meant. */
export function foreignRemark(part: string): string {
  const named = quoteName(part.length > 40 ? part.slice(0, 40) : part);
  return `${named} means something else here than in bash and JavaScript`;
}

const FOLDED = [
  {
    code: 'other-case',
    fold: ignoringCase,
    lead: 'No match: upper and lower case differ. Ignoring case,',
    tail: undefined,
  },
  {
    code: 'other-unicode-form',
    fold: ignoringForm,
    lead: 'No match: the name is stored in another Unicode form, which looks the same. In that form,',
    tail: 'Put * for the characters that differ.',
  },
  {
    code: 'other-unicode-form',
    fold: ignoringBoth,
    lead: 'No match: upper and lower case differ, and the Unicode form. Ignoring both,',
    tail: 'Put * for the characters that differ.',
  },
] as const;

/** What readings have matched: each path once, by the first that has it. */
export function otherNotices(others: readonly Other[], hits: readonly OtherHits[], looked: Looked): Notice[] {
  const notices: Notice[] = [];
  const named = new Set<string>();
  for (const [index, other] of others.entries()) {
    const { files, directories } = hits[index] as OtherHits;
    const [kind, found] =
      files.count > 0 ? (['file', files] as const) : (['directory', directories] as const);
    const isNew = found.first.some((path) => !named.has(path));
    if (!isNew || (other.isLastResort && notices.length > 0)) continue;
    for (const path of found.first) named.add(path);
    const lead = `${other.lead} ${numberMatching(found, looked, kind)}: `;
    const tail = other.tail === undefined ? '.' : `. ${other.tail}`;
    notices.push(noticeOf({ code: other.code, hits: found, lead, tail, kind }, looked));
  }
  return notices;
}
