#!/usr/bin/env node
/** The command line: picks the command, and turns what it throws into one line and an exit code. */
import { SpanglobError } from '../errors.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { complain, type ExitCode, print } from './terminal.ts';

/** Put in by the build; not there where the sources run as they are. */
declare const VERSION: string | undefined;
const version = typeof VERSION === 'string' ? VERSION : 'unbuilt';

const HELP = `Usage: spanglob COMMAND [OPTIONS]

  glob PATTERN [PATH]   files that a pattern matches, as a model sees them
  list [PATH]           what one directory holds, as a model sees it
  mcp [ROOT]            an MCP server for both, over stdio
  --version             the version
  COMMAND --help        more about a command

Exit code: 2 on error. glob: 0 with matches, 1 with none, 2 also when a part of
the tree could not be searched. list: 0 when the directory could be listed, an
empty one too.
`;

async function run([command, ...args]: readonly string[]): Promise<ExitCode> {
  switch (command) {
    case 'glob':
      return (await import('./glob-command.ts')).globCommand(args);
    case 'list':
      return (await import('./list-command.ts')).listCommand(args);
    case 'mcp':
      return (await import('./mcp-command.ts')).mcpCommand(args, version);
    case '--version':
      await print([`${version}\n`]);
      return 0;
    case '--help':
    case '-h':
      await print([HELP]);
      return 0;
    case undefined:
      throw new SpanglobError('INVALID_ARGUMENT', "a command is missing; try spanglob glob '*' or --help");
    default:
      throw new SpanglobError('INVALID_ARGUMENT', `there is no command '${command}'; see spanglob --help`);
  }
}

// A reader that has seen enough, as `head` does, ends the writing without a complaint.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 2);
});

keepCompiledCode();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  complain(error instanceof SpanglobError ? error.message : `unexpected failure: ${String(error)}`);
  process.exitCode = 2;
}
