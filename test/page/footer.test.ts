import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footerSentence, ignoredLine, notShownLine } from '../../src/page/footer.ts';
import { createPage, type Page, type PageOptions } from '../../src/page/page.ts';
import { posesAsFooter } from '../../src/quote.ts';
import type { GlobResult } from '../../src/result.ts';
import { files, resultOf, treePaths } from './paths.ts';

const SAVED = { locator: '/tmp/spill/all.txt', hint: 'It holds one path a line.' };
const STORED = 'Full sorted result stored at: /tmp/spill/all.txt. It holds one path a line.';
const SHOWING = 'Showing 100 of 10030 paths';

/** The incident: 22 entries, 10,030 paths. */
const INCIDENT = [
  ...files('archive/', 9000),
  ...Array.from({ length: 20 }, (_, d) => files(`d${d}/`, 51)).flat(),
  ...files('f', 10),
];
const FLAT = files('f', 10_030);
const WIDE = Array.from({ length: 5015 }, (_, d) => files(`d${d}/`, 2)).flat();
const TWENTY_TWO = [
  ...files('archive/', 9009),
  ...Array.from({ length: 21 }, (_, d) => [`d${d}/0`]).flat(),
  ...files('d0/x', 1000),
];
const NESTED = TWENTY_TWO.map((path) => `v/my lib/${path}`);

function page(paths: readonly string[], options: PageOptions = {}, rest: Partial<GlobResult> = {}): Page {
  return createPage(resultOf(paths, rest), options);
}

const SENTENCES: [what: string, page: Page, saved: typeof SAVED | undefined, sentence: string][] = [
  [
    'sample',
    page(TWENTY_TWO),
    SAVED,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched instead of taken in modification-time order. ${STORED})`,
  ],
  [
    'not saved',
    page(TWENTY_TWO),
    undefined,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched instead of taken in modification-time order. The complete result could not be saved; narrow pattern or path to see more.)`,
  ],
  [
    'not every entry got a row',
    page(WIDE),
    SAVED,
    `(${SHOWING}, sampled across 100 of the 5015 top-level entries this pattern matched instead of taken in modification-time order. Narrow path to inspect a specific subtree. ${STORED})`,
  ],
  ['flat', page(FLAT), SAVED, `(${SHOWING}. ${STORED})`],
  ['head', page(INCIDENT, { overCap: 'head' }), SAVED, `(${SHOWING}. ${STORED})`],
  [
    'flat, not saved',
    page(FLAT),
    undefined,
    `(${SHOWING}. The complete result could not be saved; narrow pattern or path to see more.)`,
  ],
  [
    'one directory beneath another root is flat',
    page(FLAT.map((path) => `a/b/${path}`)),
    SAVED,
    `(${SHOWING}. ${STORED})`,
  ],
  [
    'descended',
    page(NESTED),
    SAVED,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched beneath "v/my lib", where every match lies, instead of taken in modification-time order. ${STORED})`,
  ],
  [
    'descended further than can be shown',
    page(
      TWENTY_TWO.map((path) => `${'long/'.repeat(100)}${path}`),
      { maxBytes: 100_000 },
    ),
    SAVED,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched beneath a directory whose path is too long to show, where every match lies, instead of taken in modification-time order. ${STORED})`,
  ],
  [
    'a root asked for is no descent',
    page(NESTED, {}, { root: 'v/my lib' }),
    SAVED,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched instead of taken in modification-time order. ${STORED})`,
  ],
  [
    'newest',
    page(TWENTY_TWO, {}, { sort: 'newest' }),
    SAVED,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched instead of taken newest first. ${STORED})`,
  ],
  [
    'by path',
    page(TWENTY_TWO, {}, { sort: 'path' }),
    SAVED,
    `(${SHOWING}, sampled across 22 of the 22 top-level entries this pattern matched instead of taken in path order. ${STORED})`,
  ],
  [
    'deep',
    page(TWENTY_TWO, { overCap: 'deep' }),
    SAVED,
    `(${SHOWING}, spread evenly across 22 of the 22 directories that hold a match instead of taken in modification-time order. ${STORED})`,
  ],
  [
    'deep, not every directory',
    page(WIDE, { overCap: 'deep' }),
    SAVED,
    `(${SHOWING}, spread evenly across 100 of the 5015 directories that hold a match instead of taken in modification-time order. Narrow path to inspect a specific subtree. ${STORED})`,
  ],
  [
    'incomplete',
    page(TWENTY_TWO, {}, { complete: false }),
    SAVED,
    '(Showing 100 of at least 10030 paths, sampled across 22 of the at least 22 top-level entries this pattern matched instead of taken in modification-time order. What was found, sorted, stored at: /tmp/spill/all.txt. It holds one path a line.)',
  ],
  [
    'incomplete and flat, not saved',
    page(FLAT, {}, { complete: false }),
    undefined,
    '(Showing 100 of at least 10030 paths. What was found could not be saved; narrow pattern or path to see more.)',
  ],
  [
    'shortened',
    page(FLAT, { maxBytes: 24 }),
    SAVED,
    `(Showing 8 of 10030 paths. The page ends at 24 bytes. ${STORED})`,
  ],
  [
    'shortened, with ordinary paths and a large limit',
    page(FLAT, { limit: 10_000, maxBytes: 1024 }),
    SAVED,
    `(Showing 226 of 10030 paths. The page ends at 1 KiB. ${STORED})`,
  ],
  [
    'a hint may be empty',
    page(FLAT),
    { ...SAVED, hint: '' },
    `(${SHOWING}. Full sorted result stored at: /tmp/spill/all.txt.)`,
  ],
  [
    'a locator is data',
    page(FLAT),
    { locator: 'a\nb', hint: 'Hint.' },
    String.raw`(${SHOWING}. Full sorted result stored at: "a\nb". Hint.)`,
  ],
];

