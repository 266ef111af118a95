/** Why a search came up empty. `No files found` is left for the one cause that it names. */
import type { GlobOptions } from '../glob-options.ts';
import { isVcsStore } from '../ignore/vcs.ts';
import { EMPTY_NOTICES, LOOK_MS } from '../limits.ts';
import { NO_FILES_FOUND, type Notice, noticesOf } from '../page/notice.ts';
import { quoteInSentence } from '../quote.ts';
import type { GlobResult } from '../result.ts';
import { DEADLINE } from '../walk/walk.ts';
import type { Workdir } from './containment.ts';
import { lookAround } from './near-miss/look-around.ts';
import { notesOn } from './near-miss/notes.ts';
import type { Request } from './request.ts';

/** A search that found nothing. */
export interface EmptySearch {
  /** The pattern as the model wrote it. */
  readonly spelt: string;
  /** The search root that `path` gave, absolute. */
  readonly path: string;
  /** How the two were read. */
  readonly request: Request;
  /** The options that the search was made with. */
  readonly options: GlobOptions;
  /** Its result, without paths. */
  readonly result: GlobResult;
  readonly workdir: Workdir;
}

/** What to say under the empty page. Takes `LOOK_MS` at the most, and not more than `timeoutMs`. */
export async function explainEmpty(
  search: EmptySearch,
  timeoutMs: number = LOOK_MS,
): Promise<readonly Notice[]> {
  const { spelt, path, request, options, result, workdir } = search;
  const [first, ...rest] = noticesOf(result);
  // A search that ran out of time leaves none for a look; one in a store has nothing to look for.
  const isOver = first?.code === 'vcs-store' || result.skipped.some(({ code }) => code === DEADLINE);
  if (first === undefined || isOver) return noticesOf(result);

  const doubtful = { spelt, path, request, ground: workdir.ground };
  const looked = await lookAround({ doubtful, request, options, workdir }, Math.min(LOOK_MS, timeoutMs));
  const found = [...storeNamed(request.pattern), ...looked.causes].slice(0, EMPTY_NOTICES);
  const notes = notesOn(doubtful);
  const isPartial = first.code === 'none-in-part';
  const notices: Notice[] = isPartial ? [first] : [];
  if (found.length > 0) {
    notices.push(...found, ...(request.isAnchored ? notes.slice(-1) : []));
  } else if (notes.length > 0) {
    if (!isPartial) notices.push(AS_READ);
    notices.push(...notes);
  } else if (looked.missing !== undefined) {
    notices.push(looked.missing);
  } else if (!isPartial) {
    notices.push(looked.isComplete || result.ignored.directoryCount === 0 ? NO_FILES_FOUND : IN_PART);
  }
  return [...notices, ...rest];
}

const AS_READ: Notice = { code: 'reading', text: 'No file matches the pattern as it was read.' };

const IN_PART: Notice = {
  code: 'none-outside-ignored',
  text: 'No match outside of ignored directories; these hold more than was looked through. Set includeIgnored to true to search them.',
};

/** A pattern that spells out a store by name. */
function storeNamed(pattern: string): Notice[] {
  const names = pattern.replaceAll('\\', '').split(/[/{},]/);
  const name = names.find(isVcsStore);
  if (name === undefined) return [];
  const text = `No files shown: version control stores such as ${quoteInSentence(name)} are never searched.`;
  return [{ code: 'vcs-store', text }];
}
