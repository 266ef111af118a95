/** Finds files: a pattern and a root to the complete, ordered result. What is shown of it is decided elsewhere. */
import { checkArguments, type GlobOptions } from './glob-options.ts';
import { inOrder, order } from './order.ts';
import { compilePattern } from './pattern/pattern.ts';
import { prepare } from './prepare.ts';
import type { GlobResult, IgnoredSummary, SortOrder } from './result.ts';
import { pausesOf, unlessAborted } from './walk/abort.ts';
import { startCrewWhenIdle } from './walk/crew.ts';
import { Deadline } from './walk/deadline.ts';
import { type Place, resolvePlace } from './walk/root.ts';
import { nextTurn } from './walk/turns.ts';
import { DEADLINE, type Found, walk } from './walk/walk.ts';

export type { GlobOptions } from './glob-options.ts';

/**
 * Every file beneath a root that a pattern of ripgrep's `--glob` dialect
 * matches, oldest first.
 *
 * The pattern is relative to the search root; without a `/` it matches the
 * name at any depth. Version control stores are never searched.
 *
 * @throws SpanglobError `SEARCH_INVALID_PATTERN`, `INVALID_ARGUMENT`, or for
 * the root `FS_NOT_FOUND`, `FS_NOT_DIRECTORY`, `FS_PERMISSION_DENIED`,
 * `FS_IO_ERROR`
 */
export async function glob(pattern: string, options: GlobOptions = {}): Promise<GlobResult> {
  checkArguments(pattern, options);
  const { signal, sort = 'oldest', hidden = true, followSymlinks = false, onProgress } = options;
  signal?.throwIfAborted();
  const deadline = new Deadline(options.timeoutMs);
  const matcher = compilePattern(pattern);
  const place = resolvePlace(options);
  // A turn of its own: two hundred searches begun at once must not look at two hundred roots in one.
  await nextTurn();
  signal?.throwIfAborted();
  const start = await unlessAborted(signal, deadline.within(prepare(place, options))).finally(() => {
    // Whoever does not wait any longer makes no further call.
    if (signal?.aborted) place.source.stop?.();
  });
  if (start === undefined) {
    place.source.stop?.();
    return nothing(place, sort, DEADLINE);
  }
  const { root, rules, ignore, skipped, excluded } = start;
  if (root.inVcsStore) return nothing(place, sort, 'VCS_STORE');

  const useWorkers = options.workers !== 0 && options.fs === undefined && !followSymlinks;
  const found = await walk({
    root,
    selection: { matcher, hidden, followSymlinks, excluded },
    ignore,
    rules,
    workers: useWorkers ? { pattern, hidden, location: root.location } : undefined,
    signal,
    timeoutMs: deadline.left,
    onProgress,
  });
  if (useWorkers && found.entries > WORTH_WORKERS) startCrewWhenIdle();

  const pause = pausesOf(signal);
  const { paths, mtimes } = found.matches;
  const sorted = await order(paths, mtimes, sort, pause);
  for (const { path, code } of found.unreadable) skipped.push({ path: root.show(path), code });
  return {
    root: root.display,
    paths: await inOrder(paths, sorted, pause),
    sort,
    complete: found.unreadable.length === 0,
    skipped,
    ignored: summary(found),
  };
}

/** Entries in a search that make it likely that the next one in the process is worth a worker. */
const WORTH_WORKERS = 3000;

/** A result without a walk: a store is never searched, and a deadline may come before the first directory. */
function nothing({ display }: Place, sort: SortOrder, code: string): GlobResult {
  return {
    root: display,
    paths: [],
    sort,
    complete: code !== DEADLINE,
    skipped: [{ path: display, code }],
    ignored: { directories: [], directoryCount: 0, fileCount: 0 },
  };
}

function summary({ ignoredDirectories, ignoredFiles }: Found): IgnoredSummary {
  return {
    directories: ignoredDirectories.paths,
    directoryCount: ignoredDirectories.count,
    fileCount: ignoredFiles,
  };
}
