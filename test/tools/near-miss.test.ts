/** The look for what an empty search passed by: what it costs, and how it ends. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LOOK_ENTRIES } from '../../src/limits.ts';
import { createGlobTool, type GlobDetails, type GlobToolOptions } from '../../src/tools/glob-tool.ts';
import type { DirentLike, FileSystem } from '../../src/walk/file-system.ts';
import { type Answering, type Memory, type MemorySpec, memory, WORKDIR } from '../support/memory.ts';
import { makeTree } from '../support/tree.ts';

type Asked = { readonly pattern: string; readonly path?: string };

async function textOf(spec: MemorySpec, input: Asked, options: GlobToolOptions = {}): Promise<string> {
  const tool = createGlobTool({ cwd: WORKDIR, fs: memory(spec).fs, ...options });
  return (await tool.execute(input)).text;
}

/** `./x.py` is searched for in the root alone; the look goes further, since it could lie deeper. */
const ROOT_ONLY = { pattern: './x.py' };

const directories = (count: number): MemorySpec =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`d${index}/e/a.ts`, '']));

function toolOn(spec: MemorySpec, answering?: Answering): Memory & ReturnType<typeof createGlobTool> {
  const tree = memory(spec, answering);
  return { ...createGlobTool({ cwd: WORKDIR, fs: tree.fs }), fs: tree.fs, calls: tree.calls };
}

describe('what the look costs', () => {
  test('no directory is read twice by it, and no file is looked at', async () => {
    const { execute, calls } = toolOn(directories(50));
    expect((await execute({ pattern: '*.py' })).text).toBe('No files found');
    const reads = calls.filter((call) => call.startsWith('readdir'));
    expect(reads).toHaveLength(2 * 101);
    expect(new Set(reads).size).toBe(101);
    expect(calls.filter((call) => call.endsWith('a.ts'))).toEqual([]);
  });

  test('it ends in a tree without end', async () => {
    const entry = (name: string): DirentLike => ({ name, isFile: () => false, isDirectory: () => true });
    let reads = 0;
    const endless: FileSystem = {
      readdir: async () => {
        reads++;
        return Array.from({ length: 100 }, (_, index) => entry(`d${index}`));
      },
      lstat: async () => entry(''),
      readFile: async () => '',
      realpath: async (path) => path,
    };
    const result = await createGlobTool({ cwd: WORKDIR, fs: endless }).execute(ROOT_ONLY);
    expect(result.text).toBe('No files found');
    expect(reads).toBeGreaterThan(10);
    expect(reads).toBeLessThan(LOOK_ENTRIES / 100 + 64);
  });

  test('it ends in a directory without end', async () => {
    const names = Array.from({ length: LOOK_ENTRIES + 1000 }, (_, index) => `d/f${index}`);
    const spec = Object.fromEntries(names.map((name) => [name, '']));
    expect(await textOf(spec, { pattern: '/d/x' })).toContain('No file matches the pattern as it was read.');
    expect(await textOf(spec, { pattern: 'd/F7*' })).toMatch(
      /^No match: upper and lower case differ\. Ignoring case, at least [\d,]+ files match: d\/f7/,
    );
  });

  test.each<[pattern: string, shown: string]>([
    [`${'*a'.repeat(30)}z`, 'No files found'],
    [`${'**/'.repeat(20)}b`, 'No files found'],
    ['{a,b}'.repeat(20), 'No files found'],
    ['+(a|aa)'.repeat(20), 'means something else here'],
    ['+(+(a))b', 'means something else here'],
    [`!(${'*a'.repeat(20)})`.replace('!', '@'), 'means something else here'],
    ['[[:alpha:]]+'.repeat(9), 'means something else here'],
    [`${'(a+)+'.repeat(8)}(b|c)`, 'means something else here'],
    ['?(a)'.repeat(40), 'means something else here'],
  ])('it ends with %s', async (pattern, shown) => {
    const spec = {
      [`${'d/'.repeat(60)}${'a'.repeat(200)}`]: '',
      ['a'.repeat(250)]: '',
      ['aA'.repeat(60)]: '',
    };
    expect(await textOf(spec, { pattern })).toContain(shown);
  });

  test('a pattern that no one has written by hand is taken at its word', async () => {
    const long = `{${Array.from({ length: 400 }, (_, index) => `A${index}`).join(',')}}`;
    expect(await textOf({ a7: '' }, { pattern: long })).toBe('No files found');
  });
});

