/** What a deployment decides about its tools: a model sees none of it as a parameter. */
import { LIST_LIMIT, PAGE_LIMIT, TOOL_TIMEOUT_MS } from '../limits.ts';
import { A_BOOLEAN, A_FILE_SYSTEM, type Check, MILLISECONDS, requireOptions } from '../option-checks.ts';
import type { OverCap } from '../page/page.ts';
import type { SpillStore } from '../spill/store.ts';
import type { FileSystem } from '../walk/file-system.ts';

/** Options of {@link createTools}; each tool takes those that concern it. */
export interface ToolOptions {
  /** The workdir, absolute or relative to the process's. Default: `process.cwd()` at each call. */
  readonly cwd?: string | undefined;
  /** Paths on a page of `glob`. Default: 100. */
  readonly limit?: number | undefined;
  /** What to show of more paths than that. Default: `sample`. */
  readonly overCap?: OverCap | undefined;
  /** Entries on a page of `list`. Default: 200. */
  readonly listLimit?: number | undefined;
  /** Honour ignore files; `glob` then has a parameter `includeIgnored`. Default: true. */
  readonly gitignore?: boolean | undefined;
  /** Let `glob` find names that start with a dot. Default: true. */
  readonly hidden?: boolean | undefined;
  /**
   * Where to keep the complete list of a truncated page. Default: nowhere, and the footer says so. A store with a
   * `directory` on the local disk is never searched.
   */
  readonly spill?: (SpillStore & { readonly directory?: string }) | undefined;
  /** The file system to look at. Default: the local disk. */
  readonly fs?: FileSystem | undefined;
  /** Milliseconds after which a search ends with what it has, and says so. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Allow paths whose real location is outside the workdir. Default: false. */
  readonly allowOutside?: boolean | undefined;
}

/** The options with their defaults. */
export interface Deployment extends ToolOptions {
  readonly limit: number;
  readonly overCap: OverCap;
  readonly listLimit: number;
  readonly gitignore: boolean;
  readonly hidden: boolean;
  readonly timeoutMs: number;
  readonly allowOutside: boolean;
}

/**
 * Refuses bad options when a tool is made, not when a model first calls it.
 *
 * @throws SpanglobError `INVALID_ARGUMENT`
 */
export function deploymentOf(options: ToolOptions): Deployment {
  requireOptions(options, CHECKS);
  return {
    ...options,
    limit: options.limit ?? PAGE_LIMIT,
    overCap: options.overCap ?? 'sample',
    listLimit: options.listLimit ?? LIST_LIMIT,
    gitignore: options.gitignore ?? true,
    hidden: options.hidden ?? true,
    timeoutMs: options.timeoutMs ?? TOOL_TIMEOUT_MS,
    allowOutside: options.allowOutside ?? false,
  };
}

const A_COUNT: Check = [
  (value) => Number.isSafeInteger(value) && (value as number) >= 1,
  'an integer of at least 1',
];
const POLICIES: readonly unknown[] = ['sample', 'head', 'deep'] satisfies OverCap[];

const CHECKS: Readonly<Record<string, Check>> = {
  cwd: [(value) => typeof value === 'string' && !value.includes('\0'), 'a string without NUL'],
  limit: A_COUNT,
  listLimit: A_COUNT,
  overCap: [(value) => POLICIES.includes(value), 'sample, head or deep'],
  gitignore: A_BOOLEAN,
  hidden: A_BOOLEAN,
  spill: [(value) => typeof (value as SpillStore | null)?.save === 'function', 'a spill store'],
  fs: A_FILE_SYSTEM,
  timeoutMs: MILLISECONDS,
  allowOutside: A_BOOLEAN,
};
