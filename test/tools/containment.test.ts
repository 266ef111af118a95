/** Nothing outside the workdir, and no word on whether it is there. */
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTools, type Tools } from '../../src/tools/tools.ts';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';

afterEach(() => vi.unstubAllEnvs());

const OUTSIDE = 'is not inside the workdir; nothing else can be searched or listed';

async function tools(options: { allowOutside?: boolean } = {}): Promise<{ tools: Tools; root: string }> {
  const { root } = await makeTree({
    'secret/key.ts': 1,
    'secret/back': { link: '../w/src' },
    'w/src/a.ts': 2,
    'w/src/deep/b.ts': 3,
    'w/inside': { link: 'src' },
    'w/out': { link: '../secret' },
    'w/far/out': { link: '../../secret' },
    'w/dangling-out': { link: '../nowhere' },
    'w/dangling-in': { link: 'nowhere' },
    'w/loop': { link: 'loop' },
    'w/file.ts': 4,
    w2: { link: 'w' },
  });
  return { tools: createTools({ cwd: path.join(root, 'w'), ...options }), root };
}

describe('refused in the same words whether or not something is there', () => {
  const pairs: readonly [there: string, missing: string][] = [
    ['../secret', '../nothing'],
    ['../secret/key.ts', '../secret/no.ts'],
    ['src/../../secret', 'src/../../nothing'],
    ['/etc', '/nothing'],
    ['/etc/passwd', '/etc/nothing'],
    ['out', 'dangling-out'],
    ['out/key.ts', 'out/nothing'],
    ['out/key.ts/x', 'out/nothing/x'],
    ['far/out', 'far/out/nothing/x'],
    ['~', '~/nothing'],
  ];

  test.each(pairs)('path %s, and %s', async (there, missing) => {
    const { tools: both } = await tools();
    for (const spelt of [there, missing]) {
      const refusal = { isError: true, text: `${spelt} ${OUTSIDE}`, details: { code: 'FS_OUTSIDE_WORKDIR' } };
      expect(await both.glob.execute({ pattern: '*', path: spelt })).toMatchObject(refusal);
      expect(await both.list.execute({ path: spelt })).toMatchObject(refusal);
    }
  });

  test.each([
    ['../secret/*', '../nothing/*'],
    ['src/../../secret/key.ts', 'src/../../secret/no.ts'],
    ['{../secret/*,src/*}', '{../nothing/*,src/*}'],
    ['out/*', 'dangling-out/*'],
    ['out/**/key.ts', 'out/nothing/**/key.ts'],
    ['far/out/key.ts', 'far/out/nothing.ts'],
    ['~/*', '~/nothing/*'],
    ['out/back/../*', 'out/nothing/../*'],
  ])('pattern %s, and %s', async (there, missing) => {
    const { tools: both, root } = await tools();
    vi.stubEnv('HOME', path.join(root, 'secret'));
    for (const pattern of [there, missing]) {
      const shown = /[,;{}]/.test(pattern) ? JSON.stringify(pattern) : pattern;
      expect(await both.glob.execute({ pattern })).toMatchObject({
        isError: true,
        text: `${shown} ${OUTSIDE}`,
        details: { code: 'FS_OUTSIDE_WORKDIR' },
      });
    }
  });

  test('a link to nowhere is one that leads out', async () => {
    const { tools: both } = await tools();
    for (const spelt of ['dangling-in', 'loop', 'loop/x']) {
      expect((await both.list.execute({ path: spelt })).text).toBe(`${spelt} ${OUTSIDE}`);
    }
  });

  test('an absolute pattern elsewhere finds nothing, and says how it was read', async () => {
    const { tools: both, root } = await tools();
    const [there, missing] = await Promise.all(
      ['secret/*', 'nothing/*'].map((rest) => both.glob.execute({ pattern: `${root}/${rest}` })),
    );
    expect(there?.text).toContain('nothing outside the workdir is searched');
    expect(there?.text).toBe(missing?.text);
  });
});

