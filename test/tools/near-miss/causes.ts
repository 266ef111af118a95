/**
 * What a search may find nothing for, as rows: the tests run them, and the README shows them. Trees lie in memory, at
 * `/w`; `text` is the page to the letter.
 */
import type { NoticeCode } from '../../../src/page/notice.ts';
import type { GlobInput, GlobToolOptions } from '../../../src/tools/glob-tool.ts';
import type { Answering, MemorySpec } from '../../support/memory.ts';

export interface Cause {
  readonly cause: string;
  /** Of the first notice. */
  readonly code: NoticeCode;
  readonly tree: MemorySpec;
  readonly input: GlobInput;
  readonly options?: Omit<GlobToolOptions, 'fs' | 'cwd'>;
  /** How the file system behaves, where it does not do as it should. */
  readonly answering?: Answering;
  readonly text: string;
}

const fails =
  (call: string, code: string): Answering =>
  (asked, answer) =>
    asked === call ? Promise.reject(Object.assign(new Error(code), { code })) : answer();

const hangs =
  (call: string): Answering =>
  (asked, answer) =>
    asked === call ? new Promise(() => undefined) : answer();

const nfd = '한글.txt'.normalize('NFD');
const nfc = '한글.txt'.normalize('NFC');

/** More than a look takes in. */
const MANY = Object.fromEntries(
  Array.from({ length: 25_000 }, (_, index) => [`node_modules/p${index % 50}/f${index}.js`, '']),
);

