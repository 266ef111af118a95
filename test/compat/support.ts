/** What every framework must do with the tools, told once. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTools, type FileSystem, type Tools } from 'spanglob';
import { afterAll, describe, expect, test } from 'vitest';

/** A model's call, and what the model was sent back. */
export interface Reply {
  readonly text: string;
  /** Whether it was marked as an error; undefined where the framework knows no such mark. */
  readonly isError: boolean | undefined;
  /** The schema of the tool's input as the model was told it. */
  readonly schema: unknown;
}

export interface Call {
  readonly tools: Tools;
  readonly name: 'glob' | 'list';
  readonly input: Record<string, unknown>;
  readonly signal: AbortSignal;
}

export interface Framework {
  /** Lets a mock model make the call. */
  readonly call: (call: Call) => Promise<Reply>;
  /** The schema that the model must be told. Default: the tool's own. */
  readonly schemaOf?: (schema: Tools['glob']['jsonSchema']) => unknown;
  /** Whether `null` reaches the tool where a parameter is left out, as OpenAI's strict mode has it. Default: true. */
  readonly takesNull?: boolean;
}

const NULLS = [
  ['list', { path: null, offset: null }],
  ['glob', { pattern: '*.md', path: null, includeIgnored: null }],
] as const;

export function describeFramework(title: string, framework: Framework): void {
  const { call, schemaOf = (schema) => schema, takesNull = true } = framework;
  const { signal } = new AbortController();

  describe(title, () => {
    test.each([
      ['glob', { pattern: '*' }],
      ['glob', { pattern: '*.md', path: 'b', includeIgnored: true }],
      ['list', {}],
      ['list', { path: 'a', offset: 3 }],
      ...(takesNull ? NULLS : []),
    ] as const)('%s %j arrives, and its text comes back unchanged', async (name, input) => {
      const tools = createTools({ cwd: workspace(), spill: constantStore });
      const expected = await tools[name].execute(input as never);
      expect(expected.isError).toBeUndefined();
      const reply = await call({ tools, name, input, signal });
      expect(reply.text).toBe(expected.text);
      expect(reply.isError ?? false).toBe(false);
      expect(plain(reply.schema)).toEqual(schemaOf(tools[name].jsonSchema));
    });

    test.each([
      ['list', { path: 'aa' }, 'aa does not exist; did you mean a?'],
      ['glob', { pattern: '*', path: '../x' }, '../x is not inside the workdir; nothing else can be searched or listed'],
      ['glob', { pattern: '!*.ts' }, /^a pattern that starts with ! would match every other file/],
    ] as const)('%s %j fails, and the model reads why', async (name, input, message) => {
      const tools = createTools({ cwd: workspace() });
      const reply = await call({ tools, name, input, signal });
      if (typeof message === 'string') expect(reply.text).toBe(message);
      else expect(reply.text).toMatch(message);
      expect(reply.isError ?? true).toBe(true);
    });

    test('abort reaches the walk', async () => {
      const endless = endlessTree();
      const tools = createTools({ cwd: '/w', fs: endless.fs });
      const controller = new AbortController();
      const reply = call({ tools, name: 'glob', input: { pattern: '*' }, signal: controller.signal });
      const rejects = expect(reply).rejects.toThrow();
      await endless.reads(50);
      controller.abort(new Error('enough'));
      await rejects;
      // What was under way when the signal came is all that comes.
      await endless.isQuiet();
    });
  });
}

/** 150 files, and names that a page must quote. */
let made: string | undefined;
export function workspace(): string {
  if (made !== undefined) return made;
  made = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-compat-')));
  const files = Array.from({ length: 120 }, (_, index) => `a/${index}.ts`);
  files.push(...Array.from({ length: 30 }, (_, index) => `b/${index}/c.md`), 'README.md', 'ünï code.md');
  if (process.platform !== 'win32') files.push('b/line\nbreak.md', 'a/"quoted".ts');
  for (const [index, file] of files.entries()) {
    const target = path.join(made, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, '');
    fs.utimesSync(target, index, index);
  }
  return made;
}
afterAll(() => {
  if (made !== undefined) fs.rmSync(made, { recursive: true });
  made = undefined;
});

/** Saves nothing, and says the same each time. */
const constantStore = { save: async () => ({ locator: 'kept', hint: 'It holds one path a line.' }) };

/** A tree without end, whose reads are counted. */
function endlessTree(): { fs: FileSystem; reads(count: number): Promise<void>; isQuiet(): Promise<void> } {
  let count = 0;
  const waiting: { count: number; resolve: () => void }[] = [];
  const directory = { isFile: () => false, isDirectory: () => true };
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  return {
    fs: {
      async readdir() {
        count++;
        for (const { count: wanted, resolve } of waiting) if (count >= wanted) resolve();
        await later();
        return ['x', 'y'].map((name) => ({ name, ...directory }));
      },
      lstat: async () => directory,
      readFile: async () => '',
    },
    reads: (wanted) => new Promise((resolve) => waiting.push({ count: wanted, resolve })),
    async isQuiet() {
      // Reads that were under way may still be answered, but none follows them.
      const before = count;
      for (let turn = 0; turn < 50; turn++) await later();
      expect(count).toBe(before);
    },
  };
}

/** As it went over the wire. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
