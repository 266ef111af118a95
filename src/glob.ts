/** Finds files: a pattern and a root to the complete, ordered result. What is shown of it is decided elsewhere. */
import { SpanglobError } from './errors.ts';
import { ancestorRules } from './ignore/ancestors.ts';
import { globalIgnoreFile } from './ignore/global.ts';
import type { IgnoreReader } from './ignore/load.ts';
import { Rules } from './ignore/rules.ts';
import { IGNORED_NAMED } from './limits.ts';
import { order, type Pause } from './order.ts';
import { prefixOf } from './paths.ts';
import { compilePattern } from './pattern/pattern.ts';
import type { GlobResult, IgnoredSummary, Skipped, SortOrder } from './result.ts';
import { pausesOf, unlessAborted } from './walk/abort.ts';
import { startCrewWhenIdle } from './walk/crew.ts';
import { Deadline } from './walk/deadline.ts';
import type { FileSystem } from './walk/file-system.ts';
import type { Matches } from './walk/matches.ts';
import { beneathRoot, openRoot, type Place, type Root, resolvePlace } from './walk/root.ts';
import { DEADLINE, type Found, walk } from './walk/walk.ts';

/** Options of {@link glob}. */
export interface GlobOptions {
  /** The workdir, absolute or relative to the process's. Default: `process.cwd()`. */
  readonly cwd?: string | undefined;
  /** The search root, relative to `cwd` or absolute. Default: `.`. */
  readonly path?: string | undefined;
  /** Honour ignore files: `.gitignore`, `.ignore`, `.rgignore`, `.git/info/exclude`. Default: true. */
  readonly gitignore?: boolean | undefined;
  /** With `gitignore`, also the user's own `core.excludesFile`; local disk only. Default: false. */
  readonly globalGitignore?: boolean | undefined;
  /** Include names that start with a dot. Default: true. */
  readonly hidden?: boolean | undefined;
  /** Follow symbolic links; loops end, and each real directory is walked once. Default: false. */
  readonly followSymlinks?: boolean | undefined;
  /** Directories never entered, absolute or relative to `cwd`: where a host keeps files of its own. */
  readonly exclude?: readonly string[] | undefined;
  /** Default: `oldest`. */
  readonly sort?: SortOrder | undefined;
  /** The file system to search. Default: the local disk. */
  readonly fs?: FileSystem | undefined;
  /** Rejects with the signal's reason; no file-system call follows. */
  readonly signal?: AbortSignal | undefined;
  /** Worker threads for large trees of the local disk; the answer is the same. Default: `auto`. */
  readonly workers?: 0 | 'auto' | undefined;
  /** Milliseconds after which the search ends with what it has, `complete: false`. Default: none. */
  readonly timeoutMs?: number | undefined;
  /** Called as the walk goes on, with directories read and matches found so far. */
  readonly onProgress?: ((progress: { directories: number; matches: number }) => void) | undefined;
}

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
  if (useWorkers && found.matches.count > WORTH_WORKERS) startCrewWhenIdle();

  const pause = pausesOf(signal);
  const prefix = prefixOf(root.display);
  const paths = await buildPaths(found.matches, prefix, pause);
  const sorted = await order(paths, found.matches.mtimes, sort, pause);
  for (const { path, code } of found.unreadable) skipped.push({ path: root.show(path), code });
  return {
    root: root.display,
    paths: await inOrder(paths, sorted, pause),
    sort,
    complete: found.unreadable.length === 0,
    skipped,
    ignored: summary(found, prefix),
  };
}

/** Files in a search that make it likely that the next one in the process is worth a worker. */
const WORTH_WORKERS = 3000;

/** What a walk starts from. */
interface Start {
  readonly root: Root;
  /** Reads ignore files; undefined where they are not honoured. */
  readonly ignore: IgnoreReader | undefined;
  readonly rules: Rules;
  /** Ignore files that could not be applied; the walk adds to it. */
  readonly skipped: Skipped[];
  readonly excluded: ReadonlySet<string>;
}

async function prepare(place: Place, options: GlobOptions): Promise<Start> {
  const root = await openRoot(place);
  const skipped: Skipped[] = [];
  const excluded = await beneathRoot(root, options.exclude ?? []);
  if (options.gitignore === false || root.inVcsStore) {
    return { root, ignore: undefined, rules: Rules.none, skipped, excluded };
  }
  const ignore: IgnoreReader = {
    source: root.source,
    report: (location, code) => skipped.push({ path: root.show(location), code }),
  };
  const globalFile = options.globalGitignore ? globalIgnoreFile(options.fs) : undefined;
  const rules = await ancestorRules(ignore, { ...root, globalFile });
  return { root, ignore, rules, skipped, excluded };
}

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

/** The shallowest first, since they say most; then by path. */
function summary({ ignoredDirectories, ignoredFiles }: Found, prefix: string): IgnoredSummary {
  const depth = (path: string): number => path.split('/').length;
  const sorted = ignoredDirectories.toSorted(
    (left, right) => depth(left) - depth(right) || (left < right ? -1 : 1),
  );
  return {
    directories: sorted.slice(0, IGNORED_NAMED).map((path) => prefix + path),
    directoryCount: ignoredDirectories.length,
    fileCount: ignoredFiles,
  };
}

/** Path strings are built once, when no file is left to find. */
async function buildPaths({ names, directories }: Matches, prefix: string, pause: Pause): Promise<string[]> {
  const paths: string[] = [];
  for (const [index, name] of names.entries()) {
    paths.push(prefix + (directories[index]?.path ?? '') + name);
    if ((index & 4095) === 0) await pause();
  }
  return paths;
}

async function inOrder(paths: readonly string[], sorted: Uint32Array, pause: Pause): Promise<string[]> {
  const ordered: string[] = [];
  for (const index of sorted) {
    ordered.push(paths[index] as string);
    if ((ordered.length & 4095) === 0) await pause();
  }
  return ordered;
}

const SORT_ORDERS: readonly string[] = ['oldest', 'newest', 'path'] satisfies SortOrder[];

function checkArguments(pattern: unknown, { sort, timeoutMs }: GlobOptions): void {
  if (typeof pattern !== 'string') {
    throw new SpanglobError('INVALID_ARGUMENT', `pattern must be a string, not ${typeof pattern}`);
  }
  if (sort !== undefined && !SORT_ORDERS.includes(sort)) {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `sort must be one of ${SORT_ORDERS.join(', ')}, not ${String(sort)}`,
    );
  }
  if (timeoutMs !== undefined && !(timeoutMs > 0)) {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `timeoutMs must be a number above 0, not ${String(timeoutMs)}`,
    );
  }
}
