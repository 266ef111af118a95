/** Reports on what patterns and paths mean. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { createTools, type Tools } from '../../src/tools/tools.ts';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { type MemorySpec, memory, WORKDIR } from '../support/memory.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';
import { report } from './report.ts';

afterEach(() => vi.unstubAllEnvs());

type Asked = { readonly pattern: string; readonly path?: string };

async function pageOf(spec: TreeSpec, asked: Asked): Promise<string> {
  const { root } = await makeTree(spec);
  return (await createTools({ cwd: root }).glob.execute(asked)).text;
}

report(16, 'an absolute pattern finds nothing', async () => {
  const { root } = await makeTree({ 'src/a.ts': 1, 'src/b.ts': 2 });
  const { glob } = createTools({ cwd: root });
  const relative = await glob.execute({ pattern: 'src/*.ts' });
  expect(relative.text).toBe('src/a.ts\nsrc/b.ts');
  expect((await glob.execute({ pattern: `${root}/src/*.ts` })).text).toBe(relative.text);
});

report(17, 'a pattern with a slash is relative to the workdir, not to `path`', async () => {
  const spec = { 'other/sub/b.txt': 1, 'sub/a.txt': 2 };
  expect(await pageOf(spec, { pattern: 'sub/*.txt', path: 'other' })).toBe('other/sub/b.txt');
});

report(18, 'a search of / hangs, or is empty', async () => {
  const { root } = await makeTree({ 'a.ts': 1 });
  const asked = { pattern: '*.no-such-ending', path: '/' };
  const refused = await createTools({ cwd: root }).glob.execute(asked);
  expect(refused.text).toBe('/ is not inside the workdir; nothing else can be searched or listed');
  const open = createTools({ cwd: root, allowOutside: true, timeoutMs: 200 });
  const { text } = await open.glob.execute(asked);
  expect(text).toMatch(/Incomplete: |^No files found$|^No match outside/m);
});

report(19, 'a pattern that begins outside of the workdir', async () => {
  const { root } = await makeTree({ 'x/a.ts': 1, 'w/b.ts': 2 });
  const asked = { pattern: `${root}/x/*.ts` };
  const { text } = await createTools({ cwd: `${root}/w` }).glob.execute(asked);
  expect(text).not.toContain('No files found');
  expect(text).toContain('nothing outside the workdir is searched');
  const open = createTools({ cwd: `${root}/w`, allowOutside: true });
  expect((await open.glob.execute(asked)).text).toBe(`${root}/x/a.ts`);
});

/** A tree in memory as Windows spells it: `C:\w`. */
function onWindows(spec: MemorySpec): Tools {
  const { fs: posix } = memory(spec);
  const at = (location: string): string => location.replace(/^C:/i, '').replaceAll('\\', '/');
  const windows: FileSystem = {
    readdir: (location, options) => posix.readdir(at(location), options),
    lstat: (location) => posix.lstat(at(location)),
    stat: (location) => posix.stat(at(location)),
    readFile: (location, encoding) => posix.readFile(at(location), encoding),
    realpath: async (location) => `C:${(await posix.realpath(at(location))).replaceAll('/', '\\')}`,
  };
  return createTools({ cwd: 'C:\\w', fs: windows });
}

report(20, 'backslashes and drives of Windows find nothing', async () => {
  const { glob } = onWindows({ 'src/a.ts': '', 'src/x/b.ts': '' });
  for (const pattern of ['src\\**\\*.ts', 'C:\\w\\src\\**\\*.ts', 'C:/w/src/**/*.ts', 'src/**/*.ts']) {
    expect((await glob.execute({ pattern })).text).toBe('src/a.ts\nsrc/x/b.ts');
  }
  const onPosix = await pageOf({ 'src/a.ts': 1 }, { pattern: 'src\\a.ts' });
  if (process.platform !== 'win32') expect(onPosix).toContain('With / instead, 1 file matches: src/a.ts.');
});

report(21, '~ is not the home directory', async () => {
  const { root } = await makeTree({ 'w/a.ts': 1 });
  vi.stubEnv('HOME', root);
  vi.stubEnv('USERPROFILE', root);
  const { glob } = createTools({ cwd: `${root}/w` });
  expect((await glob.execute({ pattern: '*', path: '~/w' })).text).toBe('a.ts');
  expect((await glob.execute({ pattern: '*', path: '~' })).text).toMatch(/^~ is not inside the workdir/);
  expect(fs.readdirSync(`${root}/w`)).toEqual(['a.ts']);
  fs.mkdirSync(`${root}/w/~`);
  fs.writeFileSync(`${root}/w/~/own`, '');
  expect((await glob.execute({ pattern: '*', path: '~' })).text).toBe('~/own');
});

report(22, 'brackets in a name are taken for a class', async () => {
  expect(await pageOf({ 'foo/[baz]/a.ts': 1 }, { pattern: 'foo/[baz]/a.ts' })).toBe('foo/[baz]/a.ts');
});

