/** The public names. */
export { type ErrorCode, SpanglobError } from './errors.ts';
export { type GlobOptions, glob } from './glob.ts';
export type { GlobResult, IgnoredSummary, Skipped, SortOrder } from './result.ts';
export type { DirentLike, FileSystem, StatLike } from './walk/file-system.ts';
