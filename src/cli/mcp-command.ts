/** `spanglob mcp`: both tools over stdio, on the official server package where it is installed. */
import { SpanglobError } from '../errors.ts';
import { fileSpillStore } from '../spill/file-store.ts';
import { mcpTool } from '../tools/mcp.ts';
import { createTools } from '../tools/tools.ts';
import { openRoot, resolvePlace } from '../walk/root.ts';
import { readChoice, readCount, readDirectory, readWords } from './arguments.ts';
import { type ExitCode, print } from './terminal.ts';

export const MCP_HELP = `Usage: spanglob mcp [OPTIONS] [ROOT]

Serves glob and list over the Model Context Protocol on standard input and
output, for the directory ROOT (default: .). Nothing outside ROOT can be
searched or listed. Needs @modelcontextprotocol/server 2.x beside it:

  npm install spanglob @modelcontextprotocol/server

Options:
  -n, --limit N       paths on a page of glob (default: 100)
      --list-limit N  entries on a page of list (default: 200)
      --over-cap M    past the limit: sample (default), head or deep
      --no-hidden     glob leaves out names that start with a dot
      --no-ignore     do not honour ignore files
      --timeout MS    end a search after MS milliseconds (default: 30000)
      --allow-outside allow paths outside ROOT
      --structured    also send results as structured content
  -h, --help          this text
`;

const OPTIONS = {
  limit: { type: 'string', short: 'n' },
  'list-limit': { type: 'string' },
  'over-cap': { type: 'string' },
  'no-hidden': { type: 'boolean' },
  'no-ignore': { type: 'boolean' },
  timeout: { type: 'string' },
  'allow-outside': { type: 'boolean' },
  structured: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMAND = { name: 'mcp', options: OPTIONS, most: 1, takes: 'one ROOT' } as const;

/**
 * Resolves when the client has gone.
 *
 * @throws SpanglobError for words and a root that can't be used, and where the server package is missing
 */
export async function mcpCommand(args: readonly string[], version: string): Promise<ExitCode> {
  const { values, positionals } = readWords(args, COMMAND);
  if (values.help) {
    await print([MCP_HELP]);
    return 0;
  }
  const root = await openRoot(resolvePlace({ path: readDirectory('ROOT', positionals[0]) }));
  const spill = fileSpillStore();
  const { structured } = values;
  const tools = createTools({
    cwd: root.absolute,
    limit: readCount('--limit', values.limit),
    listLimit: readCount('--list-limit', values['list-limit']),
    overCap: readChoice('--over-cap', values['over-cap'], ['sample', 'head', 'deep']),
    hidden: !values['no-hidden'],
    gitignore: !values['no-ignore'],
    timeoutMs: readCount('--timeout', values.timeout),
    allowOutside: values['allow-outside'],
    spill,
  });
  const { McpServer, StdioServerTransport, serveStdio } = await loadServer();

  const instructions = `${tools.glob.guidance}\n\n${tools.list.guidance}`;
  const transport = new StdioServerTransport();
  serveStdio(
    () => {
      const server = new McpServer({ name: 'spanglob', version }, { instructions });
      server.registerTool(...mcpTool(tools.glob, { structured }));
      server.registerTool(...mcpTool(tools.list, { structured }));
      return server;
    },
    { transport },
  );
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve).once('end', resolve);
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await spill.dispose();
  return 0;
}

type Server = Pick<typeof import('@modelcontextprotocol/server'), 'McpServer'> &
  Pick<typeof import('@modelcontextprotocol/server/stdio'), 'serveStdio' | 'StdioServerTransport'>;

/** Only now, and only here: 17 MB that most who install the library have no use for. */
async function loadServer(): Promise<Server> {
  try {
    const { McpServer } = await import('@modelcontextprotocol/server');
    const { serveStdio, StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
    return { McpServer, serveStdio, StdioServerTransport };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      'mcp needs the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server@2',
      { cause },
    );
  }
}
