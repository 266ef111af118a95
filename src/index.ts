/** The public names. */
export { type ErrorCode, SpanglobError } from './errors.ts';
export { type GlobOptions, glob } from './glob.ts';
export { type ListOptions, list } from './list.ts';
export type { Notice, NoticeCode } from './page/notice.ts';
export {
  createPage,
  type OverCap,
  type Page,
  type PageOptions,
  type Reach,
  type Selection,
  type Spread,
} from './page/page.ts';
export type { Remainder } from './page/remainder.ts';
export { renderComplete, renderPage } from './page/render.ts';
export { type Sample, sampleAcrossTopLevel } from './page/sample.ts';
export type {
  Entry,
  EntryType,
  GlobResult,
  IgnoredSummary,
  ListResult,
  Skipped,
  SortOrder,
} from './result.ts';
export type { SpillBounds } from './spill/bounds.ts';
export { type FileSpillOptions, type FileSpillStore, fileSpillStore } from './spill/file-store.ts';
export { type MemorySpillStore, memorySpillStore } from './spill/memory-store.ts';
export type { Spilled, SpillRequest, SpillStore } from './spill/store.ts';
export { callTool, type ToolCall, type ToolSet } from './tools/call-tool.ts';
export {
  createGlobTool,
  type GlobDetails,
  type GlobInput,
  type GlobTool,
  type GlobToolOptions,
} from './tools/glob-tool.ts';
export { createListTool, type ListInput, type ListTool, type ListToolOptions } from './tools/list-tool.ts';
export type { ToolOptions } from './tools/options.ts';
export { strictJsonSchema } from './tools/schema.ts';
export type {
  JsonSchemaRequest,
  StandardIssue,
  StandardProps,
  StandardResult,
  StandardSchema,
} from './tools/standard-schema.ts';
export type {
  AgentTool,
  ExecuteOptions,
  FailureDetails,
  ToolAnnotations,
  ToolJsonSchema,
  ToolResult,
} from './tools/tool.ts';
export { createTools, type Tools } from './tools/tools.ts';
export { disposeWorkers } from './walk/crew.ts';
export type { DirentLike, FileSystem, StatLike } from './walk/file-system.ts';
