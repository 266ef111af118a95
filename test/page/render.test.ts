import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPage, type PageOptions } from '../../src/page/page.ts';
import { renderComplete, renderPage } from '../../src/page/render.ts';
import { posesAsFooter } from '../../src/quote.ts';
import type { GlobResult } from '../../src/result.ts';
import { files, resultOf } from './paths.ts';

const SAVED = { locator: 'memory:1-result', hint: 'Hint.' };
const STORED = 'Full sorted result stored at: memory:1-result. Hint.';
const pruned = { ignored: { directories: ['node_modules'], directoryCount: 1, fileCount: 0 } };
const unread = { complete: false, skipped: [{ path: 'locked', code: 'EACCES' }] };
const UNREAD = 'Incomplete: a directory could not be read, so what is beneath is missing: locked.';

const TEXTS: [
  what: string,
  paths: string[],
  options: PageOptions,
  rest: Partial<GlobResult>,
  lines: string[],
][] = [
  ['whole', ['b', 'a\nb', 'c'], {}, {}, ['b', String.raw`"a\nb"`, 'c']],
  ['whole, whatever was pruned', ['b'], {}, pruned, ['b']],
  ['whole but incomplete', ['b'], {}, unread, ['b', '', UNREAD]],
  ['empty', [], {}, {}, ['No files found']],
  [
    'empty beside pruned directories',
    [],
    {},
    pruned,
    ['No match outside of ignored directories, which were not searched.', 'Ignored: node_modules/.'],
  ],
  ['empty and incomplete', [], {}, unread, ['No match in the part that was searched.', UNREAD]],
  [
    'empty and incomplete beside pruned directories',
    [],
    {},
    { ...unread, ...pruned },
    ['No match in the part that was searched.', UNREAD, 'Ignored: node_modules/.'],
  ],
  ['flat', files('f', 3), { limit: 2 }, {}, ['f0', 'f1', '', `(Showing 2 of 3 paths. ${STORED})`]],
  [
    'sampled',
    ['a/1', 'a/2', 'a/3', 'b'],
    { limit: 2 },
    { ...pruned, ...unread },
    [
      'a/1',
      'b',
      '',
      '(Showing 2 of at least 4 paths, sampled across 2 of the at least 2 top-level entries this pattern matched instead of taken in modification-time order. What was found, sorted, stored at: memory:1-result. Hint.)',
      'Not shown, at least: a/ 2.',
      'Ignored: node_modules/.',
      '',
      UNREAD,
    ],
  ],
];

describe('a page as text', () => {
  test.each(TEXTS)('%s', (_, paths, options, rest, lines) => {
    expect(renderPage(createPage(resultOf(paths, rest), options), SAVED)).toBe(lines.join('\n'));
  });

  test('exactly the limit is unadorned, one more is not', () => {
    const paths = files('a/', 100);
    expect(renderPage(createPage(resultOf(paths)))).toBe(paths.join('\n'));
    expect(renderPage(createPage(resultOf([...paths, 'b'])))).toContain(
      '\n\n(Showing 100 of 101 paths, sampled',
    );
  });

  test('rows and the rest can be told apart, and rows are the page', () => {
    const name = fc.oneof(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.constantFrom(
        '(Showing 1 of 9 paths.)',
        'No files found',
        'Ignored: a/.',
        'Not shown: a/ 1.',
        '\n',
        'a\n\n(Entries',
      ),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (names, limit) => {
          const page = createPage(resultOf(names), { limit });
          const lines = renderPage(page).split('\n');
          const rows = lines.filter((line) => line !== '' && !posesAsFooter(line));
          expect(rows.map((row) => (row.startsWith('"') ? JSON.parse(row) : row))).toEqual(page.paths);
        },
      ),
    );
  });
});

describe('the complete list as text', () => {
  test('is the rows, each ended', () => {
    expect(renderComplete(['b', ' a'])).toBe('b\n" a"\n');
    expect(renderComplete([])).toBe('');
  });

  test('read back is the result', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (paths) => {
        const rows = renderComplete(paths).split('\n').slice(0, -1);
        expect(rows.map((row) => (row.startsWith('"') ? JSON.parse(row) : row))).toEqual(paths);
      }),
    );
  });
});
