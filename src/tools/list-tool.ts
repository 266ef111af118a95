/** `list` as a model calls it. */
import { list } from '../list.ts';
import { renderListing } from '../page/listing.ts';
import type { ListResult } from '../result.ts';
import { Deadline } from '../walk/deadline.ts';
import { answered } from './answered.ts';
import { openWorkdir } from './containment.ts';
import { deploymentOf, type ToolOptions } from './options.ts';
import { inputSchemaOf, jsonSchemaOf, type Parameters } from './schema.ts';
import { type AgentTool, defineTool } from './tool.ts';
import { rootOf } from './understand.ts';
import { listWording } from './wording.ts';

/** What a model sends. `null` means absent. */
export interface ListInput {
  readonly path?: string | null | undefined;
  /** 1-based. */
  readonly offset?: number | null | undefined;
}

export type ListToolOptions = Pick<ToolOptions, 'cwd' | 'listLimit' | 'fs' | 'timeoutMs' | 'allowOutside'>;
export type ListTool = AgentTool<'list', ListInput, ListResult>;

const PARAMETERS: Parameters = {
  path: { type: 'string', description: 'Directory to list; default: the working directory' },
  offset: { type: 'integer', description: 'First entry, counted from 1', minimum: 1 },
};

/**
 * The `list` tool.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for options that can't be
 */
export function createListTool(options: ListToolOptions = {}): ListTool {
  const deployment = deploymentOf(options);
  const { fs, listLimit, timeoutMs } = deployment;
  return defineTool({
    name: 'list',
    title: 'List a directory',
    ...listWording(deployment),
    inputSchema: inputSchemaOf<ListInput>('list', PARAMETERS),
    jsonSchema: jsonSchemaOf(PARAMETERS),
    async run({ path, offset }, signal) {
      const listing = async (): Promise<ListResult> => {
        const workdir = await openWorkdir(deployment, signal);
        const directory = await rootOf(path ?? undefined, workdir);
        const page = await list(directory, {
          cwd: workdir.ground.workdir,
          fs,
          signal,
          offset: offset ?? 1,
          limit: listLimit,
        });
        await workdir.requireInside(directory, path ?? '.');
        return page;
      };
      const details = await answered(new Deadline(timeoutMs), listing());
      return { text: renderListing(details), details };
    },
  });
}
