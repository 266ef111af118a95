/** Reports on caps, totals, order and what can be reached. */
import { describe, expect } from 'vitest';
import { PAGE_BYTES } from '../../src/limits.ts';
import { memorySpillStore } from '../../src/spill/memory-store.ts';
import type { SpillStore } from '../../src/spill/store.ts';
import type { GlobDetails } from '../../src/tools/glob-tool.ts';
import type { ToolOptions } from '../../src/tools/options.ts';
import { createTools } from '../../src/tools/tools.ts';
import type { DirentLike, FileSystem } from '../../src/walk/file-system.ts';
import { WORKDIR } from '../support/memory.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';
import { files, report } from './report.ts';

async function toolsOn(spec: TreeSpec, options: ToolOptions = {}): Promise<ReturnType<typeof createTools>> {
  return createTools({ cwd: (await makeTree(spec)).root, ...options });
}

/** The rows of a page, and what stands below them. */
function parts(text: string): { rows: string[]; below: string } {
  const [rows = '', ...below] = text.split('\n\n');
  return { rows: rows.split('\n'), below: below.join('\n\n') };
}

/** So many files at the end of a way of so many directories, each name as long as a disk takes. */
function deepDirectory(count: number, depth: number): FileSystem {
  const long = 'x'.repeat(240);
  const entry = (name: string, isDirectory: boolean): DirentLike => ({
    name,
    isFile: () => !isDirectory,
    isDirectory: () => isDirectory,
  });
  return {
    readdir: async (path) =>
      path.split('/').length - 2 < depth
        ? [entry(long, true)]
        : Array.from({ length: count }, (_, index) => entry(`${index}-${long}`, false)),
    lstat: async (path) => ({ ...entry('', !/\/\d+-x+$/.test(path)), mtimeMs: 1 }),
    readFile: async () => '',
    realpath: async (path) => path,
  };
}

