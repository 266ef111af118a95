/** What a line is: comments, spaces, line ends, negation. */
import { type IgnoreCase, ignored, listed } from './case.ts';

const BRACES = 'ripgrep reads a choice, as its --glob does; git, and who writes for git, mean the characters';
const SPACES = 'ripgrep looks at the last two characters alone';
const TABS = 'ripgrep trims every kind of whitespace';
const LONE_BANG = 'ripgrep reads a rule that takes all in';
const SLASH_END = 'ripgrep takes the backslash for one that escapes the slash';

export const braces: readonly IgnoreCase[] = [
  listed('`*.{js,ts}` is no choice', '*.{js,ts}\n', 'a.js', { differs: { ripgrep: BRACES } }),
  ignored('but that very name', '*.{js,ts}\n', 'a.{js,ts}', { differs: { ripgrep: BRACES } }),
  listed('one brace', '{a\n', 'a'),
  ignored('one brace, that very name', '{a\n', '{a', { differs: { ripgrep: BRACES } }),
  listed('a choice of directories', '{a,b}/\n', 'a/x', { differs: { ripgrep: BRACES } }),
  ignored('a comma and a brace', 'a,b}\n', 'a,b}', { differs: { ripgrep: BRACES } }),
];

export const spaces: readonly IgnoreCase[] = [
  ignored('one in the end', 'a \n', 'a'),
  ignored('several', 'a   \n', 'a'),
  listed('the name with the space', 'a \n', 'a '),
  ignored('escaped', 'a\\ \n', 'a '),
  listed('escaped, without it', 'a\\ \n', 'a'),
  ignored('the last of several escaped', 'a \\ \n', 'a  '),
  ignored('escaped, then more', 'a\\   \n', 'a ', { differs: { ripgrep: SPACES } }),
  ignored('in the middle', 'a b\n', 'a b'),
  ignored('in front', ' a\n', ' a'),
  listed('in front, without it', ' a\n', 'a'),
  ignored('behind a slash', 'd/ \n', 'd/x'),
  listed('behind a slash, a file', 'd/ \n', 'd'),
  listed('an escaped backslash, then a space', 'a\\\\ \n', 'a'),
  ignored('an escaped backslash, then a space: the backslash', 'a\\\\ \n', 'a\\', {
    differs: { ripgrep: SPACES },
  }),
  listed('nothing but spaces', '   \n', '   '),
];

export const tabs: readonly IgnoreCase[] = [
  listed('one in the end', 'a\t\n', 'a', { differs: { ripgrep: TABS } }),
  ignored('one in the end, that very name', 'a\t\n', 'a\t', { differs: { ripgrep: TABS } }),
  ignored('a tab, then a space', 'a\t \n', 'a\t', { differs: { ripgrep: TABS } }),
  listed('a space, then a tab', 'a \t\n', 'a', { differs: { ripgrep: TABS } }),
  ignored('in front', '\ta\n', '\ta'),
];

export const lineEnds: readonly IgnoreCase[] = [
  ignored('carriage return and line feed', 'a\r\nb\r\n', 'a'),
  ignored('the last one', 'a\r\nb\r\n', 'b'),
  ignored('behind a slash', 'd/\r\n', 'd/x'),
  ignored('spaces before it', 'a  \r\n', 'a'),
  listed('two carriage returns', 'a\r\r\n', 'a', { differs: { ripgrep: TABS } }),
  ignored('two carriage returns, the name with one', 'a\r\r\n', 'a\r', { differs: { ripgrep: TABS } }),
  listed('a carriage return alone ends no line', 'a\rb\n', 'b'),
  ignored('no line feed in the end', 'b\na', 'a'),
  ignored('empty lines between', '\n\na\n\n', 'a'),
  ignored('empty lines with carriage returns', '\r\n\r\na\r\n', 'a'),
  ignored('a carriage return at the end of the file: git puts the line feed there itself', 'a\r', 'a'),
  listed('a line ends at NUL, as C strings do', 'a\0b\n', 'a\u0001b'),
];

export const byteOrderMark: readonly IgnoreCase[] = [
  ignored('before the first rule', '\ufeffa\n', 'a'),
  listed('before the first rule, the name with it', '\ufeffa\n', '\ufeffa'),
  listed('before a comment', '\ufeff#a\n', '#a'),
  ignored('before the first of two', '\ufeffb\na\n', 'b'),
  listed('elsewhere it belongs to the line', 'b\n\ufeffa\n', 'a'),
  ignored('elsewhere, that very name', 'b\n\ufeffa\n', '\ufeffa'),
  listed('before a negation', { '.gitignore': 'a\n', 'd/.gitignore': '\ufeff!a\n' }, 'd/a'),
];

export const comments: readonly IgnoreCase[] = [
  listed('a comment', '#a\n', '#a'),
  ignored('escaped', '\\#a\n', '#a'),
  ignored('a hash later on', 'a#b\n', 'a#b'),
  ignored('a hash behind a space', ' #a\n', ' #a'),
  listed('a hash behind a name does not end it', 'a #b\n', 'a'),
  ignored('a negated hash is none', '#a\n\\#a\n!#b\n', '#a'),
  listed('a negated hash', '\\#a\n!#a\n', '#a'),
];

export const negation: readonly IgnoreCase[] = [
  listed('it takes in again', '*\n!a\n', 'a'),
  ignored('escaped, that very name', '\\!a\n', '!a'),
  listed('escaped, without it', '\\!a\n', 'a'),
  listed('two of them: the second is part of the name', '!a\n!!a\n!a\n', '!a'),
  ignored('two of them take in `!a`, not `a`', 'a\n!!a\n', 'a'),
  listed('a negated directory', 'd\n!d/\n', 'd/x'),
  ignored('a negated directory is no file', 'd\n!d/\n', 'd'),
  ignored('alone it is no rule', 'a\n!\n', 'a', { differs: { ripgrep: LONE_BANG } }),
  ignored('later on', 'a!b\n', 'a!b'),
  listed('negated and anchored', 'a\n!/a\n', 'a'),
  ignored('negated and anchored, deeper', 'a\n!/a\n', 'd/a'),
  ignored('a space behind it is part of the name', 'a\n! a\n', 'a'),
];

export const escapes: readonly IgnoreCase[] = [
  ignored('a star', 'a\\*\n', 'a*'),
  listed('a star that is none', 'a\\*\n', 'ab'),
  ignored('a question mark', 'a\\?\n', 'a?'),
  listed('a question mark that is none', 'a\\?\n', 'ab'),
  ignored('a bracket', '\\[a]\n', '[a]'),
  listed('a bracket that is none', '\\[a]\n', 'a'),
  ignored('a letter', '\\a\\b\n', 'ab'),
  ignored('a backslash', 'a\\\\b\n', 'a\\b'),
  listed('in the end: a rule that matches nothing', 'a\\\n', 'a'),
  listed('in the end: not a name that ends so either', 'a\\\n', 'a\\'),
  ignored('a slash', 'd\\/x\n', 'd/x'),
  ignored('in front of a slash in the end', 'a\\\\/\n', 'a\\/x', { differs: { ripgrep: SLASH_END } }),
  ignored('a slash after two stars', 'd/**\\/x\n', 'd/e/x'),
];