describe('the footer', () => {
  test.each(SENTENCES)('%s', (_, shown, saved, sentence) => {
    expect(footerSentence(shown, saved)).toBe(sentence);
    expect(posesAsFooter(sentence)).toBe(true);
  });
});

const LONG = 'n'.repeat(280);
/** `Not shown: NAME/ 2.` takes 15 code units besides the name. */
const FITS = 'n'.repeat(285);
const NOT_SHOWN: [what: string, page: Page, line: string | undefined][] = [
  [
    'most first',
    page([...files('b/', 313), ...files('src/', 4951)], { limit: 2 }),
    'Not shown: src/ 4,950; b/ 312.',
  ],
  [
    'loose files',
    page([...files('a/', 3), ...files('f', 9)], { limit: 1 }),
    'Not shown: 9 files at the top level; a/ 2.',
  ],
  [
    'one loose file',
    page([...files('a/', 3), 'f'], { limit: 1 }),
    'Not shown: a/ 2; 1 file at the top level.',
  ],
  [
    'loose files of another root',
    page([...files('p q/a/', 3), ...files('p q/f', 9)], { limit: 1 }, { root: 'p q' }),
    'Not shown: 9 files directly in "p q"; "p q/a"/ 2.',
  ],
  ['names are quoted', page([...files('a; b 9/', 3), 'c'], { limit: 2 }), 'Not shown: "a; b 9"/ 2.'],
  [
    'a name that is too long is counted',
    page([...files(`${LONG}/`, 3), ...files('b/', 2), 'c/0'], { limit: 3 }),
    'Not shown: b/ 1; 2 more in 1 other entry.',
  ],
  ['a line of exactly 300', page([...files(`${FITS}/`, 3), 'b/0'], { limit: 2 }), `Not shown: ${FITS}/ 2.`],
  [
    'a line of 301 would be too long',
    page([...files(`${FITS}n/`, 3), 'b/0'], { limit: 2 }),
    'Not shown: 2 more in 1 entry.',
  ],
  [
    'only such names',
    page([...files(`${LONG}1/`, 3), ...files(`${LONG}2/`, 3)], { limit: 1 }),
    'Not shown: 5 more in 2 entries.',
  ],
  ['nothing but loose files: no shape to give', page(files('f', 9), { limit: 1 }), undefined],
  ['a whole page', page(['a/1']), undefined],
  [
    'incomplete',
    page(files('a/', 3).concat('b/1'), { limit: 2 }, { complete: false }),
    'Not shown, at least: a/ 2.',
  ],
];

