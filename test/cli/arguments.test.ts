/** Words that a command can't take: one line on standard error that says what it does take, and code 2. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../support/run.ts';

const repository = path.resolve(import.meta.dirname, '../..');

async function refusal(...words: string[]): Promise<string> {
  const args = ['--import', 'tsx', path.join(repository, 'src/cli/main.ts'), ...words];
  const { code, stdout, stderr } = await run(process.execPath, args, { cwd: repository });
  expect({ code, stdout: stdout.toString() }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^spanglob: [^\n]*\n$/);
  return stderr.slice('spanglob: '.length, -1);
}

describe.concurrent('options', () => {
  test.each<[words: string[], line: string]>([
    [['glob', '--bogus', '*'], 'there is no option --bogus; see spanglob glob --help'],
    [['list', '-x'], 'there is no option -x; see spanglob list --help'],
    [['mcp', '--json'], 'there is no option --json; see spanglob mcp --help'],
    [['glob', '--__proto__', '*'], 'there is no option --__proto__; see spanglob glob --help'],
    [['glob', '--all=yes', '*'], '--all takes no value; see spanglob glob --help'],
    [['glob', '*', '-n'], '-n needs a value; see spanglob glob --help'],
    [
      ['glob', '*', '-C', '--all'],
      '-C needs a value, and --all reads as an option; if it is meant, --cwd=--all',
    ],
    [['glob', '-n', '-1', '*'], "--limit takes an integer of at least 1, not '-1'"],
    [['glob', '-n', '*'], "--limit takes an integer of at least 1, not '*'; and PATTERN is missing"],
    [['glob', '-n', '5'], "PATTERN is missing; try spanglob glob '*'"],
    [
      ['glob', '-n', '9999999999999999', '*'],
      "--limit takes an integer from 1 to 9007199254740991, not '9999999999999999'",
    ],
    [['mcp', 'a', 'b'], "mcp takes one ROOT; unexpected argument 'b'"],
    [
      ['glob', 'a', 'b', 'c'],
      "glob takes one PATTERN and one PATH, quoted against the shell; unexpected argument 'c'",
    ],
    [['glob', '*', '--all', '-0'], '--all and --null are two forms of output; give one of them'],
    [['glob', '*', '-0', '--json'], '--null and --json are two forms of output; give one of them'],
    [
      ['glob', '*', '-n', '5', '--all'],
      '--limit is for a page, and --all gives everything; leave one of them out',
    ],
    [
      ['glob', '*', '--over-cap', 'head', '--json'],
      '--over-cap is for a page, and --json gives everything; leave one of them out',
    ],
  ])('%j', async (words, line) => {
    expect(await refusal(...words)).toBe(line);
  });
});

describe.concurrent('a place that is empty, as a variable that was not set is', () => {
  test.each([
    [['glob', '*', ''], 'PATH'],
    [['glob', '*', '-C', ''], '--cwd'],
    [['glob', '*', '--cwd='], '--cwd'],
    [['list', ''], 'PATH'],
    [['list', '-C', ''], '--cwd'],
    [['mcp', ''], 'ROOT'],
  ])('%j', async (words, what) => {
    const line = `${what} is empty; leave it out or give . for the current directory`;
    expect(await refusal(...words)).toBe(line);
  });
});

test.each([[['glob', '*', '-n']], [['glob', '*', '--sort']], [['glob', '*']], [['list']], [[]]])(
  '%j and 60 KB: a line of bounded length',
  async (words) => {
    expect((await refusal(...words, 'x'.repeat(60_000))).length).toBeLessThanOrEqual(1000);
  },
);

test('--help of the whole and of each command agree on what the exit codes mean', async () => {
  const main = path.join(repository, 'src/cli/main.ts');
  const help = async (...words: string[]): Promise<string> => {
    const { code, stdout } = await run(process.execPath, ['--import', 'tsx', main, ...words, '--help'], {
      cwd: repository,
    });
    expect(code).toBe(0);
    return stdout.toString().replace(/\s+/g, ' ');
  };
  expect(await help()).toMatch(
    /Exit code: 2 on error\. glob: 0 with matches, 1 with none, .* empty one too\. $/,
  );
  expect(await help('glob', 'too', 'many', 'words')).toMatch(
    /32 KiB.*spanglob-UID.*includeIgnored is --no-ignore.*path is PATH.*JSON string; -0.*Exit code: 0 with matches, 1 with none, 2 on error/,
  );
  expect(await help('list')).toContain('could be listed, an empty one too, 2 on error');
});
