/** Which files hold rules, and which of them is heard first. */
import { type IgnoreCase, ignored, listed, repository } from './case.ts';

const exclude = '.git/info/exclude';

export const precedence: readonly IgnoreCase[] = [
  ignored('a .gitignore', '*.log\n', 'a.log'),
  ignored('a .ignore', { '.ignore': '*.log\n' }, 'a.log'),
  ignored('a .rgignore', { '.rgignore': '*.log\n' }, 'a.log'),
  ignored('info/exclude', { ...repository(), [exclude]: '*.log\n' }, 'd/a.log'),
  listed('.rgignore over .ignore', { '.rgignore': '!a.log\n', '.ignore': 'a.log\n' }, 'a.log'),
  ignored(
    '.rgignore over .ignore, the other way',
    { '.rgignore': 'a.log\n', '.ignore': '!a.log\n' },
    'a.log',
  ),
  listed('.rgignore over .gitignore', { '.rgignore': '!a.log\n', '.gitignore': 'a.log\n' }, 'a.log'),
  listed('.ignore over .gitignore', { '.ignore': '!a.log\n', '.gitignore': 'a.log\n' }, 'a.log'),
  ignored(
    '.ignore over .gitignore, the other way',
    { '.ignore': 'a.log\n', '.gitignore': '!a.log\n' },
    'a.log',
  ),
  listed(
    '.ignore over info/exclude',
    { ...repository(), '.ignore': '!a.log\n', [exclude]: 'a.log\n' },
    'a.log',
  ),
  listed(
    '.gitignore over info/exclude',
    { ...repository(), '.gitignore': '!a.log\n', [exclude]: 'a.log\n' },
    'a.log',
  ),
  ignored(
    '.gitignore over info/exclude, the other way',
    { ...repository(), '.gitignore': 'a.log\n', [exclude]: '!a.log\n' },
    'a.log',
  ),
  listed(
    "a parent's .ignore over a child's .gitignore",
    { '.ignore': '!a.log\n', 'd/.gitignore': 'a.log\n' },
    'd/a.log',
  ),
  ignored(
    "a parent's .rgignore over a child's .ignore",
    { '.rgignore': 'a.log\n', 'd/.ignore': '!a.log\n' },
    'd/a.log',
  ),
  listed(
    "a child's .gitignore over info/exclude",
    { ...repository(), 'd/.gitignore': '!a.log\n', [exclude]: 'a.log\n' },
    'd/a.log',
  ),
  listed(
    'in one layer the deeper file wins',
    { '.gitignore': 'a.log\n', 'd/.gitignore': '!a.log\n' },
    'd/a.log',
  ),
  ignored('and only where it lies', { '.gitignore': 'a.log\n', 'd/.gitignore': '!a.log\n' }, 'e/a.log'),
  ignored('the deepest of three', { '.ignore': 'x\n', 'd/.ignore': '!x\n', 'd/e/.ignore': 'x\n' }, 'd/e/x'),
  listed(
    'a deeper file that does not match leaves it to the one above',
    { '.gitignore': '!x\n', 'd/.gitignore': 'y\n' },
    'd/x',
  ),
  listed('in one file the last line that matches', 'a.log\n!a.log\n', 'a.log'),
  ignored('the last, not the last negated', '!a.log\na.log\n', 'a.log'),
  ignored('a line that does not match decides nothing', 'a.log\n!b.log\n', 'a.log'),
  ignored('a whitelist: all but', '*\n!*.ts\n', 'a.js'),
  listed('a whitelist: the exception', '*\n!*.ts\n', 'a.ts'),
  ignored('a whitelist: the exception in a directory that is left out', '*\n!*.ts\n', 'd/a.ts'),
  listed('a whitelist that lets directories through', '*\n!*/\n!*.ts\n', 'd/e/a.ts'),
];

export const withoutRepository: readonly IgnoreCase[] = [
  ignored('.gitignore', 'x\n', 'd/x'),
  ignored('.gitignore in a directory', { 'd/.gitignore': '/x\n' }, 'd/x'),
  listed('what it says of its own directory', { 'd/.gitignore': '/x\n' }, 'd/e/x'),
  ignored('two of them', { '.gitignore': '!x\n', 'd/.gitignore': 'x\n' }, 'd/x'),
];

const BOUNDARY =
  'ripgrep reads .ignore up to the root of the file system; here the repository is the boundary';

