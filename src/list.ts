/** Lists one directory: a path to a page of its direct children, and the complete counts. */
import { SpanglobError } from './errors.ts';
import { FirstNames } from './first-names.ts';
import { LIST_LIMIT } from './limits.ts';
import { A_FILE_SYSTEM, A_SIGNAL, ANYTHING, requireOptions } from './option-checks.ts';
import { quoteInSentence } from './quote.ts';
import type { Entry, EntryType, ListResult } from './result.ts';
import { pausesOf, unlessAborted } from './walk/abort.ts';
import { failureOf } from './walk/failure.ts';
import type { FileSystem, RawEntry } from './walk/file-system.ts';
import { type Place, resolvePlace } from './walk/root.ts';
import type { Pause } from './walk/strides.ts';

/** Options of {@link list}. */
export interface ListOptions {
  /** The workdir, absolute or relative to the process's. Default: `process.cwd()`. */
  readonly cwd?: string | undefined;
  /** The file system to ask. Default: the local disk. */
  readonly fs?: FileSystem | undefined;
  /** Rejects with the signal's reason; no file-system call follows. */
  readonly signal?: AbortSignal | undefined;
  /** The first entry of the page, counted from 1. Default: 1. */
  readonly offset?: number | undefined;
  /** Entries of the page at most. Default: 200. */
  readonly limit?: number | undefined;
}

/**
 * A page of the direct children of a directory: hidden and ignored entries and
 * empty directories too. Directories come first, then files, then others
 * (links, sockets, devices), each in code-unit order.
 *
 * The directory is read once, and nothing else is asked of the file system;
 * only where it does not exist its parent is read, to name what is like it.
 *
 * @param path the directory, relative to `cwd` or absolute; a link to one is followed. Default: `.`
 * @throws SpanglobError `FS_NOT_FOUND`, `FS_NOT_DIRECTORY`,
 * `FS_PERMISSION_DENIED`, `FS_IO_ERROR`, or `INVALID_ARGUMENT`: for an offset
 * that is no entry's, it names the total
 */
export async function list(path = '.', options: ListOptions = {}): Promise<ListResult> {
  requireOptions(options, CHECKS);
  const { cwd, fs, signal, offset = 1, limit = LIST_LIMIT } = options;
  const place = resolvePlace({ cwd, path, fs });
  const isPage = isCount(offset) && isCount(limit);
  const last = isPage ? offset - 1 + limit : 0;
  const pause = pausesOf(signal);

  const names = await collectNames(place, last, signal, pause);
  const totalEntries = TYPES.reduce((sum, type) => sum + names[type].count, 0);
  checkPage(offset, limit, place.display, totalEntries);
  return {
    path: place.display,
    offset,
    entries: await pageOf(names, offset - 1, last, pause),
    totalEntries,
    counts: {
      directories: names.directory.count,
      files: names.file.count,
      others: names.other.count,
    },
  };
}

const CHECKS = {
  cwd: ANYTHING,
  fs: A_FILE_SYSTEM,
  signal: A_SIGNAL,
  offset: ANYTHING,
  limit: ANYTHING,
} as const;

/** In the order in which entries are listed. */
const TYPES = ['directory', 'file', 'other'] as const satisfies EntryType[];

type NamesByType = Readonly<Record<EntryType, FirstNames>>;

/** Reads the directory. Of each type it keeps the names that the first `last` entries may need. */
async function collectNames(
  place: Place,
  last: number,
  signal: AbortSignal | undefined,
  pause: Pause,
): Promise<NamesByType> {
  const names: NamesByType = {
    directory: new FirstNames(last),
    file: new FirstNames(last),
    other: new FirstNames(last),
  };
  await readEntries(place, signal, async (entries) => {
    for (const { name, kind } of entries) names[kind === 'link' ? 'other' : kind].add(name);
    for (const type of TYPES) if (names[type].isFull) await names[type].shrink(pause);
    await pause();
  });
  return names;
}

async function readEntries(
  { source, location, display }: Place,
  signal: AbortSignal | undefined,
  take: (entries: readonly RawEntry[]) => Promise<void>,
): Promise<void> {
  const stop = (): void => source.stop?.();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (const entries of await unlessAborted(signal, source.readInBatches(location))) await take(entries);
  } catch (error) {
    signal?.throwIfAborted();
    throw await unlessAborted(signal, failureOf(error, location, display, source));
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function pageOf(names: NamesByType, start: number, end: number, pause: Pause): Promise<Entry[]> {
  const entries: Entry[] = [];
  let before = 0;
  for (const type of TYPES) {
    const page = await names[type].slice(start - before, end - before, pause);
    for (const name of page) entries.push({ name, type });
    before += names[type].count;
  }
  return entries;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

/** Once the total is known: whoever gets the offset wrong needs it. */
function checkPage(offset: unknown, limit: unknown, display: string, total: number): void {
  const there = total === 1 ? 'there is 1 entry' : `there are ${total} entries`;
  const fail = (name: string, valid: string, value: unknown): never => {
    const given = typeof value === 'number' ? value : `a value of type ${typeof value}`;
    const message = `${name} must be ${valid}, not ${given}; ${there} in ${quoteInSentence(display)}`;
    throw new SpanglobError('INVALID_ARGUMENT', message);
  };
  if (!isCount(limit)) fail('limit', 'an integer of at least 1', limit);
  // An empty directory has one page: the empty one.
  if (!isCount(offset) || offset > Math.max(1, total)) {
    fail('offset', total > 1 ? `an integer from 1 to ${total}` : '1', offset);
  }
}
