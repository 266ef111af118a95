/** `glob` as a model calls it, on real trees. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileSpillStore } from '../../src/spill/file-store.ts';
import { memorySpillStore } from '../../src/spill/memory-store.ts';
import { createGlobTool, type GlobInput, type GlobToolOptions } from '../../src/tools/glob-tool.ts';
import { createListTool } from '../../src/tools/list-tool.ts';
import type { ToolResult } from '../../src/tools/tool.ts';
import { createTools } from '../../src/tools/tools.ts';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';
import { REFUSED, SAME } from './spellings.ts';

afterEach(() => vi.unstubAllEnvs());

async function text(input: GlobInput, options: GlobToolOptions): Promise<string> {
  return (await createGlobTool(options).execute(input)).text;
}

async function workdirW(): Promise<{ parent: string; cwd: string }> {
  const { root } = await makeTree({
    'w/src/b.ts': 1,
    'w/src/a.ts': 2,
    'w/src/deep/c.ts': 3,
    'w/lib/d.ts': 4,
    'w/top.ts': 5,
    'src/secret.ts': 6,
    'x/secret.ts': 7,
  });
  vi.stubEnv('HOME', root);
  vi.stubEnv('USERPROFILE', root);
  return { parent: root, cwd: path.join(root, 'w') };
}

/** `/w` in a spelling stands for the workdir. */
function at(cwd: string, spelt: string): string {
  return spelt.replace(/(?<![~.\w])\/w(?=\/|$)/, cwd);
}

describe('spellings of src/*.ts', () => {
  test('all give the same rows', async () => {
    const { cwd } = await workdirW();
    const tool = createGlobTool({ cwd });
    for (const spelling of SAME) {
      const input = { pattern: at(cwd, spelling.pattern), path: spelling.path && at(cwd, spelling.path) };
      const result = await tool.execute(input);
      const rows = result.text.replace(/\n\nNote: the pattern is absolute[^\n]*$/, '');
      expect({ spelling, rows, isError: result.isError }).toEqual({ spelling, rows: 'src/b.ts\nsrc/a.ts' });
    }
    expect(SAME.length).toBeGreaterThan(10);
  });

  test('or are refused, as errors that a model reads', async () => {
    const { cwd } = await workdirW();
    const tool = createGlobTool({ cwd });
    for (const { pattern, path: spelt, code, says } of REFUSED) {
      const result = await tool.execute({ pattern: pattern.replace('/w/', `${cwd}/`), path: spelt });
      if (code === 'SEARCH_INVALID_PATTERN') expect(result.text).toMatch(/^error parsing glob/);
      else expect(result.text).toMatch(says);
      expect(result).toEqual({ text: result.text, isError: true, details: { code, message: result.text } });
    }
  });
});

describe('names that look like something else', () => {
  test('in path', async () => {
    const { root } = await makeTree({ 'undefined/a': 1, 'null/b': 2, ' c /d': 3, '~/e': 4, 'f\\g/h': 5 });
    vi.stubEnv('HOME', '/nowhere');
    const tool = createGlobTool({ cwd: root });
    for (const [spelt, row] of [
      ['undefined', 'undefined/a'],
      ['null', 'null/b'],
      [' c ', '" c /d"'],
      ['" c "', '" c /d"'],
      ['~', '~/e'],
      ['f\\g', 'f\\g/h'],
    ]) {
      expect((await tool.execute({ pattern: '*', path: spelt })).text).toBe(row);
    }
    expect((await tool.execute({ pattern: '~/*' })).text).toBe('~/e');
  });

  test('in the pattern', async () => {
    const { root } = await makeTree({
      'app/[id]/page.tsx': 1,
      'app/i/page.tsx': 2,
      'app/[...slug]/page.tsx': 3,
      'app/[[...rest]]/page.tsx': 4,
      'app/(group)/page.tsx': 5,
      'app/n/!x.txt': 6,
      '!x.txt': 7,
    });
    const tool = createGlobTool({ cwd: root });
    const rows = async (pattern: string): Promise<string[]> =>
      (await tool.execute({ pattern })).text.split('\n');
    expect(await rows('app/[id]/*.tsx')).toEqual(['app/[id]/page.tsx', 'app/i/page.tsx']);
    expect(await rows('app/[id]/page.tsx')).toEqual(['app/[id]/page.tsx', 'app/i/page.tsx']);
    expect(await rows('app/[...slug]/*')).toEqual(['app/[...slug]/page.tsx']);
    expect(await rows('app/[[...rest]]/*')).toEqual(['app/[[...rest]]/page.tsx']);
    expect(await rows('app/(group)/*.tsx')).toEqual(['app/(group)/page.tsx']);
    expect(await rows('!x.txt')).toEqual(['app/n/!x.txt', '!x.txt']);
  });
});

