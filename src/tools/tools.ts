/** Both tools of one deployment. */
import { createGlobTool, type GlobTool } from './glob-tool.ts';
import { createListTool, type ListTool } from './list-tool.ts';
import type { ToolOptions } from './options.ts';

/** What {@link createTools} makes. Not an interface: those fit no framework's record of tools. */
export type Tools = {
  readonly glob: GlobTool;
  readonly list: ListTool;
};

/**
 * Both tools. They hold nothing open; what a spill store saved is removed by its own `dispose`.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for options that can't be
 */
export function createTools(options: ToolOptions = {}): Tools {
  return { glob: createGlobTool(options), list: createListTool(options) };
}
