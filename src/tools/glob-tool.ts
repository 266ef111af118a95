/** `glob` as a model calls it. */
import { glob } from '../glob.ts';
import { type Notice, noticesOf } from '../page/notice.ts';
import type { Page, Reach, Spread } from '../page/page.ts';
import type { IgnoredSummary } from '../result.ts';
import { Deadline } from '../walk/deadline.ts';
import { answered } from './answered.ts';
import { openWorkdir, type Workdir } from './containment.ts';
import { explainEmpty } from './near-miss.ts';
import { deploymentOf, type ToolOptions } from './options.ts';
import { type Presented, present } from './present.ts';
import type { Request } from './request.ts';
import { inputSchemaOf, jsonSchemaOf, type Parameters } from './schema.ts';
import { type AgentTool, defineTool } from './tool.ts';
import { requestOf, rootOf } from './understand.ts';
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

/** Milliseconds for the look at the root after a search. */
const LAST_LOOK_MS = 1000;

export type GlobToolOptions = Omit<ToolOptions, 'listLimit'>;
export type GlobTool = AgentTool<'glob', GlobInput, GlobDetails>;

/**
 * The `glob` tool.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for options that can't be
 */
export function createGlobTool(options: GlobToolOptions = {}): GlobTool {
  const deployment = deploymentOf(options);
  const { fs, spill, limit, overCap, hidden, timeoutMs, gitignore } = deployment;
  const exclude = fs === undefined && spill?.directory !== undefined ? [spill.directory] : [];
  const parameters = parametersOf(gitignore);
  async function understand(
    spelt: string,
    path: string | undefined,
    signal: AbortSignal,
  ): Promise<{ request: Request; workdir: Workdir }> {
    const workdir = await openWorkdir(deployment, signal);
    const root = await rootOf(path, workdir);
    return { request: await requestOf(spelt, root, workdir), workdir };
  }
  return defineTool({
    name: 'glob',
    title: 'Find files',
    ...globWording(deployment),
    inputSchema: inputSchemaOf<GlobInput>('glob', parameters),
    jsonSchema: jsonSchemaOf(parameters),
    async run({ pattern: spelt, path, includeIgnored }, signal) {
      const deadline = new Deadline(timeoutMs);
      const { request, workdir } = await answered(deadline, understand(spelt, path ?? undefined, signal));
      const result = await glob(request.pattern, {
        cwd: workdir.ground.workdir,
        path: request.root,
        gitignore: gitignore && includeIgnored !== true,
        hidden,
        exclude,
        fs,
        signal,
        timeoutMs: deadline.left,
      });
      // A link may have taken the root's place meanwhile. The search may have used up the time, so this has its own.
      await answered(
        new Deadline(LAST_LOOK_MS),
        workdir.requireInside(request.root, path ?? spelt).then(Object),
      );
      const explained =
        result.paths.length === 0
          ? await deadline.within(explainEmpty({ spelt, request, result, workdir, signal }))
          : undefined;
      const notices = explained ?? noticesOf(result);
      const remarks = request.remarks.map((text): Notice => ({ code: 'reading', text }));
      const presented = await present(result, {
        limit,
        overCap,
        spill,
        name: spelt,
        signal,
        notices: [...notices, ...remarks],
      });
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
