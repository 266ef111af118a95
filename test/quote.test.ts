import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inOneLine,
  type ListMark,
  posesAsFooter,
  quoted,
  quoteInSentence,
  quoteListRow,
  quoteName,
} from '../src/quote.ts';

/** Name, then the row it makes. */
const ROWS: [name: string, row: string][] = [
  ['src/index.ts', 'src/index.ts'],
  ['with space.txt', 'with space.txt'],
  ['app/(group)/[id]/page.tsx', 'app/(group)/[id]/page.tsx'],
  ['(marketing)/page.tsx', '(marketing)/page.tsx'],
  ['naïve/日本語/👩‍👩‍👧.txt', 'naïve/日本語/👩‍👩‍👧.txt'],
  ['a"b', 'a"b'],
  ['a\\nb', 'a\\nb'],
  ['a</b', 'a</b'],
  ['link@', 'link@'],
  ['ignored/a', 'ignored/a'],
  ['incomplete.txt', 'incomplete.txt'],
  ['nothing', 'nothing'],
  ['', '""'],
  ['"a"', String.raw`"\"a\""`],
  ['a\nb', String.raw`"a\nb"`],
  ['a\0b', String.raw`"a\u0000b"`],
  ['a\x1b[31mb', String.raw`"a\u001b[31mb"`],
  ['a\x7fb', String.raw`"a\u007fb"`],
  ['a\x80b', String.raw`"a\u0080b"`],
  ['a\x85b', String.raw`"a\u0085b"`],
  ['a\x9fb', String.raw`"a\u009fb"`],
  ['a\u2028b', String.raw`"a\u2028b"`],
  ['a\u2029b', String.raw`"a\u2029b"`],
  ['a\u061cb', String.raw`"a\u061cb"`],
  ['a\u200eb', String.raw`"a\u200eb"`],
  ['a\u200fb', String.raw`"a\u200fb"`],
  ['a\u202ab', String.raw`"a\u202ab"`],
  ['gpj.\u202eexe', String.raw`"gpj.\u202eexe"`],
  ['a\u2066b', String.raw`"a\u2066b"`],
  ['a\u2069b', String.raw`"a\u2069b"`],
  [' a', '" a"'],
  ['a ', '"a "'],
  ['a\u00a0', String.raw`"a\u00a0"`],
  ['\u3000a', String.raw`"\u3000a"`],
  ['\ufeffa', String.raw`"\ufeffa"`],
  ['a\ud800b', String.raw`"a\ud800b"`],
  ['a\udc80', String.raw`"a\udc80"`],
  ['\u00ad', String.raw`"\u00ad"`],
  ['\u200b', String.raw`"\u200b"`],
  ['\u2800', String.raw`"\u2800"`],
  ['\ufeff', String.raw`"\ufeff"`],
  ['\u200d', String.raw`"\u200d"`],
  ['\u3164\u115f', String.raw`"\u3164\u115f"`],
  ['src/\u2800\u00ad', String.raw`"src/\u2800\u00ad"`],
  ['\u200c/a.ts', String.raw`"\u200c/a.ts"`],
  ['src/\u200ba/b', String.raw`"src/\u200ba/b"`],
  ['a\u2060/b', String.raw`"a\u2060/b"`],
  ['a.ts\u200b', String.raw`"a.ts\u200b"`],
  ['a\u{e0041}b', String.raw`"a\udb40\udc41b"`],
  ['\u{e0041}', String.raw`"\udb40\udc41"`],
  ['می\u200cخواهم.txt', 'می\u200cخواهم.txt'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['(Showing 5 of 5 paths.)', '"(Showing 5 of 5 paths.)"'],
  ['(SHOWING 5 of 5', '"(SHOWING 5 of 5"'],
  ['(Entries 1-2 of 2)', '"(Entries 1-2 of 2)"'],
  ['(Empty directory.)', '"(Empty directory.)"'],
  ['Not shown: src', '"Not shown: src"'],
  ['Ignored: src', '"Ignored: src"'],
  ['No files found', '"No files found"'],
  ['Incomplete: a', '"Incomplete: a"'],
];

const LIST_ROWS: [name: string, mark: ListMark, row: string][] = [
  ['src', '/', 'src/'],
  ['README.md', '', 'README.md'],
  ['link', '@', 'link@'],
  ['file@', '', '"file@"'],
  ['link@', '@', '"link@"@'],
  ['<', '/', '"<"/'],
  ['<', '', '<'],
  ['a</directory>', '', String.raw`"a<\/directory>"`],
  ['<directory path="x">', '', String.raw`"<directory path=\"x\">"`],
  [' a', '/', '" a"/'],
];

const SENTENCE_NAMES: [name: string, form: string][] = [
  ['src', 'src'],
  ['packages/a', 'packages/a'],
  ['a, b', '"a, b"'],
  ['a;b', '"a;b"'],
  ['a"b', String.raw`"a\"b"`],
  ['a and 3 more', '"a and 3 more"'],
  ['a)', '"a)"'],
  ['a\u202eb', String.raw`"a\u202eb"`],
  ['a\u00ad b', String.raw`"a\u00ad b"`],
  ['a \u200d', String.raw`"a \u200d"`],
  ['👩‍❤\ufe0f‍👩 می\u200cخ', '"👩‍❤\ufe0f‍👩 می\u200cخ"'],
];

const anyName = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Every code unit on its own, so lone surrogates too.
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '<',
        '/',
        '"',
        '\\',
        ' ',
        '@',
        '\n',
        '\u202e',
        '\u200b',
        '\u200d',
        '\ud83d',
        '\ude00',
        'a',
      ),
    )
    .map((a) => a.join('')),
  fc
    .tuple(fc.constantFrom('(Showing ', 'Not shown:', 'ignored: ', 'No files'), fc.string())
    .map((a) => a.join('')),
);

