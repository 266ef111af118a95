/** A file system's failure as an error that names the input and the next step. */
import { type ErrorCode, SpanglobError } from '../errors.ts';
import { prefixOf } from '../paths.ts';
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
 * slash form as the file system was asked, `display` as it is shown: for `.`,
 * which tells no one what is wrong with it, the absolute path is named. Only
 * for a missing path and one that is no directory it looks further.
 */
export async function failureOf(
  error: unknown,
  location: string,
  display: string,
  source: Source,
): Promise<SpanglobError> {
  if (error instanceof SpanglobError) return error;
  const errno = errnoOf(error);
  const spelling = spellingOf(location, display);
  const shown = quoteInSentence(spelling.show(spelling.path));
  const code = CODES[errno] ?? 'FS_IO_ERROR';
  const fail = (message: string): SpanglobError => new SpanglobError(code, message, { cause: error });
  switch (code) {
    case 'FS_NOT_FOUND':
      return fail(await missing(spelling, source));
    case 'FS_NOT_DIRECTORY':
      return fail(await notDirectory(location, display, source));
    case 'FS_PERMISSION_DENIED':
      return fail(`${shown} cannot be read (${errno}); choose another directory or change its permissions`);
    default:
      return fail(
        `${shown} cannot be read (${errno}); ${ADVICE[errno] ?? 'try again or choose another directory'}`,
      );
  }
}

/** What helps where trying again does not. */
const ADVICE: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'no name on this file system is that long, so give a shorter one',
};

/** What to say of a path that is no directory: of itself, or of the file that it would lead through. */
export async function notDirectory(location: string, display: string, source: Source): Promise<string> {
  const { path, workdir, show } = spellingOf(location, display);
  const file = await firstThere(path, source);
  const parent = file.slice(0, Math.max(file.lastIndexOf('/'), 0)) || '/';
  // A workdir that leads through a file, or is one, is what is wrong, whatever was asked for in it.
  const named = isIn(workdir, file) ? workdir : path;
  const through = file === named ? '' : `: ${quoteInSentence(show(file))} is none`;
  const holder = quoteInSentence(parent === workdir ? '.' : show(parent));
  return `${quoteInSentence(show(named))} is not a directory${through}; give the directory that holds it (${holder})`;
}

/** The longest part of a path that leads anywhere; where nothing can be asked, the path. */
async function firstThere(path: string, source: Source): Promise<string> {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('/'), 0))) {
    try {
      // A directory is there, but then what failed is not told by looking.
      return (await source.readKind(part)) === 'directory' ? path : part;
    } catch {
      // Further up, then.
    }
  }
  return path;
}

/** A path as an error names it. Absolute paths without a slash at the end. */
interface Spelling {
  readonly path: string;
  /** Where the path lies in the workdir. */
  readonly workdir: string | undefined;
  /** Relative in the workdir, absolute for the workdir itself and elsewhere. */
  readonly show: (path: string) => string;
}

function spellingOf(location: string, display: string): Spelling {
  const path = location.replace(/\/+$/, '') || '/';
  let workdir: string | undefined;
  if (display === '.') workdir = path;
  else if (path !== display && path.endsWith(`/${display}`))
    workdir = path.slice(0, -display.length - 1) || '/';
  const prefix = workdir === undefined ? undefined : prefixOf(workdir);
  const show = (other: string): string => {
    if (other === path && display !== '.') return display;
    return prefix !== undefined && other.length > prefix.length && other.startsWith(prefix)
      ? other.slice(prefix.length)
      : other;
  };
  return { path, workdir, show };
}

function isIn(path: string | undefined, directory: string): path is string {
  return path !== undefined && (path === directory || path.startsWith(prefixOf(directory)));
}

/** What to say of a missing path: its first missing segment, corrected by what stands beside it. */
async function missing({ path, workdir, show }: Spelling, source: Source): Promise<string> {
  const { first, hint } = await firstMissing(path, source);
  // A missing workdir is what is wrong, whatever was asked for in it.
  const named = isIn(workdir, first) && (await isMissing(workdir, source)) ? workdir : path;
  return `${quoteInSentence(show(named))} does not exist; ${hint}`;
}

async function isMissing(path: string, source: Source): Promise<boolean> {
  if (path === '/') return false;
  try {
    await source.readKind(path);
    return false;
  } catch (error) {
    return errnoOf(error) === 'ENOENT';
  }
}

async function firstMissing(path: string, source: Source): Promise<{ first: string; hint: string }> {
  let first = path;
  let hint = 'check its spelling';
  while (first !== '') {
    const slash = first.lastIndexOf('/');
    const name = first.slice(slash + 1);
    const parent = first.slice(0, slash + 1);
    try {
      const siblings = await someEntries(parent, source);
      const names = siblings.map((entry) => entry.name).filter((other) => other !== name);
      const sibling = nearest(name, names);
      if (siblings.some((entry) => entry.name === name && entry.kind === 'link')) {
        hint = `${quoteInSentence(name)} is a link that leads nowhere`;
      } else if (sibling !== undefined) hint = `did you mean ${quoteInSentence(sibling)}?`;
      break;
    } catch (error) {
      // The parent is missing too: the name to correct is further up. Any other failure leaves no one to ask.
      if (errnoOf(error) !== 'ENOENT') break;
      first = parent.slice(0, -1);
    }
  }
  return { first, hint };
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
