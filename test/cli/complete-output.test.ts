/** The complete list on standard output, byte for byte what ripgrep prints. */
import { Buffer } from 'node:buffer';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeName } from '../support/bytes.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { run } from '../support/run.ts';
import { canHold, makeTree } from '../support/tree.ts';
import { workspace } from '../trees/workspace.ts';

const repository = path.resolve(import.meta.dirname, '../..');

async function spanglob(...words: string[]): Promise<Buffer> {
  const args = ['--import', 'tsx', path.join(repository, 'src/cli/main.ts'), 'glob', '--no-ignore', ...words];
  const { stdout, stderr, code } = await run(process.execPath, args, { cwd: repository });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return stdout;
}

async function ripgrep(root: string, pattern: string, end: string): Promise<Buffer> {
  const { paths } = await rgFiles(root, pattern);
  return Buffer.concat(paths.flatMap((name) => [encodeName(name), Buffer.from(end)]));
}

describe(`ripgrep ${rgVersion()}`, () => {
  test('prints the same lines of a workspace', async () => {
    const { root } = await makeTree(workspace());
    const lines = await spanglob('*', '--all', '-C', root);
    expect(lines.length).toBeGreaterThan(10_000);
    expect(lines.equals(await ripgrep(root, '*', '\n'))).toBe(true);
  });

  const odd = ['a\nb', ' a', '"a"', '\udcff.ts', 'd\udc80/\udcc3', '\ufffd', '\udced\udca0\udc80', '\u202e'];
  test.runIf(canHold(odd))('prints the same bytes of odd names', async () => {
    const { root } = await makeTree(Object.fromEntries(odd.map((name, index) => [name, 100 - index])));
    expect(await spanglob('*', '-0', '-C', root)).toEqual(await ripgrep(root, '*', '\0'));
  });
});
