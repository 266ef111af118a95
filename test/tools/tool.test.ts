/** The tool object, and calls that fail or are ended. */
import { describe, expect, test } from 'vitest';
import { callTool } from '../../src/tools/call-tool.ts';
import { createTools } from '../../src/tools/tools.ts';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';

/** A file system that never answers. */
const hanging: FileSystem = {
  readdir: () => new Promise(() => undefined),
  lstat: () => new Promise(() => undefined),
  readFile: () => new Promise(() => undefined),
  realpath: () => new Promise(() => undefined),
};
const NAMES = ['glob', 'list'] as const;

test('what a framework finds', () => {
  const { glob, list } = createTools();
  expect(Object.keys(glob).sort()).toEqual([
    'annotations',
    'description',
    'execute',
    'guidance',
    'inputSchema',
    'jsonSchema',
    'name',
    'title',
    'toModelOutput',
  ]);
  expect(Object.keys(list)).toEqual(Object.keys(glob));
  expect(glob.annotations).toEqual({
    title: 'Find files',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  });
});

describe('toModelOutput', () => {
  const { toModelOutput } = createTools().glob;
  test.each([
    ['as AI SDK 6 and 7 call it', { output: { text: 'x', details: {} } }, 'text'],
    ['as AI SDK 5 and Mastra do', { text: 'x', details: {} }, 'text'],
    ['of a failure', { output: { text: 'x', details: {}, isError: true } }, 'error-text'],
  ])('%s', (_about, arg, type) => {
    expect(toModelOutput(arg)).toEqual({ type, value: 'x' });
  });
});

describe.each(NAMES)('%s', (name) => {
  const input = { pattern: '*', path: null };

  test('returns expected failures, with a code for the host', async () => {
    const { root } = await makeTree({ 'src/a.ts': 1 });
    const tool = createTools({ cwd: root })[name];
    const missing = name === 'glob' ? { pattern: '*', path: 'scr' } : { path: 'scr' };
    expect(await tool.execute(missing as never)).toEqual({
      text: 'scr does not exist; did you mean src?',
      details: { code: 'FS_NOT_FOUND', message: 'scr does not exist; did you mean src?' },
      isError: true,
    });
    expect(await tool.execute({ path: 7 } as never)).toMatchObject({
      isError: true,
      text: 'path must be a string',
      details: { code: 'INVALID_ARGUMENT' },
    });
  });

  test('returns what a broken file system throws', async () => {
    const broken: FileSystem = {
      readdir: () => Promise.resolve(null as never),
      readFile: () => Promise.reject(new Error('EIO: broken')),
      lstat: async () => ({ isFile: () => false, isDirectory: () => true }),
    };
    const tool = createTools({ cwd: '/w', fs: broken })[name];
    const result = await tool.execute((name === 'glob' ? { pattern: '*' } : {}) as never);
    expect(result).toMatchObject({ isError: true, details: { code: 'FS_IO_ERROR' } });
    expect(result.text).not.toContain('No files found');
  });

  test.each(['abortSignal', 'signal'])('rejects with the reason of %s, whatever hangs', async (key) => {
    const tool = createTools({ cwd: '/w', fs: hanging })[name];
    const reason = new Error('enough');
    await expect(tool.execute(input as never, { [key]: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const call = tool.execute((name === 'glob' ? { pattern: '*' } : {}) as never, {
      [key]: controller.signal,
    });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test('takes null for a signal', async () => {
    const { root } = await makeTree({ 'a.ts': 1 });
    const call = createTools({ cwd: root })[name].execute(
      (name === 'glob' ? { pattern: '*' } : {}) as never,
      {
        abortSignal: null,
        signal: null,
      },
    );
    expect((await call).text).toContain('a.ts');
  });
});

describe('callTool', () => {
  test.each<[about: string, args: unknown]>([
    ['an object', { path: 'src' }],
    ['JSON text', '{"path":"src"}'],
  ])('takes arguments as %s', async (_about, args) => {
    const { root } = await makeTree({ 'src/a.ts': 1 });
    const tools = createTools({ cwd: root });
    const direct = await tools.list.execute({ path: 'src' });
    expect(await callTool(tools, { name: 'list', arguments: args })).toEqual(direct);
    expect(await callTool([tools.list], { name: 'list', arguments: args })).toEqual(direct);
  });

  test('takes no arguments, however they are left out', async () => {
    const { root } = await makeTree({ 'a.ts': 1 });
    const tools = createTools({ cwd: root });
    for (const nothing of [undefined, null, '', ' ', '{}', 'null', {}]) {
      expect((await callTool(tools, { name: 'list', arguments: nothing })).text).toContain('a.ts');
    }
  });

  test.each<[name: string, args: unknown, text: string]>([
    ['grep', {}, 'there is no tool grep; there are: glob, list'],
    ['glob', '{"pattern":', 'the arguments of glob are not valid JSON'],
    ['glob', {}, 'glob needs pattern'],
  ])('returns what a model got wrong: %s %j', async (name, args, text) => {
    expect(await callTool(createTools(), { name, arguments: args })).toMatchObject({ isError: true, text });
  });

  test('rejects on abort', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(callTool(createTools(), { name: 'list' }, { signal })).rejects.toThrow('enough');
  });
});