describe('a page without rows', () => {
  test('says No files found where the pattern was understood as meant', async () => {
    const { root } = await makeTree({ 'a.ts': 1 });
    expect(await text({ pattern: '*.js' }, { cwd: root })).toBe('No files found');
  });

  test('and else how it was read', async () => {
    const { root } = await makeTree({ 'src/a.ts': 1 });
    expect(await text({ pattern: '/etc/*.conf' }, { cwd: root })).toMatchInlineSnapshot(`
      "No file matches the pattern as it was read.
      Note: a leading / starts the pattern at the search root, not at the root of the file system, and nothing outside the workdir is searched."
    `);
    expect(await text({ pattern: 'src\\b.ts' }, { cwd: root })).toContain('directories are separated by /');
  });
});

describe('ignore rules', () => {
  const tree = { '.git/HEAD': '', '.gitignore': 'dist\n*.log\n', 'dist/a.js': 2, 'a.log': 3, 'b.js': 4 };

  test('hold unless the model asks for what they exclude', async () => {
    const { root } = await makeTree(tree);
    expect(await text({ pattern: '*.js' }, { cwd: root })).toBe('b.js');
    expect(await text({ pattern: '*.js', includeIgnored: true }, { cwd: root })).toBe('dist/a.js\nb.js');
    expect(await text({ pattern: '*.js', includeIgnored: null }, { cwd: root })).toBe('b.js');
    expect(await text({ pattern: '*.log' }, { cwd: root })).not.toContain('No files found');
  });

  test('or are not honoured, and then there is no such parameter', async () => {
    const { root } = await makeTree(tree);
    const tool = createGlobTool({ cwd: root, gitignore: false });
    expect((await tool.execute({ pattern: '*.js' })).text).toBe('dist/a.js\nb.js');
    expect(tool.jsonSchema.properties).not.toHaveProperty('includeIgnored');
    expect((await tool.execute({ pattern: '*.js', includeIgnored: true })).isError).toBe(true);
  });
});

test('dotfiles are left out where the deployment says so', async () => {
  const { root } = await makeTree({ '.a': 1, '.b/c': 2, d: 3 });
  expect(await text({ pattern: '*' }, { cwd: root })).toBe('.a\n.b/c\nd');
  expect(await text({ pattern: '*' }, { cwd: root, hidden: false })).toBe('d');
});

test('a path that was not used is said under the rows', async () => {
  const { cwd } = await workdirW();
  expect(await text({ pattern: `${cwd}/src/*.ts`, path: 'lib' }, { cwd })).toBe(
    'src/b.ts\nsrc/a.ts\n\nNote: the pattern is absolute and does not lie in path, so path was not used.',
  );
});

test('a search that takes too long ends with what it has, and says so', async () => {
  const directory = { isFile: () => false, isDirectory: () => true };
  const endless: FileSystem = {
    readdir: async () => ['x', 'y'].map((name) => ({ name, ...directory })),
    lstat: async () => directory,
    readFile: async () => '',
  };
  const result = await createGlobTool({ cwd: '/w', fs: endless, timeoutMs: 20 }).execute({ pattern: '*' });
  expect(result.text).toContain('ran out of time');
  expect(result.text).not.toContain('No files found');
  expect(result).toMatchObject({ details: { complete: false } });
});

