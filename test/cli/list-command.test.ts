import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { list } from '../../src/index.ts';
import { renderListing } from '../../src/page/listing.ts';
import { run } from '../support/run.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';

const repository = path.resolve(import.meta.dirname, '../..');

async function spanglob(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const args = ['--import', 'tsx', path.join(repository, 'src/cli/main.ts'), ...words];
  const { code, stdout, stderr } = await run(process.execPath, args, { cwd: repository });
  return { code, stdout: stdout.toString(), stderr };
}

const TREE: TreeSpec = { 'docs/': null, 'src/a.ts': '', 'src/b.ts': '', '.env': '', 'a b': '' };

test('prints what a model would see', async () => {
  const { root } = await makeTree(TREE);
  expect(await spanglob('list', root)).toEqual({
    code: 0,
    stdout: `${renderListing(await list(root, { cwd: repository }))}\n`,
    stderr: '',
  });
  const { stdout } = await spanglob('list', '-C', root, '--offset', '2', '-n', '2');
  expect(stdout).toBe(
    '<directory path=".">\nsrc/\n.env\n</directory>\n\n' +
      '(Entries 2-3 of 4: 2 directories, 2 files, 0 other. Continue with offset=4.)\n',
  );
});

test('an empty directory is no failure', async () => {
  const { root } = await makeTree(TREE);
  const { code, stdout } = await spanglob('list', '--cwd', root, 'docs');
  expect(code).toBe(0);
  expect(stdout).toBe('<directory path="docs">\n</directory>\n\n(Empty directory.)\n');
});

test('--json is the value that the library gives', async () => {
  const { root } = await makeTree(TREE);
  const { code, stdout } = await spanglob('list', 'src', '-C', root, '--json', '--limit', '1');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual(await list('src', { cwd: root, limit: 1 }));
});

test.each(['--help', '-h'])('%s', async (word) => {
  const { code, stdout } = await spanglob('list', word);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: spanglob list .*--offset N.*--limit N.*--json.*--cwd DIR/s);
  expect((await spanglob('--help')).stdout).toContain('list [PATH]');
});

describe('exits with 2 and one line for', () => {
  test.each<[what: string, words: string[], line: string]>([
    ['a missing place', ['list', 'scr'], 'spanglob: scr does not exist; did you mean src?'],
    [
      'a file',
      ['list', 'src/a.ts'],
      'spanglob: src/a.ts is not a directory; give the directory that holds it (src)',
    ],
    [
      'an offset past the end',
      ['list', 'src', '--offset', '3'],
      'spanglob: offset must be an integer from 1 to 2, not 3; there are 2 entries in src',
    ],
    [
      'an offset that is none',
      ['list', '--offset', '1.5'],
      "spanglob: --offset takes an integer of at least 1, not '1.5'",
    ],
    ['a limit of 0', ['list', '-n', '0'], "spanglob: --limit takes an integer of at least 1, not '0'"],
    ['a second path', ['list', 'src', 'docs'], "spanglob: list takes one PATH; unexpected argument 'docs'"],
  ])('%s', async (_what, words, line) => {
    const { root } = await makeTree(TREE);
    expect(await spanglob(...words, '-C', root)).toEqual({ code: 2, stdout: '', stderr: `${line}\n` });
  });
});
