/** What a caller of `glob()` may ask for, and what can't be asked. */
import { SpanglobError } from './errors.ts';
import {
  A_BOOLEAN,
  A_FILE_SYSTEM,
  A_FUNCTION,
  A_SIGNAL,
  ANYTHING,
  type Check,
  MILLISECONDS,
  requireOptions,
  SOME_STRINGS,
} from './option-checks.ts';
import type { SortOrder } from './result.ts';
import type { FileSystem } from './walk/file-system.ts';

/** Options of `glob()`. */
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
  /**
   * Worker threads for the local disk, links not followed; the answer is the same. `auto`: up to three, one less than
   * the processor's cores, started within a search that has looked at 20,000 entries, or 50 ms after one of 3,000, kept
   * for later searches until `disposeWorkers()`, and never in the way of the process's exit. Default: `auto`.
   */
  readonly workers?: 0 | 'auto' | undefined;
  /** Milliseconds after which the search ends with what it has, `complete: false`. Default: none. */
  readonly timeoutMs?: number | undefined;
  /** Called as the walk goes on, with directories read and matches found so far. */
  readonly onProgress?: ((progress: { directories: number; matches: number }) => void) | undefined;
}

const SORT_ORDERS: readonly unknown[] = ['oldest', 'newest', 'path'] satisfies SortOrder[];

const CHECKS: Readonly<Record<string, Check>> = {
  cwd: ANYTHING,
  path: ANYTHING,
  gitignore: A_BOOLEAN,
  globalGitignore: A_BOOLEAN,
  hidden: A_BOOLEAN,
  followSymlinks: A_BOOLEAN,
  exclude: SOME_STRINGS,
  sort: [(value) => SORT_ORDERS.includes(value), `one of ${SORT_ORDERS.join(', ')}`],
  fs: A_FILE_SYSTEM,
  signal: A_SIGNAL,
  workers: [(value) => value === 0 || value === 'auto', '0 or auto'],
  timeoutMs: MILLISECONDS,
  onProgress: A_FUNCTION,
};

/** @throws SpanglobError `INVALID_ARGUMENT` for what can't be told from the pattern's text or the file system */
export function checkArguments(pattern: unknown, options: unknown): void {
  if (typeof pattern !== 'string') {
    throw new SpanglobError('INVALID_ARGUMENT', `pattern must be a string, not ${typeof pattern}`);
  }
  requireOptions(options, CHECKS);
}
