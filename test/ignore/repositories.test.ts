/** Repositories that the real git made: worktrees, submodules, a repository in another. */
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { gitFiles, gitVersion } from '../support/git.ts';
import { run } from '../support/run.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';

async function git(cwd: string, ...args: string[]): Promise<void> {
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'protocol.file.allow=always'];
  const { code, stderr } = await run('git', [...author, ...args], { cwd });
  if (code !== 0) throw new Error(stderr);
}

/** A repository with one commit, whose `info/exclude` has a rule. */
async function repository(spec: TreeSpec, exclude: string): Promise<string> {
  const { root } = await makeTree({ ...spec, 'exclude.txt': exclude });
  await git(root, 'init', '--quiet', 'main');
  await git(root, '-C', 'main', 'commit', '--quiet', '--allow-empty', '--message=first');
  await run('cp', ['exclude.txt', 'main/.git/info/exclude'], { cwd: root });
  return root;
}

/** Files that git has not been told of, which is all that there is. */
async function agree(cwd: string): Promise<string[]> {
  const { paths, skipped } = await glob('**', { cwd, sort: 'path' });
  expect(skipped).toEqual([]);
  expect(paths).toEqual((await gitFiles(cwd)).toSorted());
  return [...paths];
}

describe(`as git ${gitVersion()} made them`, () => {
  test("a worktree has its repository's info/exclude, from wherever it is searched", async () => {
    const root = await repository(
      { 'files/d/x': '', 'files/d/y': '', 'files/x': '', 'files/y': '' },
      '/x\nd/x\n',
    );
    await git(root, '-C', 'main', 'worktree', 'add', '--quiet', '../tree');
    await run('cp', ['-r', 'files/.', 'tree'], { cwd: root });
    expect(await agree(`${root}/tree`)).toEqual(['d/y', 'y']);
    expect(await agree(`${root}/tree/d`)).toEqual(['y']);
  });

  test('a worktree within its repository starts afresh', async () => {
    const root = await repository({ 'files/x': '', 'files/y': '' }, 'x\n');
    await run('cp', ['files/y', 'files/x', 'main'], { cwd: root });
    await git(root, '-C', 'main', 'worktree', 'add', '--quiet', 'tree');
    await run('cp', ['-r', 'files/.', 'main/tree'], { cwd: root });
    await run('sh', ['-c', 'echo y > main/.gitignore'], { cwd: root });
    const { paths } = await glob('**', { cwd: `${root}/main`, sort: 'path' });
    expect(paths).toEqual(['.gitignore', 'tree/y']);
    expect(await agree(`${root}/main/tree`)).toEqual(['y']);
  });

  test('a submodule has its own info/exclude, which lies in the repository above', async () => {
    const root = await repository({ 'files/x': '', 'files/y': '' }, 'y\n');
    await git(root, 'clone', '--quiet', 'main', 'outer');
    await git(root, '-C', 'outer', 'submodule', '--quiet', 'add', '../main', 'sub');
    await run('cp', ['-r', 'files/.', 'outer/sub'], { cwd: root });
    await run('cp', ['exclude.txt', 'outer/.git/modules/sub/info/exclude'], { cwd: root });
    expect(await agree(`${root}/outer/sub`)).toEqual(['x']);
    expect((await glob('*', { cwd: `${root}/outer`, path: 'sub' })).paths).toEqual(['sub/x']);
  });

  test('a separate git directory', async () => {
    const { root } = await makeTree({ 'w/x': '', 'w/y': '', 'exclude.txt': 'x\n' });
    await git(root, 'init', '--quiet', '--separate-git-dir=store', 'w');
    await run('cp', ['exclude.txt', 'store/info/exclude'], { cwd: root });
    expect(await agree(`${root}/w`)).toEqual(['y']);
  });

  test('the pattern files of git itself are no files of the tree', async () => {
    const root = await repository({}, 'x\n');
    expect(await agree(`${root}/main`)).toEqual([]);
    expect((await glob('**', { cwd: `${root}/main`, gitignore: false })).paths).toEqual([]);
  });
});
