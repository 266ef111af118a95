/** Finds files: a pattern and a root to the complete, ordered result. What is shown of it is decided elsewhere. */
import { SpanglobError } from './errors.ts';
import { order } from './order.ts';
import { prefixOf } from './paths.ts';
import { compilePattern } from './pattern/pattern.ts';
import type { GlobResult, SortOrder } from './result.ts';
import type { FileSystem } from './walk/file-system.ts';
import type { Matches } from './walk/matches.ts';
import { openRoot, resolvePlace } from './walk/root.ts';
import { nextTurn, sliceIsOver } from './walk/turns.ts';
import { walk } from './walk/walk.ts';

/** Options of {@link glob}. */
export interface GlobOptions {
  /** The workdir, absolute or relative to the process's. Default: `process.cwd()`. */
  readonly cwd?: string | undefined;
  /** The search root, relative to `cwd` or absolute. Default: `.`. */
  readonly path?: string | undefined;
  /** Include names that start with a dot. Default: true. */
  readonly hidden?: boolean | undefined;
  /** Follow symbolic links; loops end, and each real directory is walked once. Default: false. */
  readonly followSymlinks?: boolean | undefined;
  /** Default: `oldest`. */
  readonly sort?: SortOrder | undefined;
  /** The file system to search. Default: the local disk. */
  readonly fs?: FileSystem | undefined;
  /** Rejects with the signal's reason; no file-system call follows. */
  readonly signal?: AbortSignal | undefined;
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
  const { signal, sort = 'oldest', hidden = true, followSymlinks = false, timeoutMs, onProgress } = options;
  signal?.throwIfAborted();
  const matcher = compilePattern(pattern);
  const root = await openRoot(resolvePlace(options));
  signal?.throwIfAborted();
  const prefix = prefixOf(root.display);

  const found = root.inVcsStore
    ? undefined
    : await walk({ root, selection: { matcher, hidden, followSymlinks }, signal, timeoutMs, onProgress });
  if (found === undefined) {
    return {
      root: root.display,
      paths: [],
      sort,
      complete: true,
      skipped: [{ path: root.display, code: 'VCS_STORE' }],
      ignored: NOTHING_IGNORED,
    };
  }

  const pause = (): Promise<void> | undefined => (sliceIsOver() ? rest(signal) : undefined);
  const paths = await buildPaths(found.matches, prefix, pause);
  const sorted = await order(paths, found.matches.mtimes, sort, pause);
  return {
    root: root.display,
    paths: Array.from(sorted, (index) => paths[index] as string),
    sort,
    complete: found.unreadable.length === 0,
    skipped: found.unreadable.map(({ path, code }) => ({
      path: path === '' ? root.display : prefix + path,
      code,
    })),
    ignored: NOTHING_IGNORED,
  };
}

const NOTHING_IGNORED = { directories: [], directoryCount: 0, fileCount: 0 } as const;

async function rest(signal: AbortSignal | undefined): Promise<void> {
  await nextTurn();
  signal?.throwIfAborted();
}

/** Path strings are built once, when no file is left to find. */
async function buildPaths(
  { names, directories }: Matches,
  prefix: string,
  pause: () => Promise<void> | undefined,
): Promise<string[]> {
  const paths: string[] = [];
  for (const [index, name] of names.entries()) {
    paths.push(prefix + (directories[index]?.path ?? '') + name);
    if ((index & 4095) === 0) await pause();
  }
  return paths;
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