export const ancestors: readonly IgnoreCase[] = [
  ignored("the workdir's rules, searched from within", 'x\n', 'd/e/x', { place: 'd/e/' }),
  ignored('those of a directory between', { 'd/.ignore': 'x\n' }, 'd/e/x', { place: 'd/e/' }),
  ignored('anchored rules are relative to their file', '/d/e/x\n', 'd/e/x', { place: 'd/e/' }),
  listed('anchored elsewhere', '/x\n', 'd/e/x', { place: 'd/e/' }),
  ignored('.rgignore above', { '.rgignore': 'x\n' }, 'd/x', { place: 'd/' }),
  listed(
    'a deeper file above the root still wins',
    { '.gitignore': 'x\n', 'd/.gitignore': '!x\n' },
    'd/e/x',
    { place: 'd/e/' },
  ),
  ignored('info/exclude above', { ...repository(), [exclude]: '/d/x\n' }, 'd/x', { place: 'd/' }),
  ignored('.gitignore above, within a repository', { ...repository(), '.gitignore': 'x\n' }, 'd/x', {
    place: 'd/',
  }),
  listed('.gitignore above the repository', { '.gitignore': 'x\n', ...repository('d/') }, 'd/e/x', {
    place: 'd/e/',
  }),
  listed('.ignore above the repository', { '.ignore': 'x\n', ...repository('d/') }, 'd/e/x', {
    place: 'd/e/',
    differs: { ripgrep: BOUNDARY },
  }),
  listed('.rgignore above the repository', { '.rgignore': 'x\n', ...repository('d/') }, 'd/x', {
    place: 'd/',
    differs: { ripgrep: BOUNDARY },
  }),
  ignored(
    'the file of the directory that holds the repository',
    { '.gitignore': '!x\n', ...repository('d/'), 'd/.gitignore': 'x\n' },
    'd/e/x',
    { place: 'd/e/' },
  ),
  listed('a Jujutsu repository is a boundary too', { '.gitignore': 'x\n', 'd/.jj/repo': '' }, 'd/e/x', {
    place: 'd/e/',
  }),
  ignored('and its own rules hold', { 'd/.jj/repo': '', 'd/.gitignore': 'x\n' }, 'd/e/x', { place: 'd/e/' }),
];

export const nested: readonly IgnoreCase[] = [
  listed('an outer .gitignore stops', { ...repository(), '.gitignore': 'x\n', ...repository('d/') }, 'd/x'),
  ignored('and goes on beside it', { ...repository(), '.gitignore': 'x\n', ...repository('d/') }, 'e/x'),
  listed('an outer info/exclude stops', { ...repository(), [exclude]: 'x\n', ...repository('d/') }, 'd/e/x'),
  ignored('an outer .ignore goes through', { ...repository(), '.ignore': 'x\n', ...repository('d/') }, 'd/x'),
  ignored(
    'an outer .rgignore goes through',
    { ...repository(), '.rgignore': 'x\n', ...repository('d/') },
    'd/e/x',
  ),
  ignored('the inner .gitignore', { ...repository(), ...repository('d/'), 'd/.gitignore': 'x\n' }, 'd/e/x'),
  ignored(
    'the inner info/exclude',
    { ...repository(), ...repository('d/'), [`d/${exclude}`]: 'x\n' },
    'd/e/x',
  ),
  listed(
    'an outer .ignore over the inner .gitignore',
    { ...repository(), '.ignore': '!x\n', ...repository('d/'), 'd/.gitignore': 'x\n' },
    'd/x',
  ),
  ignored(
    'a rule that leaves the repository out',
    { ...repository(), '.gitignore': 'd/\n', ...repository('d/') },
    'd/x',
  ),
  ignored(
    'and the inner file can not take it in again',
    { ...repository(), '.gitignore': 'd\n', ...repository('d/'), 'd/.gitignore': '!x\n' },
    'd/x',
  ),
  listed(
    'an outer rule anchored into it',
    { ...repository(), '.gitignore': '/d/x\n', ...repository('d/') },
    'd/x',
  ),
  listed(
    'a repository in a repository within',
    { ...repository(), ...repository('d/'), 'd/.gitignore': 'x\n', ...repository('d/e/') },
    'd/e/x',
  ),
  listed(
    'an outer .gitignore stops, whose directory is no repository',
    { '.gitignore': 'x\n', ...repository('d/') },
    'd/x',
  ),
  ignored('and goes on beside it', { '.gitignore': 'x\n', ...repository('d/') }, 'f/x', {
    differs: {
      ripgrep: 'ripgrep reads a .gitignore in a repository alone, unless it is told --no-require-git',
    },
  }),
  listed(
    'a file named .git is a boundary too',
    {
      ...repository(),
      '.gitignore': 'x\n',
      'd/.git': 'gitdir: ../m\n',
      'm/HEAD': 'ref: refs/heads/main\n',
      'm/objects/': null,
      'm/refs/': null,
    },
    'd/x',
  ),
];

const WORKTREE = 'ripgrep follows a relative gitdir from where it was started';

/** A worktree whose repository lies in `main`. */
const worktree = (exclude: string): Record<string, string | null> => ({
  ...(repository('main/') as Record<string, string | null>),
  'main/.git/info/exclude': exclude,
  'main/.git/worktrees/w/HEAD': 'ref: refs/heads/other\n',
  'main/.git/worktrees/w/commondir': '../..\n',
  'main/.git/worktrees/w/gitdir': '../../../../w/.git\n',
  'w/.git': 'gitdir: ../main/.git/worktrees/w\n',
});

export const worktrees: readonly IgnoreCase[] = [
  ignored("the common directory's info/exclude", worktree('x\n'), 'w/x', { place: 'w/' }),
  ignored('in a directory of the worktree', worktree('x\n'), 'w/d/x', { place: 'w/' }),
  ignored('searched from within it', worktree('/d/x\n'), 'w/d/x', {
    place: 'w/d/',
    differs: { ripgrep: WORKTREE },
  }),
  listed('anchored at the worktree', worktree('/x\n'), 'w/d/x', { place: 'w/' }),
  listed("the worktree's own .gitignore is stronger", { ...worktree('x\n'), 'w/.gitignore': '!x\n' }, 'w/x', {
    place: 'w/',
  }),
];
