/** `spanglob list`: prints a directory as a model would see it. */
import { list } from '../list.ts';
import { renderListing } from '../page/listing.ts';
import { readCount, readDirectory, readWords } from './arguments.ts';
import { type ExitCode, print } from './terminal.ts';

export const LIST_HELP = `Usage: spanglob list [OPTIONS] [PATH]

Prints the direct children of the directory PATH (default: .), as a model would
see them: directories, then files, then others (links, sockets, devices), each
in code-unit order. Hidden and ignored entries are listed too.

Options:
      --offset N      the first entry of the page, counted from 1 (default: 1)
  -n, --limit N       entries on the page (default: 200)
      --json          the page as JSON
  -C, --cwd DIR       work in DIR
  -h, --help          this text

Exit code: 0 when the directory could be listed, an empty one too, 2 on error.
`;

const OPTIONS = {
  offset: { type: 'string' },
  limit: { type: 'string', short: 'n' },
  json: { type: 'boolean' },
  cwd: { type: 'string', short: 'C' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMAND = { name: 'list', options: OPTIONS, most: 1, takes: 'one PATH' } as const;

/** @throws SpanglobError for words and places that can't be used */
export async function listCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readWords(args, COMMAND);
  if (values.help) {
    await print([LIST_HELP]);
    return 0;
  }
  const result = await list(readDirectory('PATH', positionals[0]), {
    cwd: readDirectory('--cwd', values.cwd),
    offset: readCount('--offset', values.offset),
    limit: readCount('--limit', values.limit),
  });
  await print([`${values.json ? JSON.stringify(result, undefined, 2) : renderListing(result)}\n`]);
  return 0;
}
