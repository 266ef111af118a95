/** What a pattern is: stars, anchors, bytes. */
import { type IgnoreCase, ignored, listed } from './case.ts';

const GLUED = 'neither has this quirk of git';
const TRIPLE = 'to ripgrep three stars are one';
const CHARACTERS = 'ignore matches UTF-16 units, not bytes';
const UTF8 = 'ripgrep gives up on a file at the first line that is not UTF-8';

export const stars: readonly IgnoreCase[] = [
  ignored('a suffix', '*.log\n', 'a.log'),
  ignored('a suffix that is the whole name', '*.log\n', '.log'),
  ignored('a prefix', 'a*\n', 'abc'),
  ignored('a prefix that is the whole name', 'a*\n', 'a'),
  ignored('a name that starts with a dot', '*\n', '.a'),
  ignored('two stars', 'a*c*e\n', 'abcde'),
  listed('two stars, out of order', 'a*c*e\n', 'aecd'),
  listed('it does not cross a slash', '/a*c\n', 'ab/bc'),
  listed('one level', '/*/x\n', 'a/b/x'),
  ignored('one level deep', '/*/x\n', 'a/x'),
  ignored('`**` glued in front, without a slash', '**a\n', 'd/ba'),
  listed('`**` glued in front, with a slash elsewhere', 'd/**a\n', 'd/e/a'),
  ignored('`**` glued in front, one level', 'd/**a\n', 'd/ba'),
  listed('`**` glued on both sides', '/a**b\n', 'a/b'),
  ignored('`***` is `*`', '/a/***b\n', 'a/xb'),
  ignored('`/a**`: git crosses directories', '/a**\n', 'ab/x'),
  ignored('`/a**`: the directory itself', '/a**\n', 'ab'),
  ignored('`/a**`, and only there', '/a**\n!/a*\n/a**\n', 'ab/x'),
  listed('`/a**`, taken in again by name', 'd/\n/a**\n!ab\n!x\n', 'ab/x'),
  listed('`a?**` begins with a wildcard: no crossing', '/a?**\n!/a*\n', 'ab/x'),
  ignored('`/a**/b`: git crosses directories', '/a**/b\n', 'ax/y/b', {
    differs: { ripgrep: GLUED, ignore: GLUED },
  }),
  ignored('`/a**/b`, nothing between', '/a**/b\n', 'ab', { differs: { ripgrep: GLUED, ignore: GLUED } }),
  listed('`*a**/b` does not', '/*a**/b\n', 'xa/y/b'),
];

export const questionMarks: readonly IgnoreCase[] = [
  ignored('one byte', 'a?c\n', 'abc'),
  listed('not none', 'a?c\n', 'ac'),
  listed('not a slash', 'a?c\n', 'a/c'),
  listed('not half of a letter of two bytes', '?\n', 'é', { differs: { ignore: CHARACTERS } }),
  ignored('two for a letter of two bytes', '??\n', 'é', { differs: { ignore: CHARACTERS } }),
  ignored('four for an emoji', '????\n', '😀', { differs: { ignore: CHARACTERS } }),
  ignored('a dot in front', '?a\n', '.a'),
];

export const anchors: readonly IgnoreCase[] = [
  ignored('a slash in front', '/a\n', 'a'),
  listed('a slash in front, deeper', '/a\n', 'd/a'),
  ignored('a slash in the middle', 'd/a\n', 'd/a'),
  listed('a slash in the middle, deeper', 'd/a\n', 'e/d/a'),
  ignored('no slash: any depth', 'a\n', 'd/e/a'),
  ignored('a slash in the end only: any depth', 'd/\n', 'e/d/x'),
  listed('a slash in the end: no file', 'd/\n', 'e/d'),
  ignored('anchored and for directories', '/d/\n', 'd/x'),
  listed('anchored and for directories, deeper', '/d/\n', 'e/d/x'),
  ignored("anchored at its file's directory", { 'd/.gitignore': '/a\n' }, 'd/a'),
  listed("anchored at its file's directory, deeper", { 'd/.gitignore': '/a\n' }, 'd/e/a'),
  listed('it says nothing of what lies beside it', { 'd/.gitignore': 'a\n' }, 'a'),
  ignored('a slash in the middle, of a deeper file', { 'd/.gitignore': 'e/a\n' }, 'd/e/a'),
  ignored('a directory by name, and all that it holds', 'd\n', 'e/d/f/x'),
  ignored('a slash that is a slash alone is no rule', '/\na\n', 'a'),
  listed('a slash alone', '/\n', 'a'),
  listed('two slashes in front', '//a\n', 'a'),
  listed('two slashes in the middle', 'd//a\n', 'd/a'),
  listed('a dot in front', './a\n', 'a'),
  listed('the directory above', { 'd/.gitignore': '../a\n' }, 'a'),
  ignored('a path with a wildcard', 'd/*.log\n', 'd/a.log'),
  listed('a path with a wildcard, deeper', 'd/*.log\n', 'd/e/a.log'),
  ignored('a directory by a path, and all beneath', 'd/e\n', 'd/e/f/x'),
];

