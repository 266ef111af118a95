/** A file system's failure as an error that names the input and the next step. */
import { type ErrorCode, SpanglobError } from '../errors.ts';
import { quoteInSentence } from '../quote.ts';
import { errnoOf, type RawEntry } from './file-system.ts';
import type { Source } from './source.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  ENOENT: 'FS_NOT_FOUND',
  ENOTDIR: 'FS_NOT_DIRECTORY',
  EACCES: 'FS_PERMISSION_DENIED',
  EPERM: 'FS_PERMISSION_DENIED',
  // node's permission model
  ERR_ACCESS_DENIED: 'FS_PERMISSION_DENIED',
};

/**
 * The error for a directory that can't be used. `location` is the path in
 * slash form as the file system was asked, `display` as it is shown. Only for
 * a missing path it looks further: for the nearest name beside it.
 */
export async function failureOf(
  error: unknown,
  location: string,
  display: string,
  source: Source,
): Promise<SpanglobError> {
  if (error instanceof SpanglobError) return error;
  const errno = errnoOf(error);
  const shown = quoteInSentence(display);
  const code = CODES[errno] ?? 'FS_IO_ERROR';
  const fail = (message: string): SpanglobError => new SpanglobError(code, message, { cause: error });
  switch (code) {
    case 'FS_NOT_FOUND': {
      return fail(`${shown} does not exist; ${await hint(location, source)}`);
    }
    case 'FS_NOT_DIRECTORY':
      return fail(notDirectory(display));
    case 'FS_PERMISSION_DENIED':
      return fail(`${shown} cannot be read (${errno}); choose another directory or change its permissions`);
    default:
      return fail(`${shown} cannot be read (${errno}); try again or choose another directory`);
  }
}

/** What to say of a path that is no directory. */
export function notDirectory(display: string): string {
  const slash = display.lastIndexOf('/');
  const parent = slash > 0 ? display.slice(0, slash) : slash === 0 ? '/' : '.';
  return `${quoteInSentence(display)} is not a directory; give the directory that holds it (${quoteInSentence(parent)})`;
}

/** What to do about a missing path: its first missing segment, corrected by what stands beside it. */
async function hint(location: string, source: Source): Promise<string> {
  let missing = location.replace(/\/+$/, '');
  while (missing !== '') {
    const slash = missing.lastIndexOf('/');
    const name = missing.slice(slash + 1);
    const parent = missing.slice(0, slash + 1);
    try {
      const siblings = await someEntries(parent, source);
      if (siblings.some((entry) => entry.name === name && entry.kind === 'link')) {
        return `${quoteInSentence(name)} is a link that leads nowhere`;
      }
      const names = siblings.map((entry) => entry.name).filter((other) => other !== name);
      const sibling = nearest(name, names);
      if (sibling !== undefined) return `did you mean ${quoteInSentence(sibling)}?`;
      break;
    } catch (error) {
      // The parent is missing too: the name to correct is further up. Any other failure leaves no one to ask.
      if (errnoOf(error) !== 'ENOENT') break;
      missing = parent.slice(0, -1);
    }
  }
  return 'check its spelling';
}

/** Names compared with a missing one: a look at more costs more than a guess is worth. */
const COMPARED = 2000;

async function someEntries(location: string, source: Source): Promise<RawEntry[]> {
  const some: RawEntry[] = [];
  for (const entries of await source.readInBatches(location)) {
    some.push(...entries);
    if (some.length >= COMPARED) break;
  }
  return some;
}

/** The name within a third of `wanted`'s length of edits, the closest first. */
function nearest(wanted: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= fewest) continue;
    const edits = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (edits < fewest) {
      fewest = edits;
      best = name;
    }
  }
  return best;
}

/** Edits between two words: insertions, deletions, replacements and swaps of neighbours. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = left[row - 1] === right[column - 1] ? 0 : 1;
      let edits = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + replaced,
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) edits = Math.min(edits, (beforeLast[column - 2] as number) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] as number;
}
