/** Ignore files that are no files, or too much of one: nothing hangs, nothing breaks, and `skipped` says what was left out. */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import type { GlobResult } from '../../src/result.ts';
import { makeTree, type TreeEntry, type TreeSpec } from '../support/tree.ts';
import { failure, observe } from '../walk/observed.ts';

const onPosix = describe.runIf(process.platform !== 'win32');
const UNREADABLE = 'IGNORE_FILE_UNREADABLE';

/** A search of `w`, whose rules leave out `x`, beside `x` and `y`. */
async function searched(tree: TreeSpec, path = '.', fifos: readonly string[] = []): Promise<GlobResult> {
  const { root } = await makeTree({ 'w/x': '', 'w/y': '', 'w/d/x': '', 'w/d/y': '', ...tree });
  for (const fifo of fifos) execFileSync('mkfifo', [`${root}/${fifo}`]);
  return glob('[xy]', { cwd: `${root}/w`, path, sort: 'path' });
}

const LEFT = ['d/y', 'y'];
const ALL = ['d/x', 'd/y', 'x', 'y'];

onPosix('an ignore file that is', () => {
  test('a pipe, which nobody writes to', async () => {
    const { paths, skipped, complete } = await searched({ 'w/.ignore': 'x\n' }, '.', [
      'w/.gitignore',
      'w/d/.rgignore',
    ]);
    expect(paths).toEqual(LEFT);
    expect(skipped.toSorted((left, right) => (left.path < right.path ? -1 : 1))).toEqual([
      { path: '.gitignore', code: UNREADABLE },
      { path: 'd/.rgignore', code: UNREADABLE },
    ]);
    expect(complete).toBe(true);
  });

  test('a pipe above the root, or in the store', async () => {
    const store = { 'w/.git/HEAD': '', 'w/.git/info/': null };
    const { paths, skipped } = await searched(store, 'd', ['w/.gitignore', 'w/.git/info/exclude']);
    expect(paths).toEqual(['d/x', 'd/y']);
    expect(skipped.map(({ path, code }) => [path, code])).toEqual([
      ['.gitignore', UNREADABLE],
      ['.git/info/exclude', UNREADABLE],
    ]);
  });

  test('a .git that is a pipe', async () => {
    const { paths, skipped } = await searched({ 'w/.gitignore': 'x\n' }, '.', ['w/.git']);
    expect(paths).toEqual(LEFT);
    expect(skipped).toEqual([]);
  });

  test.each<[string, TreeSpec, boolean?]>([
    ['a link to a device without end', { 'w/.gitignore': { link: '/dev/zero' } }],
    ['a link to a terminal', { 'w/.gitignore': { link: '/dev/tty' } }],
    ['a link to itself', { 'w/.gitignore': { link: '.gitignore' } }],
    ['a link to a directory', { 'w/.gitignore': { link: 'd' } }],
    // Above the root files are looked for by name, and there is none.
    ['a link to nowhere', { 'w/.gitignore': { link: 'nowhere' } }, true],
  ])('%s', async (_title, tree, isAbsentAbove = false) => {
    const named = [{ path: '.gitignore', code: UNREADABLE }];
    expect(await searched({ ...tree, 'w/.ignore': 'x\n' })).toMatchObject({ paths: LEFT, skipped: named });
    expect(await searched({ ...tree, 'w/.ignore': 'x\n' }, 'd')).toMatchObject({
      paths: ['d/y'],
      skipped: isAbsentAbove ? [] : named,
    });
  });

  test('a link to a file: it is read', async () => {
    const tree: TreeSpec = { 'rules.txt': 'x\n', 'w/.gitignore': { link: '../rules.txt' } };
    expect(await searched(tree)).toMatchObject({ paths: LEFT, skipped: [] });
    expect(await searched(tree, 'd')).toMatchObject({ paths: ['d/y'], skipped: [] });
  });

  test('a directory: it holds files, not rules', async () => {
    const tree: TreeSpec = { 'w/.gitignore/x': '', 'w/.gitignore/y': '', 'w/.ignore': 'x\n' };
    expect(await searched(tree)).toMatchObject({ paths: ['.gitignore/y', ...LEFT], skipped: [] });
    expect(await searched(tree, 'd')).toMatchObject({ paths: ['d/y'], skipped: [] });
  });
});

const LINE = '#'.padEnd(63, '.');
const lines = (bytes: number): string => `${LINE}\n`.repeat(bytes / 64);
const MEBIBYTE = 1024 * 1024;

