/** The user's own ignore file, with a home of the test's: on request, and the weakest of all. */
import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { glob } from '../../src/glob.ts';
import { gitVersion } from '../support/git.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';
import { watched } from './watched.ts';

afterEach(() => vi.unstubAllEnvs());

const work: TreeSpec = {
  'w/.git/HEAD': 'ref: refs/heads/main\n',
  'w/.git/objects/': null,
  'w/.git/refs/': null,
  'w/x': '',
  'w/y': '',
  'w/d/x': '',
  'w/d/y': '',
};

/** What is left of the workdir by us and by git, both at home in the tree. */
async function both(tree: TreeSpec, xdg?: string): Promise<[ours: readonly string[], theirs: string[]]> {
  const { root } = await makeTree({ ...work, ...tree });
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', xdg === undefined ? undefined : `${root}/${xdg}`);
  const { paths } = await glob('**', { cwd: `${root}/w`, globalGitignore: true, sort: 'path' });
  const environment = { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  const stdout = execFileSync('git', ['ls-files', '--others', '--exclude-standard', '-z'], {
    cwd: `${root}/w`,
    encoding: 'utf8',
    env: xdg === undefined ? environment : { ...environment, XDG_CONFIG_HOME: `${root}/${xdg}` },
  });
  return [paths, stdout.split('\0').slice(0, -1)];
}

describe.runIf(process.platform !== 'win32')(`as git ${gitVersion()} finds it`, () => {
  const rules = 'x\n';
  test.each<[string, TreeSpec, (string | undefined)?]>([
    ['where git looks without a word', { '.config/git/ignore': rules }],
    ['in XDG_CONFIG_HOME', { 'xdg/git/ignore': rules }, 'xdg'],
    ['named in .gitconfig', { '.gitconfig': '[core]\n\texcludesFile = ~/mine\n', mine: rules }],
    ['in other letters', { '.gitconfig': '[user]\nname = a\n[CORE]\nexcludesfile=~/mine\n', mine: rules }],
    ['in quotes', { '.gitconfig': '[core]\n\texcludesFile = "~/my own" # mine\n', 'my own': rules }],
    [
      'in quotes in part',
      { '.gitconfig': '[core]\n\texcludesFile = ~/"m#y "own ; mine\n', 'm#y own': rules },
    ],
    ['with backslashes', { '.gitconfig': '[core]\n\texcludesFile = ~/m\\\\y\\"own\n', 'm\\y"own': rules }],
    ['behind its section, on one line', { '.gitconfig': '[core] excludesFile = ~/mine\n', mine: rules }],
    ['with carriage returns', { '.gitconfig': '[core]\r\n\texcludesFile = ~/mine\r\n', mine: rules }],
    [
      'in the configuration of XDG',
      { '.config/git/config': '[core]\n\texcludesFile = ~/mine\n', mine: rules },
    ],
    [
      'in both: the later wins',
      {
        '.config/git/config': '[core]\n\texcludesFile = ~/other\n',
        '.gitconfig': '[core]\n\texcludesFile = ~/mine\n',
        mine: rules,
        other: 'y\n',
      },
    ],
    [
      'twice in one',
      { '.gitconfig': '[core]\nexcludesFile = ~/other\nexcludesFile = ~/mine\n', mine: rules, other: 'y\n' },
    ],
    [
      'named in another section, which is nothing',
      { '.gitconfig': '[other]\n\texcludesFile = ~/mine\n', mine: 'y\n', '.config/git/ignore': rules },
    ],
    [
      'in a comment, which is nothing',
      { '.gitconfig': '[core]\n#\texcludesFile = ~/mine\n', mine: 'y\n', '.config/git/ignore': rules },
    ],
  ])('%s', async (_title, tree, xdg) => {
    const [ours, theirs] = await both(tree, xdg);
    expect(ours).toEqual(['d/y', 'y']);
    expect(ours).toEqual(theirs);
  });

  test.each<[string, TreeSpec, string[]]>([
    ['anchored at the repository', { '.config/git/ignore': '/x\n' }, ['d/x', 'd/y', 'y']],
    [
      'weaker than .gitignore',
      { '.config/git/ignore': 'x\n', 'w/.gitignore': '!x\n' },
      ['.gitignore', 'd/x', 'd/y', 'x', 'y'],
    ],
    [
      'weaker than info/exclude',
      { '.config/git/ignore': 'x\n', 'w/.git/info/exclude': '!/x\n' },
      ['d/y', 'x', 'y'],
    ],
    ['not there', { '.gitconfig': '[core]\n\texcludesFile = ~/none\n' }, ['d/x', 'd/y', 'x', 'y']],
    [
      'empty',
      { '.gitconfig': '[core]\n\texcludesFile =\n', '.config/git/ignore': 'x\n' },
      ['d/x', 'd/y', 'x', 'y'],
    ],
  ])('%s', async (_title, tree, left) => {
    const [ours, theirs] = await both(tree);
    expect(theirs).toEqual(left);
    expect(ours).toEqual(left);
  });
});

test('it counts in a search of a part, relative to the repository', async () => {
  const { root } = await makeTree({ ...work, '.config/git/ignore': '/d/x\n' });
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  const { paths } = await glob('**', { cwd: `${root}/w`, path: 'd', globalGitignore: true });
  expect(paths).toEqual(['d/y']);
});

test('it is not read unasked', async () => {
  const { root } = await makeTree({ ...work, '.config/git/ignore': 'x\n' });
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  expect((await glob('x', { cwd: `${root}/w`, sort: 'path' })).paths).toEqual(['d/x', 'x']);
  expect((await glob('x', { cwd: `${root}/w`, globalGitignore: true, gitignore: false })).paths).toHaveLength(
    2,
  );
});

test('a file system in memory has no user', async () => {
  const { fs } = watched({ '/w/x': '' });
  await expect(glob('*', { cwd: '/w', fs, globalGitignore: true })).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
  });
});