async function exactlyTheLimit(): Promise<void> {
  const { glob } = await toolsOn(files(100, (index) => `f${index}.ts`));
  const whole = parts((await glob.execute({ pattern: '*.ts' })).text);
  expect(whole.rows).toEqual(Array.from({ length: 100 }, (_, index) => `f${index}.ts`));
  expect(whole.below).toBe('');
  const { glob: more } = await toolsOn(files(101, (index) => `f${index}.ts`));
  expect(parts((await more.execute({ pattern: '*.ts' })).text).below).toMatch(
    /^\(Showing 100 of 101 paths\./,
  );
}

describe('glob', () => {
  report(1, 'the head of a list hides whole directories', async () => {
    const spec = {
      ...files(100, (index) => `locales/aa/${index}.json`),
      'locales/en-US/a.json': 500,
      'locales/en-US/b.json': 501,
      'locales/en-US/c.json': 502,
    };
    const { glob } = await toolsOn(spec);
    const { rows, below } = parts((await glob.execute({ pattern: '*.json', path: 'locales' })).text);
    expect(rows).toHaveLength(100);
    expect(rows.some((row) => row.startsWith('locales/en-US/'))).toBe(true);
    expect(below).toContain('(Showing 100 of 103 paths, sampled across 2 of the 2 top-level entries');
  });

  report(2, 'a result of exactly the limit is called truncated', exactlyTheLimit);
  report(82, 'that there is more is guessed from the number of rows', exactlyTheLimit);

  report(3, 'that a result is truncated gets lost on the way', async () => {
    const failing: SpillStore = { save: () => Promise.reject(new Error('full')) };
    for (const spill of [undefined, memorySpillStore(), failing]) {
      for (const overCap of ['sample', 'head', 'deep'] as const) {
        const { glob } = await toolsOn(
          files(150, (index) => `d${index % 3}/${index}`),
          { spill, overCap },
        );
        const { text, details } = await glob.execute({ pattern: '*' });
        expect(parts(text).below).toContain('Showing 100 of 150 paths');
        expect(details).toMatchObject({ truncated: true, total: 150 });
      }
    }
  });

  report(5, 'no cap at all', async () => {
    const { glob } = await toolsOn(files(2350, (index) => `d${index % 40}/${index}.ts`));
    const { text } = await glob.execute({ pattern: '**/*.ts' });
    expect(parts(text).rows).toHaveLength(100);
    expect(text.length).toBeLessThan(5000);
  });

  report(6, 'results of megabytes', async () => {
    for (const [count, depth] of [
      [40_000, 1],
      [150, 15],
    ] as const) {
      const spill = memorySpillStore();
      const { glob } = createTools({
        cwd: WORKDIR,
        fs: deepDirectory(count, depth),
        spill,
        gitignore: false,
      });
      const { text, details } = await glob.execute({ pattern: '*' });
      expect(Buffer.byteLength(text)).toBeLessThan(PAGE_BYTES + 2000);
      expect(text).toContain(` of ${count} paths`);
      expect(text).toContain('The page ends at 32 KiB.');
      const saved = spill.read((details as GlobDetails).locator ?? '') ?? '';
      expect(new Set(saved.split('\n').slice(0, -1)).size).toBe(count);
    }
  });

  report(7, 'matches past the cap are out of reach', async () => {
    const spill = memorySpillStore();
    const { glob } = await toolsOn(
      files(347, (index) => `d${index % 5}/${index}`),
      { spill },
    );
    const { text, details } = await glob.execute({ pattern: '*' });
    const saved = (spill.read((details as GlobDetails).locator ?? '') ?? '').split('\n').slice(0, -1);
    expect(saved).toHaveLength(347);
    expect(new Set(saved).size).toBe(347);
    const { rows } = parts(text);
    expect(new Set(rows).size).toBe(100);
    expect(rows.every((row) => saved.includes(row))).toBe(true);
  });

  report(10, 'an order is promised and not kept', async () => {
    const { glob } = await toolsOn({ a: 3, b: 1, c: 2 });
    expect((await glob.execute({ pattern: '*' })).text).toBe('b\nc\na');
  });

  report(11, 'sorted within each directory only', async () => {
    const { glob } = await toolsOn({ 'x/1': 1, 'y/2': 2, 'x/3': 3 });
    expect((await glob.execute({ pattern: '*' })).text).toBe('x/1\ny/2\nx/3');
  });

  report(13, 'cut before it is sorted', async () => {
    const spill = memorySpillStore();
    const oldestLast = { ...files(149, (index) => `a${index}`), 'z/oldest': 0 };
    const { glob } = await toolsOn(oldestLast, { spill, overCap: 'head' });
    const { text, details } = await glob.execute({ pattern: '*' });
    expect(text).toMatch(/^z\/oldest\n/);
    expect(spill.read((details as GlobDetails).locator ?? '')).toMatch(/^z\/oldest\n/);
  });
});

describe('list', () => {
  report(4, 'a result of exactly the page is ambiguous', async () => {
    const { list: exact } = await toolsOn(files(200, (index) => `f${index}`));
    expect((await exact.execute({})).text).toMatch(
      /\(Entries 1-200 of 200: 0 directories, 200 files, 0 other\.\)$/,
    );
    const { list: more } = await toolsOn(files(201, (index) => `f${index}`));
    expect((await more.execute({})).text).toContain('(Entries 1-200 of 201: ');
    expect((await more.execute({})).text).toContain('Continue with offset=201.');
  });

  report(9, '41 directories, two rows', async () => {
    const { list } = await toolsOn(files(41 * 60, (index) => `d${index % 41}/${index}`));
    const { text } = await list.execute({});
    expect(text.split('\n').filter((row) => /^d\d+\/$/.test(row))).toHaveLength(41);
  });

  report(15, 'no way to the next page', async () => {
    const { list } = await toolsOn(files(450, (index) => `f${index}`));
    const seen = new Set<string>();
    const counts: number[] = [];
    for (const offset of [1, 201, 401]) {
      const rows = (await list.execute({ offset })).text.split('\n').filter((row) => /^f\d+$/.test(row));
      counts.push(rows.length);
      for (const row of rows) seen.add(row);
    }
    expect(counts).toEqual([200, 200, 50]);
    expect(seen.size).toBe(450);
    for (const offset of [451, 9999]) {
      const { text, isError } = await list.execute({ offset });
      expect(isError).toBe(true);
      expect(text).toContain('there are 450 entries');
    }
  });
});