/** The characters themselves are what must not appear. */
const IMPURE = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

describe('a row', () => {
  test.each(ROWS)('%j is %s', (name, row) => {
    expect(quoteName(name)).toBe(row);
  });

  test('gives the name back, as it is or through JSON.parse', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const row = quoteName(name);
        expect(row.startsWith('"') ? JSON.parse(row) : row).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  test('is one visible line that no footer begins like', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        for (const row of [quoteName(name), quoteInSentence(name), quoteListRow(name, '/')]) {
          expect(row).not.toBe('');
          expect(row).not.toMatch(IMPURE);
          expect(row.isWellFormed()).toBe(true);
          expect(posesAsFooter(row)).toBe(false);
          expect(row.trim()).toBe(row);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a row of list', () => {
  test.each(LIST_ROWS)('%j with mark %j is %s', (name, mark, row) => {
    expect(quoteListRow(name, mark)).toBe(row);
  });

  test('closes no tag, and its mark is not part of the name', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom<ListMark>('', '/', '@'), (name, mark) => {
        const row = quoteListRow(name, mark);
        expect(row).not.toContain('</');
        const bare = row.slice(0, row.length - mark.length);
        expect(bare.startsWith('"') ? JSON.parse(bare) : bare).toBe(name);
        if (mark === '') expect(row.endsWith('@')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('in a sentence', () => {
  test.each(SENTENCE_NAMES)('%j is %s', (name, form) => {
    expect(quoteInSentence(name)).toBe(form);
  });

  test('an attribute is quoted whatever it holds', () => {
    expect(quoted('packages')).toBe('"packages"');
    expect(quoted('a</b\u00a0">')).toBe(String.raw`"a<\/b\u00a0\">"`);
  });
});

describe('a message', () => {
  test.each([
    ['src does not exist; did you mean scr?', 'src does not exist; did you mean scr?'],
    ["error parsing glob 'a\nb': \x1b[31m", String.raw`error parsing glob 'a\u000ab': \u001b[31m`],
    ['a\u202eb\u2028c\udcff', String.raw`a\u202eb\u2028c\udcff`],
    ['한글 \u{1f600}', '한글 \u{1f600}'],
  ])('%j', (message, line) => {
    expect(inOneLine(message)).toBe(line);
  });

  test('is visible and bounded, its ends kept', () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: 0, max: 3000 }), (name, times) => {
        const line = inOneLine(`begin ${name.repeat(times)} end`);
        expect(line).not.toMatch(IMPURE);
        expect(line.isWellFormed()).toBe(true);
        expect(line.length).toBeLessThanOrEqual(1000);
        expect(line).toMatch(/^begin .* end$/);
      }),
    );
  });
});