describe('details', () => {
  test('of a page that is a sample', async () => {
    const { root } = await makeTree({ 'a/1': 1, 'a/2': 2, 'a/3': 3, 'b/4': 4, c: 5 });
    const spill = memorySpillStore();
    const result = await createGlobTool({ cwd: root, limit: 3, spill }).execute({ pattern: '*' });
    expect(result.details).toEqual({
      root: '.',
      paths: ['a/1', 'b/4', 'c'],
      total: 5,
      truncated: true,
      mode: 'sample',
      spread: { shown: 3, total: 3, root: '.' },
      directories: null,
      locator: 'memory:1-result',
      notices: [],
      ignored: { directories: [], directoryCount: 0, fileCount: 0 },
      complete: true,
    });
    expect(spill.read('memory:1-result')).toBe('a/1\na/2\na/3\nb/4\nc\n');
    expect(JSON.parse(JSON.stringify(result.details))).toEqual(result.details);
  });

  test.each(['head', 'deep'] as const)('of a page by %s', async (overCap) => {
    const { root } = await makeTree({ 'a/1': 1, 'a/2': 2, 'b/3': 3 });
    const { details } = (await createGlobTool({ cwd: root, limit: 2, overCap }).execute({
      pattern: '*',
    })) as ToolResult<{ mode: string; directories: unknown }>;
    expect(details).toMatchObject({
      mode: overCap,
      directories: overCap === 'deep' ? { reached: 2, total: 2 } : null,
    });
  });
});

describe('a spill store', () => {
  test('that fails is said by the footer, and fails nothing', async () => {
    const { root } = await makeTree({ 'a/1': 1, 'b/2': 2 });
    const spill = { save: () => Promise.reject(new Error('full')) };
    const result = await createGlobTool({ cwd: root, limit: 1, spill }).execute({ pattern: '*' });
    expect(result.text).toContain('could not be saved');
    expect(result).toMatchObject({ details: { locator: null } });
  });

  test('inside the workdir is never searched, and removes what it wrote', async () => {
    const { root } = await makeTree({ 'a/1': 1, 'b/2': 2 });
    const spill = fileSpillStore({ dir: path.join(root, '.spill') });
    const tool = createGlobTool({ cwd: root, limit: 1, spill });
    const first = await tool.execute({ pattern: '*' });
    const again = await tool.execute({ pattern: '*' });
    expect(first).toMatchObject({ details: { total: 2 } });
    expect(again).toMatchObject({ details: { total: 2 } });
    expect(fs.readdirSync(spill.directory)).toHaveLength(2);
    await spill.dispose();
    expect(fs.readdirSync(spill.directory)).toEqual([]);
  });
});

test('fifty calls at once give fifty equal answers', async () => {
  const { root } = await makeTree(
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`d${index % 7}/f${index}.ts`, index])),
  );
  const spill = { save: async () => ({ locator: 'kept', hint: '' }) };
  const tool = createGlobTool({ cwd: root, spill });
  const results = await Promise.all(Array.from({ length: 50 }, () => tool.execute({ pattern: '*.ts' })));
  expect(new Set(results.map((result) => result.text)).size).toBe(1);
  expect(results[0]?.text).toContain('Showing 100 of 300 paths, sampled across 7 of the 7');
});

describe('options that cannot be', () => {
  test.each<[GlobToolOptions, RegExp]>([
    [{ limit: 0 }, /limit must be an integer of at least 1, not 0/],
    [{ limit: 1.5 }, /limit/],
    [{ timeoutMs: 0 }, /timeoutMs must be a number above 0/],
    [
      { includeIgnored: true } as GlobToolOptions,
      /^there is no option includeIgnored; the options are cwd, limit, listLimit, overCap, gitignore, hidden, spill, fs, timeoutMs, allowOutside$/,
    ],
    [{ 'a\nb': 1 } as GlobToolOptions, /there is no option "a\\nb";/],
    [{ overCap: 'all' as 'head' }, /overCap must be sample, head or deep, not all/],
  ])('%j', (options, says) => {
    expect(() => createGlobTool(options)).toThrow(says);
    expect(() => createTools(options)).toThrow(says);
    expect(() => createListTool(options)).toThrow(says);
  });
});
