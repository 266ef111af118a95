/**
 * The values that stages hand on. Complete values, no prose: what is shown of
 * them is decided in `page/`.
 */

/** The order of `GlobResult.paths`. `oldest` and `newest` are by modification time; ties go by path. */
export type SortOrder = 'oldest' | 'newest' | 'path';

/** What `glob()` resolves to: every match, and an account of what could not be seen. */
export interface GlobResult {
  /** The search root as displayed: `.`, `packages/a`, or absolute when it lies outside the workdir. */
  readonly root: string;
  /** Every match, sorted; relative to the workdir (absolute when the root is), `/` separators. */
  readonly paths: readonly string[];
  /** The order that `paths` is in. */
  readonly sort: SortOrder;
  /** False when a deadline or an unreadable directory left something out. */
  readonly complete: boolean;
  /** What was left out, or read differently than asked, and why. */
  readonly skipped: readonly Skipped[];
  /** What ignore rules removed. */
  readonly ignored: IgnoredSummary;
}

/** One thing that the search could not use. */
export interface Skipped {
  /** Displayed like `GlobResult.paths`. */
  readonly path: string;
  /**
   * The file system's errno name (`EACCES`, `EIO`), or one of ours: `DEADLINE`,
   * `IGNORE_FILE_UNREADABLE`, `IGNORE_FILE_TOO_LARGE`, `IGNORE_LINE_TOO_LONG`.
   */
  readonly code: string;
}

/** What ignore rules removed from a search: pruned directories are named, never read. */
export interface IgnoredSummary {
  /** The first few pruned directories, displayed like `GlobResult.paths`, without a trailing `/`. */
  readonly directories: readonly string[];
  /** How many directories were pruned. */
  readonly directoryCount: number;
  /** How many files that match the pattern were removed by a rule of their own (not those beneath pruned directories). */
  readonly fileCount: number;
}

/** What an entry of a directory is. Links, sockets, devices and the like are `other`. */
export type EntryType = 'file' | 'directory' | 'other';

/** One direct child of a listed directory. */
export interface Entry {
  readonly name: string;
  readonly type: EntryType;
}

/** What `list()` resolves to: one page of a directory's direct children, and the complete counts. */
export interface ListResult {
  /** The directory as displayed: `.`, `packages/a`, or absolute when it lies outside the workdir. */
  readonly path: string;
  /** 1-based index of the first entry of this page. */
  readonly offset: number;
  /** Directories, then files, then others, each in code-unit order. */
  readonly entries: readonly Entry[];
  /** How many entries the directory holds in all. */
  readonly totalEntries: number;
  /** The composition of the whole directory, not of the page. */
  readonly counts: { readonly directories: number; readonly files: number; readonly others: number };
}
