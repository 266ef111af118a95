/** `spanglob glob` prints what a model would see, the explanations of an empty page among it. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGlobTool } from '../../src/tools/glob-tool.ts';
import { run } from '../support/run.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';

const repository = path.resolve(import.meta.dirname, '../..');

async function spanglob(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const args = ['--import', 'tsx', path.join(repository, 'src/cli/main.ts'), 'glob', ...words];
  const { code, stdout, stderr } = await run(process.execPath, args, { cwd: repository });
  return { code, stdout: stdout.toString(), stderr };
}

const TREE: TreeSpec = {
  '.gitignore': 'dist\n',
  'dist/x.js': 1,
  'src/a.ts': 2,
  'src/[id]/b.ts': 3,
  'README.md': 4,
};

describe('a page', () => {
  test.each([
    ['*.ts', 0],
    ['./src/*.ts', 0],
    ['src/[id]/*.ts', 0],
    ['*.py', 1],
    ['dist/x.js', 1],
    ['readme.*', 1],
    ['src', 1],
    ['src\\*.ts', 1],
    ['"*.ts"', 1],
    ['src/+(a|b).ts', 1],
  ])('%s: as the tool gives it, code %i', async (pattern, code) => {
    const { root } = await makeTree(TREE);
    const { text } = await createGlobTool({ cwd: root }).execute({ pattern });
    expect(await spanglob(pattern, '-C', root)).toEqual({ code, stdout: `${text}\n`, stderr: '' });
  });

  test('of a place outside of the workdir, which whoever types it means', async () => {
    const { root } = await makeTree(TREE);
    expect((await spanglob('*.ts', root)).stdout).toBe(`${root}/src/a.ts\n${root}/src/[id]/b.ts\n`);
    expect((await spanglob(`${root}/src/*.ts`)).stdout).toBe(`${root}/src/a.ts\n`);
  });

  test('that is refused is one line on standard error', async () => {
    const { code, stdout, stderr } = await spanglob('!*.ts');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^spanglob: a pattern that starts with ! would match every other file[^\n]*\n$/);
    const odd = await spanglob('a\n\x1b[31m{');
    expect(odd.stderr).toMatch(/^spanglob: error parsing glob 'a\\u000a\\u001b\[31m\{'[^\n]*\n$/);
  });
});

test('--json has the notices too', async () => {
  const { root } = await makeTree(TREE);
  const { code, stdout } = await spanglob('readme.*', '--json', '-C', root);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    paths: [],
    complete: true,
    notices: [{ code: 'other-case', paths: ['README.md'], count: 1 }],
  });
});

test('--all says on standard error what is missing from the list', async () => {
  // More than any machine reads in a millisecond.
  const many = Array.from({ length: 3000 }, (_, index) => [`d${index % 600}/${index}.ts`, ''] as const);
  const { root } = await makeTree(Object.fromEntries(many));
  const { stderr, code } = await spanglob('*.ts', '--all', '--timeout', '1', '-C', root);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^spanglob: Incomplete: the search ran out of time/m);
});
