import { describe, expect, test } from 'vitest';
import { SpanglobError } from '../../src/errors.ts';
import { PATTERN_BYTES } from '../../src/limits.ts';
import { type Pattern, parseRipgrep } from '../../src/pattern/parse-ripgrep.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { rejections } from './dialect-cases.ts';

function rejectionOf(pattern: string): SpanglobError {
  try {
    parseRipgrep(pattern);
  } catch (error) {
    if (error instanceof SpanglobError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(pattern)} was accepted`);
}

/** Tokens by kind, bytes as themselves. */
function shapeOf({ tokens }: Pattern): string {
  return tokens
    .map((token) => (token.kind === 'byte' ? String.fromCharCode(token.byte) : `<${token.kind}>`))
    .join('');
}

describe('rejections', () => {
  test.each(rejections)('$pattern', ({ pattern, reason }) => {
    const { code, message } = rejectionOf(pattern);
    expect(code).toBe('SEARCH_INVALID_PATTERN');
    expect(message).toBe(`error parsing glob '${pattern.trimEnd()}': ${reason}`);
  });

  test.each(rejections)(`ripgrep ${rgVersion()} says the same of $pattern`, async ({ pattern, reason }) => {
    const { root } = await makeTree({});
    const { code, stderr } = await rgFiles(root, pattern);
    expect(code).toBe(2);
    expect(stderr).toBe(`rg: ${rejectionOf(pattern).message}\n`);
    expect(stderr).toContain(reason);
  });

  test.each([
    ['what comes first decides', 'a}[', 'unopened'],
    ['a class swallows what follows', '[{', 'unclosed character class'],
    ['a range of characters, not of bytes', '[\u4e2d-\u00e9]', "invalid range; '\u4e2d' > '\u00e9'"],
    ['an escape at the end of a group', '{a\\', 'dangling'],
    ['after !, the whole pattern is named', '![a', "error parsing glob '![a': "],
  ])('%s', (_title, pattern, part) => {
    expect(rejectionOf(pattern).message).toContain(part);
  });

  test('of 64 KiB and a byte, shown cut', () => {
    expect(() => parseRipgrep('\u00e9'.repeat(PATTERN_BYTES / 2))).not.toThrow();
    const { code, message } = rejectionOf(`${'\u00e9'.repeat(PATTERN_BYTES / 2)}a`);
    expect(code).toBe('SEARCH_INVALID_PATTERN');
    expect(message).toMatch(/^error parsing glob '\u00e9{40}\.\.\.': longer than 65536 bytes; shorten it/);
  });
});

describe('in front and behind', () => {
  const plain = { negated: false, directoriesOnly: false };
  test.each<[string, string, Omit<Pattern, 'tokens'>]>([
    ['a', '<globstar-prefix>a', plain],
    ['/a', 'a', plain],
    ['//a', '/a', plain],
    ['a/b', 'a/b', plain],
    ['**/a', '<globstar-prefix>a', plain],
    ['**', '<everything>', plain],
    ['/**', '<everything>', plain],
    ['', '<everything>', plain],
    [' \t', '<everything>', plain],
    ['#a', '<everything>', plain],
    [' #a', '<globstar-prefix> #a', plain],
    ['a/', '<globstar-prefix>a', { ...plain, directoriesOnly: true }],
    ['a\\/', '<globstar-prefix>a', { ...plain, directoriesOnly: true }],
    ['a//', 'a/', { ...plain, directoriesOnly: true }],
    ['!a', '<globstar-prefix>a', { ...plain, negated: true }],
    ['!/a', 'a', { ...plain, negated: true }],
    ['!!a', '<globstar-prefix>!a', { ...plain, negated: true }],
    ['!#a', '<globstar-prefix>#a', { ...plain, negated: true }],
    ['!', '<everything>', { ...plain, negated: true }],
    ['!/', '', { ...plain, negated: true }],
    ['\\!a', '<globstar-prefix>!a', plain],
    ['\\#a', '<globstar-prefix>#a', plain],
    ['\\!/a', '!/a', plain],
    ['/', '', plain],
    ['a\\ ', '<globstar-prefix>a ', plain],
    ['a\\ \\ ', '<globstar-prefix>a  ', plain],
    ['{a,b/}', '<alternation>', plain],
    ['[/]', '<set>', plain],
    ['a\\/b', 'a/b', plain],
  ])('%j', (pattern, shape, flags) => {
    const { tokens, ...rest } = parseRipgrep(pattern);
    expect(shapeOf({ tokens, ...rest })).toBe(shape);
    expect(rest).toEqual(flags);
  });
});

/** Unicode's White_Space, without the line terminators among ASCII that no test title can hold. */
const WHITE_SPACE: readonly number[] = [
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  ...Array.from({ length: 11 }, (_, index) => 0x2000 + index),
];

describe('trailing white space', () => {
  test('is what Unicode calls so, and nothing else', () => {
    const meaning = '*?[{}\\/';
    const trimmed = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => {
      const character = String.fromCharCode(code);
      return !meaning.includes(character) && parseRipgrep(`a${character}`).tokens.length === 2;
    });
    expect(trimmed).toEqual([...WHITE_SPACE].sort((a, b) => a - b));
  });

  test(`is trimmed by ripgrep ${rgVersion()} likewise`, async () => {
    const { root } = await makeTree({ a: '' });
    const codes = [...WHITE_SPACE, 0x1c, 0x1f, 0x180e, 0x200b, 0x2060, 0xfeff];
    const trimmed = await Promise.all(
      codes.map(async (code) => (await rgFiles(root, `a${String.fromCharCode(code)}`)).paths.length === 1),
    );
    expect(codes.filter((_, index) => trimmed[index])).toEqual(WHITE_SPACE);
  });
});
