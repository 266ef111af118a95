/** `glob` as a model calls it. */
import type { Notice } from '../page/notice.ts';
import type { Page, Reach, Spread } from '../page/page.ts';
import type { IgnoredSummary } from '../result.ts';
import { deploymentOf, type ToolOptions } from './options.ts';
import { type Presented, present } from './present.ts';
import { inputSchemaOf, jsonSchemaOf, type Parameters } from './schema.ts';
import { search } from './search.ts';
import { type AgentTool, defineTool } from './tool.ts';
import { globWording } from './wording.ts';

/** What a model sends. `null` means absent. */
export interface GlobInput {
  readonly pattern: string;
  readonly path?: string | null | undefined;
  /** Only where the deployment honours ignore files. */
  readonly includeIgnored?: boolean | null | undefined;
}

/** The page as a value. */
export interface GlobDetails {
  /** The search root as displayed. */
  readonly root: string;
  /** The rows of the page, not quoted. */
  readonly paths: readonly string[];
  /** Paths in the complete result. */
  readonly total: number;
  readonly truncated: boolean;
  /** How the rows of a truncated page were chosen. */
  readonly mode: Page['mode'];
  /** Entries that have a row, of how many: of a sampled page. */
  readonly spread: Spread | null;
  /** Directories that have a row, of how many: of a page of fair shares. */
  readonly directories: Reach | null;
  /** Where the complete list is, if it was saved. */
  readonly locator: string | null;
  readonly notices: readonly Notice[];
  readonly ignored: IgnoredSummary;
  /** False when a deadline or an unreadable directory left something out. */
  readonly complete: boolean;
}

export type GlobToolOptions = Omit<ToolOptions, 'listLimit'>;
export type GlobTool = AgentTool<'glob', GlobInput, GlobDetails>;

/**
 * The `glob` tool.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for options that can't be
 */
export function createGlobTool(options: GlobToolOptions = {}): GlobTool {
  const deployment = deploymentOf(options);
  const { cwd, fs, spill, limit, overCap, hidden, timeoutMs, gitignore, allowOutside } = deployment;
  const exclude = fs === undefined && spill?.directory !== undefined ? [spill.directory] : [];
  const terms = { cwd, fs, allowOutside, hidden, exclude, timeoutMs };
  const parameters = parametersOf(gitignore);
  return defineTool({
    name: 'glob',
    title: 'Find files',
    ...globWording(deployment),
    inputSchema: inputSchemaOf<GlobInput>('glob', parameters),
    jsonSchema: jsonSchemaOf(parameters),
    async run({ pattern, path, includeIgnored }, signal) {
      const { result, notices } = await search(
        { pattern, path: path ?? undefined },
        { ...terms, gitignore: gitignore && includeIgnored !== true, signal },
      );
      const page = { limit, overCap, spill, name: pattern, signal };
      const presented = await present(result, { ...page, notices: await notices() });
      return { text: presented.text, details: detailsOf(presented) };
    },
  });
}

function detailsOf({ page, saved }: Presented): GlobDetails {
  const { root, paths, total, truncated, mode, notices, ignored, complete } = page;
  return {
    root,
    paths,
    total,
    truncated,
    mode,
    spread: page.mode === 'sample' ? page.spread : null,
    directories: page.mode === 'deep' ? page.directories : null,
    locator: saved?.locator ?? null,
    notices,
    ignored,
    complete,
  };
}

function parametersOf(gitignore: boolean): Parameters {
  return {
    pattern: { type: 'string', description: 'Such as *.ts or src/**/*.{ts,tsx}', required: true },
    path: { type: 'string', description: 'Directory to search; default: the working directory' },
    ...(gitignore && {
      includeIgnored: { type: 'boolean' as const, description: 'Also files that ignore rules exclude' },
    }),
  };
}