test('the way back over a link that led out and in again', async () => {
  const { tools: both } = await tools();
  expect((await both.glob.execute({ pattern: '*', path: 'out/back' })).text).toContain('a.ts');
  expect((await both.glob.execute({ pattern: '../*', path: 'out/back' })).text).toBe(`../* ${OUTSIDE}`);
});

describe('inside', () => {
  test('a missing path is missing, a file is a file', async () => {
    const { tools: both } = await tools();
    expect((await both.list.execute({ path: 'scr' })).text).toBe('scr does not exist; did you mean src?');
    expect((await both.list.execute({ path: 'src/../scr' })).details).toMatchObject({ code: 'FS_NOT_FOUND' });
    expect((await both.glob.execute({ pattern: '*', path: 'file.ts' })).details).toMatchObject({
      code: 'FS_NOT_DIRECTORY',
    });
  });

  test('a link that stays inside is followed where it is spelt out', async () => {
    const { tools: both } = await tools();
    const rows = 'inside/a.ts\ninside/deep/b.ts';
    expect((await both.glob.execute({ pattern: '*.ts', path: 'inside' })).text).toBe(rows);
    expect((await both.glob.execute({ pattern: 'inside/**' })).text).toBe(rows);
    expect((await both.glob.execute({ pattern: 'inside/' })).text).toBe(rows);
    expect((await both.glob.execute({ pattern: 'inside/*' })).text).toBe('inside/a.ts');
    expect((await both.glob.execute({ pattern: 'inside/deep/*.ts' })).text).toBe('inside/deep/b.ts');
    expect((await both.list.execute({ path: 'inside' })).text).toContain('deep/\na.ts');
  });

  test('a workdir that is reached over a link, by either of its names', async () => {
    const { root } = await tools();
    const both = createTools({ cwd: path.join(root, 'w2') });
    expect((await both.glob.execute({ pattern: 'src/*.ts' })).text).toBe('src/a.ts');
    for (const name of ['w', 'w2']) {
      const src = path.join(root, name, 'src');
      expect((await both.glob.execute({ pattern: `${src}/*.ts` })).text).toBe('src/a.ts');
      expect((await both.glob.execute({ pattern: '/*.ts', path: src })).text).toBe('src/a.ts');
      expect((await both.list.execute({ path: src })).text).toContain('<directory path="src">');
    }
  });
});

test('allowed outside, both tools go where they are told', async () => {
  const { tools: both, root } = await tools({ allowOutside: true });
  const row = `${root}/secret/key.ts`;
  for (const [pattern, where] of [
    ['*.ts', '../secret'],
    ['*.ts', `${root}/secret`],
    ['../secret/*.ts', undefined],
    [`${root}/secret/*.ts`, undefined],
  ] as const) {
    expect((await both.glob.execute({ pattern, path: where })).text).toBe(row);
  }
  expect((await both.list.execute({ path: '../secret' })).text).toContain('key.ts');
  expect((await both.glob.execute({ pattern: 'out/*' })).text).toBe('out/key.ts');
});

test('where a file system cannot resolve links, none is followed', async () => {
  const directory = { isFile: () => false, isDirectory: () => true, isSymbolicLink: () => false };
  const link = { isFile: () => false, isDirectory: () => false, isSymbolicLink: () => true };
  const virtual: FileSystem = {
    readdir: async () => [],
    lstat: async (file) => (file === '/w/link' ? link : directory),
    readFile: async () => '',
  };
  const { list } = createTools({ cwd: '/w', fs: virtual });
  expect((await list.execute({ path: 'link' })).text).toBe(`link ${OUTSIDE}`);
  expect((await list.execute({ path: 'link/x' })).text).toBe(`link/x ${OUTSIDE}`);
  expect((await list.execute({ path: 'plain' })).isError).toBeUndefined();
});