export const globstars: readonly IgnoreCase[] = [
  ignored('`**/` at the top', '**/a\n', 'a'),
  ignored('`**/` deeper', '**/a\n', 'd/e/a'),
  ignored('`**/` and a path', '**/d/a\n', 'e/f/d/a'),
  ignored('`**/` and a path, at the top', '**/d/a\n', 'd/a'),
  ignored('`/**/`, nothing between', 'a/**/b\n', 'a/b'),
  ignored('`/**/`, one between', 'a/**/b\n', 'a/x/b'),
  ignored('`/**/`, two between', 'a/**/b\n', 'a/x/y/b'),
  listed('`/**/` is anchored', 'a/**/b\n', 'd/a/b'),
  listed('`/**/` takes whole names', 'a/**/b\n', 'ax/b'),
  ignored('`/**`, all that is in it', 'a/**\n', 'a/x/y'),
  listed('`/**`, not a file of that name', 'a/**\n', 'a'),
  listed('`/**` is anchored', 'a/**\n', 'd/a/x'),
  ignored('`**` alone', '**\n', 'd/x'),
  ignored('`/**` alone', '/**\n', 'd/x'),
  listed('`**/` alone: no file', '**/\n', 'x'),
  ignored('`**/` alone: directories', '**/\n', 'd/x'),
  ignored('`**/*.ts`', '**/*.ts\n', 'd/e/a.ts'),
  ignored('two of them', 'a/**/b/**/c\n', 'a/x/b/y/z/c'),
  ignored('two in a row', 'a/**/**/b\n', 'a/b'),
  ignored('`**/d/**`', '**/d/**\n', 'e/d/f/x'),
  listed('`**/d/**`, not a file d', '**/d/**\n', 'e/d'),
  ignored('`***/` is `**/`', '/***/a\n', 'd/e/a', { differs: { ripgrep: TRIPLE } }),
  ignored('`***/` may be none', '/***/a\n', 'a', { differs: { ripgrep: TRIPLE } }),
  ignored('`/**/` for directories', 'a/**/d/\n', 'a/b/d/x'),
  listed('`/**/` for directories: no file', 'a/**/d/\n', 'a/b/d'),
];

export const bytes: readonly IgnoreCase[] = [
  ignored('a name that is not UTF-8', '*.log\n', '\udcff.log'),
  ignored('one stray byte', '?\n', '\udcff'),
  ignored('a rule that is not UTF-8', { '.gitignore': { text: Buffer.from([0xff, 0x0a]) } }, '\udcff', {
    differs: { ripgrep: UTF8 },
  }),
  ignored(
    'a rule that is not UTF-8 beside one that is',
    { '.gitignore': { text: Buffer.from([0xff, 0x0a, 0x61, 0x0a]) } },
    'a',
    { differs: { ripgrep: UTF8 } },
  ),
  ignored('half of a letter', { '.gitignore': { text: Buffer.from([0xc3, 0x2a, 0x0a]) } }, 'é', {
    differs: { ripgrep: UTF8, ignore: CHARACTERS },
  }),
  ignored(
    'a class of stray bytes',
    { '.gitignore': { text: Buffer.from([0x5b, 0x80, 0x2d, 0xff, 0x5d, 0x0a]) } },
    '\udcff',
    { differs: { ripgrep: UTF8 } },
  ),
  ignored('letters that are not ASCII', 'é/中\n', 'é/中'),
];