describe('the line of what is not shown', () => {
  test.each(NOT_SHOWN)('%s', (_, shown, line) => {
    expect(notShownLine(shown)).toBe(line);
    if (line !== undefined) expect(posesAsFooter(line)).toBe(true);
  });

  /** The sum of its numbers: every count stands behind a name, or before `more` or `files`. */
  function sum(line: string): number {
    const counts = Array.from(
      line.matchAll(/(?:\/ |(?:: |; ))([\d,]+)(?=[;.]| more| files? )/g),
      (match) => match[1] ?? '',
    );
    return counts.reduce((total, text) => total + Number(text.replaceAll(',', '')), 0);
  }

  const wide = fc
    .uniqueArray(
      fc.tuple(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), fc.integer({ min: 1, max: 40 })),
      {
        maxLength: 60,
        selector: ([name]) => name,
      },
    )
    .map((directories) =>
      directories.flatMap(([name, count]) => files(`D${name.replaceAll(/[/\d]/g, '-')}/`, count)),
    );

  test.each(['sample', 'head', 'deep'] as const)('is bounded, and its numbers add up (%s)', (overCap) => {
    fc.assert(
      fc.property(fc.oneof(treePaths, wide), fc.integer({ min: 1, max: 60 }), (paths, limit) => {
        const shown = page(paths, { limit, overCap });
        const line = notShownLine(shown);
        if (line === undefined) return;
        expect(line.length).toBeLessThanOrEqual(300);
        expect(line).not.toMatch(/[\n\r]/);
        expect(sum(line)).toBe(shown.total - shown.paths.length);
      }),
    );
  });

  test('is bounded over very many entries', () => {
    const paths = Array.from({ length: 20_000 }, (_, d) => files(`directory-${d}/`, 2)).flat();
    const line = notShownLine(page(paths)) ?? '';
    expect(line.length).toBeLessThanOrEqual(300);
    expect(line.length).toBeGreaterThan(250);
    expect(sum(line)).toBe(39_900);
    expect(line).toMatch(/; [\d,]+ more in [\d,]+ other entries\.$/);
  });
});

const ignored = (directories: string[], directoryCount: number, fileCount = 0) => ({
  ignored: { directories, directoryCount, fileCount },
});
const IGNORED: [what: string, rest: Partial<GlobResult>, line: string | undefined][] = [
  ['one', ignored(['node_modules'], 1), 'Ignored: node_modules/.'],
  ['some', ignored(['node_modules', 'dist'], 2), 'Ignored: node_modules/, dist/.'],
  ['many', ignored(['node_modules', 'dist'], 5), 'Ignored: node_modules/, dist/ and 3 more.'],
  ['very many', ignored(['a', 'b', 'c'], 12_003), 'Ignored: a/, b/, c/ and 12,000 more.'],
  ['none', ignored([], 0, 7), undefined],
  ['a name that would read as the sentence', ignored(['a and 3 more.'], 1), 'Ignored: "a and 3 more."/.'],
  ['long names', ignored(['a', LONG, 'b'], 9), 'Ignored: a/ and 8 more.'],
  ['only long names', ignored([LONG + LONG], 1), 'Ignored: 1 with names too long to list.'],
  ['incomplete', { ...ignored(['a'], 3), complete: false }, 'Ignored: a/ and at least 2 more.'],
];

test.each(IGNORED)('ignored directories: %s', (_, rest, line) => {
  expect(ignoredLine(page([], {}, rest))).toBe(line);
  if (line !== undefined) expect(posesAsFooter(line)).toBe(true);
});