describe('how it ends', () => {
  test('a directory that hangs does not hold it up, and nothing is asked afterwards', async () => {
    const hanging: Answering = (call, answer) =>
      call === 'readdir /w/d7' ? new Promise(() => undefined) : answer();
    const { execute, calls } = toolOn(directories(50), hanging);
    expect((await execute(ROOT_ONLY)).text).toBe('No files found');
    const made = calls.length;
    await sleep(50);
    expect(calls).toHaveLength(made);
    expect(calls).toContain('readdir /w/d7');
  });

  test.each([1, 7, 40])(
    'an abort at its directory %i ends it, and nothing is asked afterwards',
    async (at) => {
      const controller = new AbortController();
      let reads = 0;
      const aborting: Answering = (call, answer) => {
        // The first is the search's own.
        if (call.startsWith('readdir') && reads++ === at) controller.abort('enough');
        return answer();
      };
      const { execute, calls } = toolOn(directories(60), aborting);
      await expect(execute(ROOT_ONLY, { signal: controller.signal })).rejects.toBe('enough');
      const made = calls.length;
      await sleep(50);
      expect(calls).toHaveLength(made);
    },
  );

  test('a search that ran out of time leaves none for it', async () => {
    const hanging: Answering = (call, answer) =>
      call === 'readdir /w/d7' ? new Promise(() => undefined) : answer();
    const tree = memory(directories(20), hanging);
    const tool = createGlobTool({ cwd: WORKDIR, fs: tree.fs, timeoutMs: 100 });
    const { text } = await tool.execute({ pattern: '*.py' });
    expect(text).toBe(
      'No match in the part that was searched.\nIncomplete: the search ran out of time. Not answered by then: d7. Narrow pattern or path to search the rest.',
    );
    const reads = tree.calls.filter((call) => call.startsWith('readdir'));
    expect(new Set(reads).size).toBe(reads.length);
  });

  test('a root that is gone is an error, before any look', async () => {
    const going: Answering = (call, answer) =>
      call === 'readdir /w/d'
        ? Promise.reject(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }))
        : answer();
    const { execute } = toolOn({ 'd/a.ts': '' }, going);
    expect(await execute({ pattern: '*.py', path: 'd' })).toMatchObject({
      isError: true,
      details: { code: 'FS_NOT_FOUND' },
    });
  });

  test('a tree that is gone by then leaves what the search has said', async () => {
    let reads = 0;
    const going: Answering = (call, answer) =>
      call.startsWith('readdir') && ++reads > 1
        ? Promise.reject(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }))
        : answer();
    const { execute } = toolOn({ 'a.ts': '' }, going);
    expect((await execute({ pattern: '*.py' })).text).toBe('No files found');
  });
});