export const CAUSES: readonly Cause[] = [
  {
    cause: 'there is none',
    code: 'no-files-found',
    tree: { 'a.ts': '', '.gitignore': 'dist', 'dist/a.js': '' },
    input: { pattern: '*.py' },
    text: 'No files found',
  },
  {
    cause: 'ignore rules exclude it',
    code: 'ignored-only',
    tree: { '.gitignore': 'node_modules\ndist', 'dist/a.js': '', 'node_modules/x/a.js': '' },
    input: { pattern: '*.js' },
    text: 'No files shown: 2 files match, but ignore rules exclude dist/, node_modules/. Set includeIgnored to true to see them.',
  },
  {
    cause: 'not outside of what is ignored, and that is too much to look through',
    code: 'none-outside-ignored',
    tree: { '.gitignore': 'node_modules', ...MANY },
    input: { pattern: '*.py' },
    text: 'No match outside of ignored directories; these hold more than was looked through. Set includeIgnored to true to search them.\nIgnored: node_modules/.',
  },
  {
    cause: 'dotfiles are left out (`hidden: false`)',
    code: 'hidden-only',
    tree: { '.env': '', '.github/.env': '', 'a.ts': '' },
    input: { pattern: '.env' },
    options: { hidden: false },
    text: 'No files shown: names that start with a dot are left out here, with all beneath them. 2 files match: .env, .github/.env.',
  },
  {
    cause: 'only a directory matches',
    code: 'directory-only',
    tree: { 'src/sub/a.ts': '', 'src/sub/b.ts': '', 'c.ts': '' },
    input: { pattern: 'sub' },
    text: 'No file matches, but a directory does: src/sub/. The pattern src/sub/** finds the 2 files beneath.',
  },
  {
    cause: 'only a link matches',
    code: 'link-only',
    tree: { 'src/a.ts': '', current: { link: 'src' } },
    input: { pattern: 'current' },
    text: 'No file matches, but a link does, and links are neither followed nor shown: current. Give it as path to search behind it.',
  },
  {
    cause: 'it lies behind a link',
    code: 'behind-link',
    tree: { 'src/a.ts': '', current: { link: 'src' } },
    input: { pattern: 'cur*/*.ts' },
    text: 'No match but behind links, which are not followed: 1 file matches beneath current/. Give it as path to search there.',
  },
  {
    cause: 'it is a device, a socket or a pipe',
    code: 'special-only',
    tree: { 'run/app.sock': { special: true } },
    input: { pattern: '*.sock' },
    text: 'No file matches, but something that is neither a file nor a directory does: run/app.sock.',
  },
  {
    cause: 'a version control store is never searched',
    code: 'vcs-store',
    tree: { '.git/hooks/pre-commit': '', 'a.ts': '' },
    input: { pattern: '.git/hooks/*' },
    text: 'No files shown: version control stores such as .git are never searched.',
  },
  {
    cause: 'the search root is in such a store',
    code: 'vcs-store',
    tree: { '.git/hooks/pre-commit': '', 'a.ts': '' },
    input: { pattern: '*', path: '.git/hooks' },
    text: 'No files shown: the search root is in a version control store, and those are never searched.',
  },
  {
    cause: 'upper and lower case',
    code: 'other-case',
    tree: { 'README.md': '' },
    input: { pattern: 'readme.*' },
    text: 'No match: upper and lower case differ. Ignoring case, 1 file matches: README.md.',
  },
  {
    cause: 'another Unicode form (NFC, NFD, odd spaces)',
    code: 'other-unicode-form',
    tree: { [nfd]: '' },
    input: { pattern: nfc },
    text: `No match: the name is stored in another Unicode form, which looks the same. In that form, 1 file matches: ${nfd}. Put * for the characters that differ.`,
  },
  {
    cause: 'a class or braces that are a name',
    code: 'literal-name',
    tree: { '{{cookiecutter.name}}/setup.py': '' },
    input: { pattern: '{{cookiecutter.name}}/*.py' },
    text: 'No match: brackets and braces have a meaning in a pattern. Taken as part of the name, 1 file matches: {{cookiecutter.name}}/setup.py. Write \\ in front of those.',
  },
  {
    cause: 'an extglob of bash',
    code: 'foreign-syntax',
    tree: { 'a.ts': '', 'b.tsx': '', 'c.md': '' },
    input: { pattern: '*.@(ts|tsx)' },
    text: 'No match: @(ts|tsx) means something else here than in bash and JavaScript. Read as there, 2 files match: a.ts, b.tsx. Write {a,b} for alternatives.',
  },
  {
    cause: 'a negated extglob',
    code: 'foreign-syntax',
    tree: { 'src/a.test.ts': '', 'src/a.ts': '' },
    input: { pattern: 'src/!(*.test).ts' },
    text: 'No match: !(*.test) means something else here than in bash and JavaScript. Read as there, 1 file matches: src/a.ts. There is no such negation here; say what to find.',
  },
  {
    cause: 'a range in braces',
    code: 'foreign-syntax',
    tree: { 'log8.txt': '', 'log9.txt': '', 'log10.txt': '', 'log11.txt': '' },
    input: { pattern: 'log{9..11}.txt' },
    text: 'No match: {9..11} means something else here than in bash and JavaScript. Read as there, 3 files match: log10.txt, log11.txt, log9.txt. Write {1,2,3} for numbers, [a-c] for letters.',
  },
  {
    cause: 'a POSIX class',
    code: 'foreign-syntax',
    tree: { a1: '', ab: '' },
    input: { pattern: 'a[[:digit:]]' },
    text: 'No match: [[:digit:]] means something else here than in bash and JavaScript. Read as there, 1 file matches: a1. Write [a-zA-Z] for letters, [0-9] for digits.',
  },
  {
    cause: 'an empty branch in braces',
    code: 'foreign-syntax',
    tree: { 'foo.ts': '' },
    input: { pattern: 'foo{,.d}.ts' },
    text: 'No match: {,.d} means something else here than in bash and JavaScript. Read as there, 1 file matches: foo.ts. A branch cannot be empty here; write what is in front into each branch.',
  },
  {
    cause: 'stray quotes',
    code: 'stray-quote',
    tree: { 'a.ts': '', 'b.ts': '' },
    input: { pattern: '`*.ts`' },
    text: 'No match: the quotes are part of the pattern. Without them, 2 files match: a.ts, b.ts.',
  },
  {
    cause: 'the pattern repeats `path`',
    code: 'path-repeated',
    tree: { 'src/a.ts': '' },
    input: { pattern: 'src/*.ts', path: 'src' },
    text: 'No match: the pattern starts at the search root, and repeats the end of its path, src/. Without that, 1 file matches: src/a.ts.',
  },
  {
    cause: 'several patterns in one',
    code: 'pattern-list',
    tree: { 'a.ts': '', 'b.tsx': '' },
    input: { pattern: '*.ts, *.tsx' },
    text: 'No match: a comma separates alternatives in braces alone. As {*.ts,*.tsx}, 2 files match: a.ts, b.tsx.',
  },
  {
    cause: 'backslashes, where `/` separates',
    code: 'separator',
    tree: { 'src/a.ts': '' },
    input: { pattern: 'src\\*.ts' },
    text: 'No match: \\ takes the meaning from the character after it. With / instead, 1 file matches: src/a.ts.',
  },
  {
    cause: 'a space at the start',
    code: 'edge-space',
    tree: { 'a.ts': '' },
    input: { pattern: ' *.ts' },
    text: 'No match: the space at the start is part of the pattern. Without it, 1 file matches: a.ts.',
  },
  {
    cause: 'a regular expression',
    code: 'regular-expression',
    tree: { 'src/a.ts': '', 'src/x/b.ts': '' },
    input: { pattern: '^src/.*\\.ts$' },
    text: 'No match: the pattern is a glob, not a regular expression. As src/**/*.ts, 2 files match: src/a.ts, src/x/b.ts.',
  },
  {
    cause: 'it lies further down',
    code: 'deeper',
    tree: { 'packages/a/src/b.ts': '' },
    input: { pattern: 'src/*.ts' },
    text: 'No match: a pattern with a / in it starts at the search root. With **/ in front, 1 file matches: packages/a/src/b.ts.',
  },
  {
    cause: 'it lies further up, as in a path of another machine',
    code: 'shallower',
    tree: { 'src/ui/App.tsx': '' },
    input: { pattern: '/repo/frontend/src/ui/*.tsx' },
    text: 'No match: a pattern with a / in it starts at the search root. Without its first directories, 1 file matches: src/ui/App.tsx.\nNote: a leading / starts the pattern at the search root, not at the root of the file system, and nothing outside the workdir is searched.',
  },
  {
    cause: 'a part of the name',
    code: 'part-of-name',
    tree: { 'ui/Button.tsx': '', 'ui/IconButton.tsx': '' },
    input: { pattern: 'Button' },
    text: 'No match: a pattern means the whole name. With * on both sides of the name, 2 files match: ui/Button.tsx, ui/IconButton.tsx.',
  },
  {
    cause: 'a directory of the pattern is missing',
    code: 'missing-directory',
    tree: { 'components/Card.tsx': '' },
    input: { pattern: 'componets/*.tsx' },
    text: 'No match: componets does not exist; did you mean components?',
  },
  {
    cause: 'a leading `/` that is not the root of the file system',
    code: 'reading',
    tree: { 'a.conf': '' },
    input: { pattern: '/etc/*.conf' },
    text: 'No file matches the pattern as it was read.\nNote: a leading / starts the pattern at the search root, not at the root of the file system, and nothing outside the workdir is searched.',
  },
  {
    cause: 'a directory could not be read',
    code: 'none-in-part',
    tree: { 'a.ts': '', 'locked/a.py': '' },
    input: { pattern: '*.py' },
    answering: fails('readdir /w/locked', 'EACCES'),
    text: 'No match in the part that was searched.\nIncomplete: a directory could not be read, so what is beneath is missing: locked.',
  },
  {
    cause: 'a directory vanished meanwhile',
    code: 'none-in-part',
    tree: { 'a.ts': '', 'tmp/a.py': '' },
    input: { pattern: '*.py' },
    answering: fails('readdir /w/tmp', 'ENOENT'),
    text: 'No match in the part that was searched.\nIncomplete: a directory vanished while the search went on: tmp.',
  },
  {
    cause: 'the time was up',
    code: 'none-in-part',
    tree: { 'a.ts': '', 'mnt/slow/a.py': '' },
    input: { pattern: '*.py' },
    options: { timeoutMs: 100 },
    answering: hangs('readdir /w/mnt/slow'),
    text: 'No match in the part that was searched.\nIncomplete: the search ran out of time. Not answered by then: mnt/slow. Narrow pattern or path to search the rest.',
  },
];
