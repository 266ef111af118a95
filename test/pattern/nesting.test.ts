import { describe, expect, test } from 'vitest';
import { SpanglobError } from '../../src/errors.ts';
import { parseRipgrep } from '../../src/pattern/parse-ripgrep.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { braceDepth, nestedBraces } from './dialect-cases.ts';

function accepts(pattern: string): boolean {
  try {
    parseRipgrep(pattern);
    return true;
  } catch (error) {
    if (error instanceof SpanglobError && error.message.endsWith(': alternate groups nested too deeply'))
      return false;
    throw error;
  }
}

const around = (open: string, middle: string, close = '}'): ((depth: number) => string) => {
  return (depth) => `${open.repeat(depth)}${middle}${close.repeat(depth)}`;
};

/** Shapes of every level that a token, a branch or a sequence adds, and the deepest nesting of each that is accepted. */
const shapes: readonly [title: string, shape: (depth: number) => string, deepest: number][] = [
  ['a sequence', nestedBraces, braceDepth],
  ['a byte', around('{', 'a'), 249],
  ['a character of several bytes', around('{', '\u00e9'), 248],
  ['a choice', around('{a,', 'b'), 124],
  ['a choice of one, an empty branch dropped', around('{,', 'b'), 249],
  ['a choice of one, a hollow branch dropped', around('{{},', 'b'), 249],
  ['a hollow group in a sequence', around('{{}', 'b'), 249],
  ['a sequence at each level', around('{a', 'b'), 124],
  ['a sequence at each level, behind too', around('{a', 'b', 'c}'), 124],
  ['a sequence in a choice', around('{a*,', 'b'), 123],
  ['a class of one', around('{', '[a]'), 248],
  ['a class of two', around('{', '[ab]'), 247],
  ['a class that is a range', around('{', '[a-z]'), 248],
  ['a class of what is not', around('{', '[!a]'), 248],
  ['a class of two bytes', around('{', '[\u00e9]'), 247],
  ['a class with a range of several bytes', around('{', '[a-\u00e9]'), 247],
  ['a class in a sequence', around('{', 'x[ab]'), 246],
  ['?', around('{', '?'), 248],
  ['*', around('{', '*'), 247],
  ['** that is two *', around('{', '**'), 246],
  ['*** in the middle', around('{', 'a***b'), 246],
  ['**/', around('{', '**/'), 245],
  ['**/ in a sequence', around('{', '**/a'), 244],
  ['**/ at each level', around('{**/', 'b'), 122],
  ['/**', around('{', '/**'), 247],
  ['/** more than once', around('{', '/**/**'), 247],
  ['/**/ in the middle', around('{', 'a/**/b'), 244],
  ['anchored', (depth) => `/${around('{', 'a')(depth)}`, 249],
];

describe('as deep as ripgrep, no deeper', () => {
  test.each(shapes)('%s', (_title, shape, deepest) => {
    expect([deepest, deepest + 1].map((depth) => accepts(shape(depth)))).toEqual([true, false]);
  });

  test.each(shapes)(`ripgrep ${rgVersion()}: %s`, async (_title, shape, deepest) => {
    const { root } = await makeTree({});
    const [accepted, refused] = await Promise.all([
      rgFiles(root, shape(deepest)),
      rgFiles(root, shape(deepest + 1)),
    ]);
    expect(accepted).toMatchObject({ code: 1, stderr: '' });
    // ripgrep doesn't name the pattern here.
    expect(refused).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^rg: error parsing pattern 0\b/),
    });
  });

  test('groups of nothing have no depth', () => {
    expect(accepts(around('{', '')(10_000))).toBe(true);
  });
});
