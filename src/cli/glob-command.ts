/** `spanglob glob`: prints what a model would see, or all of it. */
import { SpanglobError } from '../errors.ts';
import { bytesOf } from '../pattern/token.ts';
import { quoteName } from '../quote.ts';
import type { GlobResult } from '../result.ts';
import { fileSpillStore } from '../spill/file-store.ts';
import { present } from '../tools/present.ts';
import { search } from '../tools/search.ts';
import { disposeWorkers } from '../walk/crew.ts';
import { invalid, readChoice, readCount, readDirectory, readWords } from './arguments.ts';
import { complain, type ExitCode, liveCount, print } from './terminal.ts';

export const GLOB_HELP = `Usage: spanglob glob [OPTIONS] PATTERN [PATH]

Prints the files beneath PATH (default: .) that PATTERN matches, as a model
would see them: a page, oldest first when all fit, and past the limit a sample
across the top-level entries with a footer that says so.

PATTERN is ripgrep's --glob dialect, relative to PATH. Without a / it matches
names at any depth. It is read as the tool reads it: ./, ~ and absolute
patterns mean what they say, [id] is also a name. Version control stores are
never searched. When nothing matches, the page says why.

A page ends at its limit or at 32 KiB of paths. When it does not show all, the
complete list is kept as a file in the temp directory, beneath spanglob-UID, and
the footer names it. Notices speak of the tool's parameters: includeIgnored is
--no-ignore here, path is PATH. A name that could be misread, as one with a line
break, is printed as a JSON string; -0 prints every name raw.

Options:
  -n, --limit N       paths on the page (default: 100)
      --over-cap M    past the limit: sample (default), head or deep
      --all           the complete sorted list instead of a page, a name a line
  -0, --null          the complete list, raw names, each ended by NUL
      --json          the complete result and the notices as JSON
  -C, --cwd DIR       work in DIR
      --sort ORDER    oldest (default), newest or path
      --no-hidden     leave out names that start with a dot
      --no-ignore     do not honour ignore files
      --follow        follow symbolic links
      --timeout MS    stop after MS milliseconds with what was found
  -h, --help          this text

Exit code: 0 with matches, 1 with none, 2 on error or when a part of the tree
could not be searched.
`;

const OPTIONS = {
  limit: { type: 'string', short: 'n' },
  'over-cap': { type: 'string' },
  all: { type: 'boolean' },
  null: { type: 'boolean', short: '0' },
  json: { type: 'boolean' },
  cwd: { type: 'string', short: 'C' },
  sort: { type: 'string' },
  'no-hidden': { type: 'boolean' },
  'no-ignore': { type: 'boolean' },
  follow: { type: 'boolean' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMAND = {
  name: 'glob',
  options: OPTIONS,
  most: 2,
  takes: 'one PATTERN and one PATH, quoted against the shell',
} as const;

type Values = ReturnType<typeof readWords<typeof OPTIONS>>['values'];

/** @throws SpanglobError for words and places that can't be used */
export async function globCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readWords(args, COMMAND);
  if (values.help) {
    await print([GLOB_HELP]);
    return 0;
  }
  const [pattern, spelt] = positionals;
  const { limit, overCap, sort, timeoutMs } = readValues(values, pattern !== undefined);
  if (pattern === undefined) throw invalid("PATTERN is missing; try spanglob glob '*'");
  requireOneOutput(values);
  const path = readDirectory('PATH', spelt);
  const cwd = readDirectory('--cwd', values.cwd);
  const spill = fileSpillStore();
  const live = liveCount();
  const { result, notices } = await search(
    { pattern, path },
    {
      cwd,
      fs: undefined,
      // Whoever types a path means it.
      allowOutside: true,
      hidden: !values['no-hidden'],
      followSymlinks: values.follow,
      exclude: [spill.directory],
      sort,
      timeoutMs,
      gitignore: !values['no-ignore'],
      onProgress: live.show,
      signal: new AbortController().signal,
    },
  ).finally(live.clear);
  // There is no next search that workers could serve, and to end them late holds up the exit.
  void disposeWorkers();

  if (values.json) {
    await print([`${JSON.stringify({ ...result, notices: await notices() }, undefined, 2)}\n`]);
  } else if (values.null || values.all) {
    await print(values.null ? nulSeparated(result.paths) : lines(result.paths));
    // A list has no room for what is missing from it.
    if (!result.complete) for (const { text } of await notices()) complain(text);
  } else {
    const page = { limit, overCap, spill, name: pattern };
    const { text } = await present(result, { ...page, notices: await notices() });
    await print([`${text}\n`]);
  }
  return exitCode(result);
}

function readValues(values: Values, hasPattern: boolean) {
  try {
    return {
      limit: readCount('--limit', values.limit),
      overCap: readChoice('--over-cap', values['over-cap'], ['sample', 'head', 'deep']),
      sort: readChoice('--sort', values.sort, ['oldest', 'newest', 'path']),
      timeoutMs: readCount('--timeout', values.timeout),
    };
  } catch (error) {
    if (hasPattern || !(error instanceof SpanglobError)) throw error;
    // As likely the pattern, taken for a value, as a value that is wrong.
    throw invalid(`${error.message}; and PATTERN is missing`);
  }
}

/** Refuses options of which one would have no effect. */
function requireOneOutput(values: Values): void {
  const outputs = [values.all && '--all', values.null && '--null', values.json && '--json'].filter(Boolean);
  const [one, other] = outputs;
  if (other !== undefined) throw invalid(`${one} and ${other} are two forms of output; give one of them`);
  const ofPage = values.limit === undefined ? values['over-cap'] && '--over-cap' : '--limit';
  if (one && ofPage)
    throw invalid(`${ofPage} is for a page, and ${one} gives everything; leave one of them out`);
}

function exitCode({ complete, paths }: GlobResult): ExitCode {
  if (!complete) return 2;
  return paths.length > 0 ? 0 : 1;
}

/** Paths that one write carries. */
const BATCH = 1000;

function* lines(paths: readonly string[]): Generator<string> {
  for (let start = 0; start < paths.length; start += BATCH) {
    yield `${paths
      .slice(start, start + BATCH)
      .map(quoteName)
      .join('\n')}\n`;
  }
}

/** Names as the file system has them, bytes that aren't UTF-8 included. */
function* nulSeparated(paths: readonly string[]): Generator<Uint8Array> {
  for (let start = 0; start < paths.length; start += BATCH) {
    const joined = paths.slice(start, start + BATCH).join('\0');
    yield joined.isWellFormed() ? Buffer.from(`${joined}\0`) : Uint8Array.from([...bytesOf(joined), 0]);
  }
}