describe('an ignore file that holds', () => {
  const bytes = (...values: number[]): TreeEntry => ({ text: Uint8Array.from(values) });
  test.each<[string, TreeEntry, string[], string?]>([
    ['two mebibytes: the first rules', `x\n${lines(2 * MEBIBYTE)}`, LEFT, 'IGNORE_FILE_TOO_LARGE'],
    ['two mebibytes: none of the last rules', `${lines(2 * MEBIBYTE)}x\n`, ALL, 'IGNORE_FILE_TOO_LARGE'],
    ['a mebibyte: all of it', `${lines(MEBIBYTE - 64)}${'#'.padEnd(61, '.')}\nx\n`, LEFT],
    [
      'a mebibyte and a byte: whole lines',
      `${lines(MEBIBYTE - 64)}${'#'.padEnd(62, '.')}\nx\n`,
      ALL,
      'IGNORE_FILE_TOO_LARGE',
    ],
    [
      'a rule cut in two by the bound: not a half of it',
      `${lines(MEBIBYTE - 64)}${'#'.padEnd(62, '.')}\nxy\n`,
      ALL,
      'IGNORE_FILE_TOO_LARGE',
    ],
    ['one line without an end', 'x'.repeat(2 * MEBIBYTE), ALL, 'IGNORE_FILE_TOO_LARGE'],
    ['a line of 60,000 characters', `${'*x'.repeat(30_000)}\nx\n`, LEFT, 'IGNORE_LINE_TOO_LONG'],
    ['a line of 4,096 bytes', `x\n!x${'*'.repeat(4_094)}\n`, ALL],
    ['a line of 4,097 bytes', `x\n!x${'*'.repeat(4_095)}\n`, LEFT, 'IGNORE_LINE_TOO_LONG'],
    ['bytes that are not UTF-8', bytes(0xff, 0xfe, 0x0a, 0x78, 0x0a), LEFT],
    ['UTF-16', bytes(0xff, 0xfe, 0x78, 0x00, 0x0a, 0x00), ALL],
    ['NUL in a line', bytes(0x78, 0x00, 0x79, 0x0a), LEFT],
    ['NUL alone', bytes(0x00, 0x0a, 0x00), ALL],
    ['a byte-order mark and carriage returns', '\ufeffx\r\n', LEFT],
    ['nothing', '', ALL],
    ['nothing but line feeds', '\n'.repeat(100_000), ALL],
  ])('%s', async (_title, content, paths, code) => {
    const found = await searched({ 'w/.gitignore': content });
    expect(found).toMatchObject({ paths, complete: true });
    expect(found.skipped).toEqual(code === undefined ? [] : [{ path: '.gitignore', code }]);
  });
});

describe('an ignore file that may not be read', () => {
  test('is named, and the search goes on', async () => {
    const { root } = await makeTree({
      '.gitignore': 'x\n',
      '.ignore': 'z\n',
      x: '',
      y: '',
      'd/.ignore': 'y\n',
      'd/y': '',
    });
    const { fs } = observe(root);
    const denied: typeof fs = {
      ...fs,
      readFile: async (path, encoding) => {
        if (!path.endsWith('/.ignore')) throw failure('EACCES');
        return fs.readFile(path, encoding);
      },
    };
    const inRoot = await glob('[xy]', { cwd: root, fs: denied, sort: 'path' });
    expect(inRoot).toMatchObject({ paths: ['x', 'y'], skipped: [{ path: '.gitignore', code: UNREADABLE }] });
    const beneath = await glob('[xy]', { cwd: root, path: 'd', fs: denied });
    expect(beneath).toMatchObject({ paths: [], skipped: [{ path: '.gitignore', code: UNREADABLE }] });
  });

  // Root may read everything: a child without its rights is asked.
  test.runIf(process.platform === 'linux')('on a disk', async () => {
    const { root } = await makeTree({
      '.gitignore': { text: 'x\n', mode: 0o000 },
      'd/.ignore': { text: 'x\n', mode: 0o000 },
      x: '',
      'd/y': '',
    });
    execFileSync('chmod', ['755', root]);
    const source = new URL('../../src/glob.ts', import.meta.url).href;
    const script = `import { glob } from ${JSON.stringify(source)};
      console.log(JSON.stringify(await glob('[xy]', { cwd: ${JSON.stringify(root)}, sort: 'path' })));`;
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { ...user, cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      paths: ['d/y', 'x'],
      complete: true,
      skipped: [
        { path: '.gitignore', code: UNREADABLE },
        { path: 'd/.ignore', code: UNREADABLE },
      ],
    });
  });
});