report(23, 'parentheses in a name are taken for an extglob', async () => {
  const spec = { 'app/(group)/page.tsx': 1 };
  expect(await pageOf(spec, { pattern: 'app/(group)/*.tsx' })).toBe('app/(group)/page.tsx');
});

report(25, 'braces are not understood', async () => {
  const spec = { 'a.ts': 1, 'b.md': 2, 'c.tsx': 3 };
  expect(await pageOf(spec, { pattern: '*.{ts,md}' })).toBe('a.ts\nb.md');
  expect(await pageOf(spec, { pattern: '*.{md,{ts,tsx}}' })).toBe('a.ts\nb.md\nc.tsx');
});

report(26, 'a bare pattern finds nothing below the top', async () => {
  expect(await pageOf({ 'src/a.py': 1 }, { pattern: '*.py' })).toBe('src/a.py');
});

report(27, '* hides what is nested; an empty pattern matches nothing', async () => {
  expect(await pageOf({ 'src/a.ts': 1 }, { pattern: '*' })).toBe('src/a.ts');
  const { glob } = createTools();
  const empty = await glob.execute({ pattern: '' });
  expect(empty).toMatchObject({ isError: true, details: { code: 'INVALID_ARGUMENT' } });
});

report(28, '** at the end or in the middle is not understood', async () => {
  const spec = { 'a/b/c.nix': 1, 'a/d.nix': 2 };
  for (const pattern of ['a/**', 'a/**/*.nix']) {
    expect(await pageOf(spec, { pattern })).toBe('a/b/c.nix\na/d.nix');
  }
});

report(30, 'another case finds nothing, without a word', async () => {
  const { fs: file } = memory({ 'README.md': '' });
  const { glob } = createTools({ cwd: WORKDIR, fs: file });
  expect((await glob.execute({ pattern: 'readme.*' })).text).toContain(
    'Ignoring case, 1 file matches: README.md.',
  );
});

report(31, 'a name in another Unicode form is never found', async () => {
  const stored = '한글.txt'.normalize('NFD');
  const { fs: file } = memory({ [stored]: '' });
  const { glob } = createTools({ cwd: WORKDIR, fs: file });
  const { text, details } = await glob.execute({ pattern: '한글.txt'.normalize('NFC') });
  expect(text).toContain(`1 file matches: ${stored}.`);
  expect(details).toMatchObject({ notices: [{ code: 'other-unicode-form', paths: [stored] }] });
  expect((await glob.execute({ pattern: stored })).text).toBe(stored);
});

report(32, 'a leading ! finds everything else', async () => {
  const { root } = await makeTree({ 'a.ts': 1, 'b.md': 2, '!x.txt': 3 });
  const { glob } = createTools({ cwd: root });
  const refused = await glob.execute({ pattern: '!*.ts' });
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain('would match every other file');
  expect((await glob.execute({ pattern: '!x.txt' })).text).toBe('!x.txt');
});

report(34, 'a path that is a file gives an empty list', async () => {
  const text = await pageOf({ 'README.md': 1 }, { pattern: '*', path: 'README.md' });
  expect(text).toBe('README.md is not a directory; give the directory that holds it (.)');
});

report(35, 'a path of "undefined"', async () => {
  for (const word of ['undefined', 'null']) {
    expect(await pageOf({ 'a.ts': 1 }, { pattern: '*', path: word })).toBe('a.ts');
    expect(await pageOf({ 'a.ts': 1, [`${word}/b.ts`]: 2 }, { pattern: '*', path: word })).toBe(
      `${word}/b.ts`,
    );
  }
});

report(36, 'a pattern that leads out tells what is there', async () => {
  const { root } = await makeTree({ 'secret/a.ts': 1, 'secret.txt': 2, 'w/a/b.ts': 3, 'w/a.ts': 4 });
  const { glob } = createTools({ cwd: path.join(root, 'w') });
  for (const [there, missing] of [
    ['../secret/*', '../nothing/*'],
    ['a/../../secret.txt', 'a/../../nothing.txt'],
    ['{../secret/*,a.ts}', '{../nothing/*,a.ts}'],
  ] as const) {
    const texts = await Promise.all(
      [there, missing].map(async (pattern) => {
        const { text, isError } = await glob.execute({ pattern });
        expect(isError).toBe(true);
        return text.replace(pattern, 'PATTERN');
      }),
    );
    expect(texts[0]).toContain('is not inside the workdir');
    expect(texts[0]).toBe(texts[1]);
  }
  expect((await glob.execute({ pattern: '*', path: 'nothing' })).text).toContain('does not exist');
});

report(37, 'a pattern that takes for ever', async () => {
  const { root } = await makeTree({ [`${'a/'.repeat(60)}${'a'.repeat(200)}`]: 1 });
  const { glob } = createTools({ cwd: root });
  for (const pattern of [
    `${'**/'.repeat(20)}b`,
    `${'*a'.repeat(30)}c`,
    `${'{a,b}'.repeat(20)}c`,
    `${'+(a|aa)'.repeat(8)}c`,
  ]) {
    const { isError, text } = await glob.execute({ pattern });
    expect(isError).toBeUndefined();
    expect(text).toMatch(/^No /);
  }
});