describe('what it says', () => {
  test('does not depend on the order in which entries come', async () => {
    const spec = {
      '.gitignore': 'dist*',
      ...Object.fromEntries(
        ['dist3', 'dist1', 'a/dist2', 'dist0', 'b/c/dist9'].map((name) => [`${name}/x.js`, '']),
      ),
      'x.JS': '',
      'Y/X.js': '',
    };
    const texts = new Set<string>();
    for (const turn of [(names: unknown[]) => names, (names: unknown[]) => names.toReversed()]) {
      const turning: Answering = async (call, answer) => {
        const answered = await answer();
        return call.startsWith('readdir') ? (turn(answered as unknown[]) as typeof answered) : answered;
      };
      texts.add((await toolOn(spec, turning).execute({ pattern: 'x.js' })).text);
    }
    expect([...texts]).toEqual([
      'No files shown: 5 files match, but ignore rules exclude dist0/, dist1/, dist3/ and 2 more. Set includeIgnored to true to see them.\n' +
        'No match: upper and lower case differ. Ignoring case, 2 files match: x.JS, Y/X.js.',
    ]);
  });

  test.each<[about: string, spec: MemorySpec, text: string]>([
    [
      'a directory that is ignored itself',
      { '.gitignore': 'node_modules', 'node_modules/x.js/y.js': '' },
      'No files shown: 1 file matches, but ignore rules exclude node_modules/. Set includeIgnored to true to see it.\n' +
        'Note: a directory matches as well: node_modules/x.js/. Ignore rules exclude it; the pattern node_modules/x.js/** with includeIgnored set to true finds what is beneath.',
    ],
    [
      'links and a socket',
      { '.gitignore': 'dist', 'dist/x.js': '', 'l.js': { link: 'dist' }, 'k.js': { special: true } },
      'No files shown: 1 file matches, but ignore rules exclude dist/. Set includeIgnored to true to see it.\n' +
        'Note: links are not followed: 1 file matches beneath l.js/. Give it as path to search there.\n' +
        'Note: something that is neither a file nor a directory matches as well: k.js.',
    ],
  ])('does not deny files that it has named: %s', async (_about, spec, text) => {
    expect(await textOf(spec, { pattern: '*.js' })).toBe(text);
  });

  test.each<[about: string, asked: Asked, options: GlobToolOptions, says: string]>([
    ['above the search root', { pattern: '../*.ts', path: 'q/src' }, {}, 'As ../**/*.ts,'],
    ['two above', { pattern: './../../*.ts', path: 'q/src' }, {}, 'As ./../../**/*.ts,'],
    ['beneath another', { pattern: '../lib/x/*.ts', path: 'q/src' }, {}, 'As ../**/lib/x/*.ts,'],
    ['at the root', { pattern: './*.ts' }, {}, 'With **/ in front,'],
    ['with a slash in front', { pattern: '/*.ts' }, {}, 'With **/ in front,'],
    ['absolute', { pattern: `${WORKDIR}/*.ts` }, {}, 'As **/*.ts,'],
    ['absolute, not in path', { pattern: `${WORKDIR}/*.ts`, path: 'q/src' }, {}, 'At any depth,'],
  ])('suggests what can be asked: %s', async (_about, asked, options, says) => {
    const spec = { 'q/src/a.md': '', 'q/deep/lib/x/b.ts': '' };
    const text = await textOf(spec, asked, options);
    expect(text).toContain(
      `No match: a pattern with a / in it starts at the search root. ${says} 1 file matches: `,
    );
    const again =
      / As (\S+),/.exec(text)?.[1] ?? (says.startsWith('With') ? `**/${asked.pattern}` : undefined);
    if (again !== undefined)
      expect(await textOf(spec, { ...asked, pattern: again })).toBe('q/deep/lib/x/b.ts');
  });

  test('does not claim that a store is there', async () => {
    expect(await textOf({ 'a.ts': '' }, { pattern: '.svn/x' })).toBe(
      'No files shown: version control stores such as .svn are never searched.',
    );
  });

  test('is at most three causes, and each path once', async () => {
    const spec: MemorySpec = {
      '.gitignore': 'dist',
      'dist/new': '',
      'b/new/a': '',
      'c/new': { link: 'b' },
      'd/new': { special: true },
      NEW: '',
      'new.txt': '',
    };
    const tool = createGlobTool({ cwd: WORKDIR, fs: memory(spec).fs });
    const { notices } = (await tool.execute({ pattern: 'new' })).details as GlobDetails;
    expect(notices.map(({ code }) => code)).toEqual(['ignored-only', 'directory-only', 'link-only']);
    const one = await textOf({ README: '' }, { pattern: 'readme' });
    expect(one.split('\n')).toHaveLength(1);
  });

  test.each<[about: string, spec: MemorySpec, asked: Asked, tail: string]>([
    ['one directory', { 'a/sub/x': '' }, { pattern: 'sub' }, 'The pattern a/sub/** finds the file beneath.'],
    [
      'in another root',
      { 'p q/sub/x': '', 'p q/sub/y/z': '' },
      { pattern: 'sub', path: 'p q' },
      '"p q/sub"/. The pattern sub/** finds the 2 files beneath.',
    ],
    [
      'a name that is a pattern',
      { 'a/[x]*/b': '' },
      { pattern: '?x??' },
      'a/[x]*/. The pattern a/\\[x\\]\\*/** finds the file beneath.',
    ],
    ['an empty one', { 'empty/': null }, { pattern: 'empty' }, 'empty/, with no file beneath.'],
    ['only empty ones', { 'a/': null, 'b/': null }, { pattern: '*' }, 'a/, b/, with no file beneath.'],
    [
      'several',
      { 'a/sub/x': '', 'b/sub/x': '' },
      { pattern: 'sub' },
      '2 directories do: a/sub/, b/sub/. Give one as path to search beneath it.',
    ],
    [
      'an ignored one',
      { '.gitignore': 'dist', 'dist/x': '' },
      { pattern: 'dist' },
      'dist/. Ignore rules exclude it; the pattern dist/** with includeIgnored set to true finds what is beneath.',
    ],
    [
      'what is beneath is ignored',
      { '.gitignore': 'x', 'sub/x': '' },
      { pattern: 'sub' },
      'sub/. The pattern sub/** is for what is beneath.',
    ],
  ])('of directories: %s', async (_about, spec, asked, tail) => {
    const text = await textOf(spec, asked);
    expect(text).toMatch(/^No file matches, but (a directory does|\d directories do): /);
    expect(text.endsWith(tail)).toBe(true);
    const pattern = /The pattern (\S+) finds/.exec(text)?.[1];
    if (pattern !== undefined) expect(await textOf(spec, { ...asked, pattern })).not.toContain('No file');
  });

  test('names nothing that lies outside', async () => {
    const { root } = await makeTree({
      'secret/canary.ts': 1,
      'w/out': { link: '../secret' },
      'w/src/canary.md': 2,
      'w/in': { link: 'src' },
    });
    const tool = createGlobTool({ cwd: `${root}/w` });
    expect((await tool.execute({ pattern: '*/canary.ts' })).text).toBe('No files found');
    expect((await tool.execute({ pattern: 'i?/canary.md' })).text).toContain('beneath in/.');
    const open = createGlobTool({ cwd: `${root}/w`, allowOutside: true });
    expect((await open.execute({ pattern: '*/canary.ts' })).text).toContain('beneath out/.');
  });
});
