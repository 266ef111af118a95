import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SpanglobError } from '../../src/errors.ts';
import { createPage, type OverCap, type PageOptions } from '../../src/page/page.ts';
import { quoteName } from '../../src/quote.ts';
import { files, resultOf, treePaths } from './paths.ts';

const OVER_CAP: OverCap[] = ['sample', 'head', 'deep'];

/** Options, then the mode and what it says of itself, for ten files in each of two directories and one loose file. */
const CHOICES: [options: PageOptions, expected: object][] = [
  [{ limit: 21 }, { mode: 'whole', truncated: false }],
  [{ limit: 100 }, { mode: 'whole', truncated: false }],
  [{}, { mode: 'whole', truncated: false }],
  [{ limit: 20 }, { mode: 'sample', truncated: true, spread: { shown: 3, total: 3, root: '.' } }],
  [{ limit: 2 }, { mode: 'sample', truncated: true, spread: { shown: 2, total: 3, root: '.' } }],
  [
    { limit: 20, overCap: 'head' },
    { mode: 'head', truncated: true },
  ],
  [
    { limit: 2, overCap: 'deep' },
    { mode: 'deep', truncated: true, directories: { reached: 2, total: 3 } },
  ],
];

const NO_LIMITS = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null];

describe('what is shown', () => {
  const paths = [...files('a/', 10), ...files('b/', 10), 'c'];

  test.each(CHOICES)('%j', (options, expected) => {
    const page = createPage(resultOf(paths), options);
    expect(page).toMatchObject({ ...expected, total: 21, shortened: false });
    expect(page.paths).toHaveLength(Math.min(options.limit ?? 100, 21));
  });

  test('the default limit is 100', () => {
    expect(createPage(resultOf(files('f', 100)))).toMatchObject({ mode: 'whole', truncated: false });
    expect(createPage(resultOf(files('f', 101)))).toMatchObject({
      mode: 'head',
      truncated: true,
      paths: files('f', 100),
    });
  });

  test.each(OVER_CAP)('a flat result is its head (%s)', (overCap) => {
    const page = createPage(resultOf(files('f', 9)), { limit: 4, overCap });
    expect(page).toMatchObject({ mode: 'head', paths: files('f', 4) });
  });

  test('a sample that begins as the head does is still a sample', () => {
    expect(createPage(resultOf(['a/1', 'b/1', 'a/2']), { limit: 2 })).toMatchObject({ mode: 'sample' });
  });

  test('directories moved before loose files are a sample, not a head', () => {
    const page = createPage(resultOf(['one', 'two', 'a/1']), { limit: 2 });
    expect(page).toMatchObject({ mode: 'sample', paths: ['a/1', 'one'] });
  });

  test.each(NO_LIMITS)('limit %j is refused by name', (limit) => {
    const make = () => createPage(resultOf([]), { limit: limit as number });
    expect(make).toThrow(SpanglobError);
    expect(make).toThrow(`limit must be an integer of at least 1, not ${limit}`);
  });

  test('an overCap that is none is refused', () => {
    expect(() => createPage(resultOf([]), { overCap: 'tail' as OverCap })).toThrow(
      'overCap must be sample, head or deep, not tail',
    );
  });
});

describe('the byte bound', () => {
  const long = 'x'.repeat(96);

  test.each(OVER_CAP)('takes fewer rows (%s)', (overCap) => {
    const paths = [...files(`a/${long}`, 9), ...files(`b/${long}`, 9)];
    // Each row takes 100 bytes with its line break.
    const page = createPage(resultOf(paths), { limit: 10, overCap, maxBytes: 499 });
    expect(page).toMatchObject({ truncated: true, shortened: true, total: 18 });
    expect(page.paths).toHaveLength(4);
    expect(createPage(resultOf(paths), { limit: 5, overCap, maxBytes: 500 })).toMatchObject({
      shortened: false,
    });
  });

  test('holds for a result within the limit', () => {
    const page = createPage(resultOf(files(long, 3)), { limit: 10, maxBytes: 200 });
    expect(page).toMatchObject({ mode: 'head', truncated: true, shortened: true, total: 3 });
    expect(page.paths).toHaveLength(2);
  });

  test('counts rows as they are rendered', () => {
    const paths = ['a/é\u202e', 'a/b'];
    const rows = Buffer.byteLength(String.raw`"a/é\u202e"`) + 'a/b'.length + 2;
    expect(createPage(resultOf(paths), { maxBytes: rows })).toMatchObject({ truncated: false });
    expect(createPage(resultOf(paths), { maxBytes: rows - 1 })).toMatchObject({ truncated: true });
  });

  test('one row too long leaves an empty page that says so', () => {
    const page = createPage(resultOf([long]), { maxBytes: 50 });
    expect(page).toMatchObject({ paths: [], total: 1, truncated: true, shortened: true });
  });

  test('is never exceeded, and one row more would exceed it or the limit', () => {
    const options = fc.record({
      limit: fc.integer({ min: 1, max: 60 }),
      overCap: fc.constantFrom(...OVER_CAP),
      maxBytes: fc.integer({ min: 1, max: 300 }),
    });
    const bytes = (rows: readonly string[]): number =>
      rows.reduce((sum, row) => sum + Buffer.byteLength(quoteName(row)) + 1, 0);
    fc.assert(
      fc.property(treePaths, options, (paths, { limit, overCap, maxBytes }) => {
        const page = createPage(resultOf(paths), { limit, overCap, maxBytes });
        expect(bytes(page.paths)).toBeLessThanOrEqual(maxBytes);
        if (!page.shortened) expect(page.paths).toHaveLength(Math.min(limit, paths.length));
        else if (page.paths.length + 1 < paths.length) {
          const more = createPage(resultOf(paths), { limit: page.paths.length + 1, overCap });
          expect(bytes(more.paths)).toBeGreaterThan(maxBytes);
        }
      }),
    );
  });
});

describe('the remainder', () => {
  test('counts what is left beneath each entry', () => {
    const paths = [...files('a/', 3), ...files('b/', 5), 'c/0', ...files('f', 4)];
    const { remainder } = createPage(resultOf(paths), { limit: 4 });
    expect(remainder).toEqual({
      root: '.',
      directories: [
        { path: 'b', count: 4 },
        { path: 'a', count: 2 },
      ],
      files: 3,
      others: { paths: 0, directories: 0 },
    });
  });

  test('names what lies beneath a descended root as rows do', () => {
    const { remainder } = createPage(resultOf([...files('v/x/a/', 9), 'v/x/b/0']), {
      limit: 2,
      overCap: 'head',
    });
    expect(remainder).toMatchObject({
      root: 'v/x',
      directories: [
        { path: 'v/x/a', count: 7 },
        { path: 'v/x/b', count: 1 },
      ],
    });
  });

  test('names the largest of very many', () => {
    const paths = Array.from({ length: 500 }, (_, index) => files(`d${index}/`, 1 + (index % 250))).flat();
    const { remainder } = createPage(resultOf(paths), { limit: 500 });
    expect(remainder?.directories.slice(0, 3)).toEqual([
      { path: 'd249', count: 249 },
      { path: 'd499', count: 249 },
      { path: 'd248', count: 248 },
    ]);
    const named = remainder?.directories.reduce((sum, { count }) => sum + count, 0) ?? 0;
    expect(remainder?.others).toEqual({ paths: paths.length - 500 - named, directories: 498 - 64 });
  });
});
