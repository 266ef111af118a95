/** Bracket expressions. */
import { type IgnoreCase, ignored, listed } from './case.ts';

const POSIX = 'ripgrep knows no POSIX classes';
const IN_CLASS = 'ripgrep reads a backslash in a class as a member';
const SLASHES = "in ripgrep's ignore files a class may match a slash";
const UNCLOSED = 'ripgrep takes an unclosed class for the characters';
const DASHES = 'ripgrep refuses an inverted range, and makes a second one of the dash behind a range';
const CHARACTERS = 'ignore matches UTF-16 units, not bytes';
const CASE = 'ignore takes no notice of case by default';

export const classes: readonly IgnoreCase[] = [
  ignored('a member', '[ab].log\n', 'a.log'),
  listed('no member', '[ab].log\n', 'c.log'),
  ignored('a range', '[a-c]\n', 'b'),
  listed('outside of a range', '[a-c]\n', 'd'),
  listed('an inverted range is empty', '[c-a]\n', 'b'),
  ignored('an inverted range beside a member', '[c-ab]\n', 'b', { differs: { ripgrep: DASHES } }),
  ignored('a dash in the end', '[a-]\n', '-'),
  ignored('a dash in front', '[-a]\n', '-'),
  ignored('a dash behind a range', '[a-c-e]\n', '-', { differs: { ripgrep: DASHES } }),
  listed('a dash behind a range makes no second', '[a-c-e]\n', 'd', { differs: { ripgrep: DASHES } }),
  ignored('a bracket in front', '[]a]\n', ']'),
  ignored('a bracket behind the negation', '[!]a]\n', 'b'),
  listed('a bracket behind the negation is a member', '[!]a]\n', ']'),
  ignored('an opening bracket', '[[]\n', '['),
  ignored('a star is a star', '[*]\n', '*'),
  listed('a star is no wildcard', '[*]\n', 'a'),
  ignored('a letter of two bytes is two members', '[é][é]\n', 'é', { differs: { ignore: CHARACTERS } }),
  listed('and matches one of them', '[é]\n', 'é', { differs: { ignore: CHARACTERS } }),
  ignored('an exclamation mark later on', '[a!]\n', '!'),
  ignored('a caret later on', '[a^]\n', '^'),
];

export const classEscapes: readonly IgnoreCase[] = [
  ignored('a closing bracket', '[a\\]b]\n', ']', { differs: { ripgrep: IN_CLASS } }),
  ignored('behind it the class goes on', '[a\\]b]\n', 'b', { differs: { ripgrep: IN_CLASS } }),
  ignored('a dash', '[a\\-c]\n', '-', { differs: { ripgrep: IN_CLASS } }),
  listed('a dash that makes no range', '[a\\-c]\n', 'b', { differs: { ripgrep: IN_CLASS } }),
  ignored('a backslash', '[\\\\]\n', '\\'),
  ignored('the ends of a range', '[\\a-\\c]\n', 'b', { differs: { ripgrep: IN_CLASS } }),
  ignored('a negation', '[\\!a]\n', '!'),
  listed('an escaped bracket does not close it', '[a\\]\n', 'a', { differs: { ripgrep: IN_CLASS } }),
  listed('a backslash that escapes is no member', '[\\a]\n', '\\', { differs: { ripgrep: IN_CLASS } }),
];

export const posixClasses: readonly IgnoreCase[] = [
  ignored('alpha', '[[:alpha:]]\n', 'a', { differs: { ripgrep: POSIX } }),
  listed('alpha has no digit', '[[:alpha:]]\n', '1'),
  listed('alpha is ASCII alone', '[[:alpha:]][[:alpha:]]\n', 'é'),
  ignored('digit', 'a[[:digit:]]\n', 'a1', { differs: { ripgrep: POSIX } }),
  ignored('alnum and more', '[[:alnum:]_]\n', '_', { differs: { ripgrep: POSIX } }),
  ignored('upper', '[[:upper:]]\n', 'A', { differs: { ripgrep: POSIX } }),
  listed('upper has no small letter', '[[:upper:]]\n', 'a', { differs: { ignore: CASE } }),
  ignored('lower', '[[:lower:]]\n', 'a', { differs: { ripgrep: POSIX } }),
  ignored('space', 'a[[:space:]]b\n', 'a b', { differs: { ripgrep: POSIX } }),
  ignored('blank', 'a[[:blank:]]b\n', 'a\tb', { differs: { ripgrep: POSIX } }),
  ignored('punct', '[[:punct:]]\n', '~', { differs: { ripgrep: POSIX } }),
  ignored('xdigit', '[[:xdigit:]]\n', 'F', { differs: { ripgrep: POSIX } }),
  listed('xdigit ends at f', '[[:xdigit:]]\n', 'g'),
  ignored('cntrl', '[[:cntrl:]]\n', '\u0001', { differs: { ripgrep: POSIX } }),
  ignored('print', '[[:print:]]\n', 'a', { differs: { ripgrep: POSIX } }),
  ignored('graph', '[[:graph:]]\n', '!', { differs: { ripgrep: POSIX } }),
  ignored('negated', '[![:digit:]]\n', 'a', { differs: { ripgrep: POSIX } }),
  listed('negated, a member', '[![:digit:]]\n', '1'),
  listed('an unknown name: a rule that matches nothing', '[[:word:]]\n', 'a'),
  listed('in capitals it is unknown', '[[:ALPHA:]]\n', 'a'),
  ignored('without the inner brackets it is a class of letters', '[:alpha:]\n', 'p'),
  ignored('an inner one that is not closed', '[[:alpha]\n', '['),
];

export const negatedClasses: readonly IgnoreCase[] = [
  ignored('with !', '[!a]\n', 'b'),
  listed('with !, a member', '[!a]\n', 'a'),
  ignored('with ^', '[^a]\n', 'b'),
  listed('with ^, a member', '[^a]\n', 'a'),
  listed('never a slash, with !', 'a[!x]b\n', 'a/b', { differs: { ripgrep: SLASHES } }),
  listed('never a slash, with ^', 'a[^x]b\n', 'a/b', { differs: { ripgrep: SLASHES } }),
  listed('not even where it is named', 'a[/]b\n', 'a/b', { differs: { ripgrep: SLASHES } }),
  listed('nor in a range', 'a[.-0]b\n', 'a/b', { differs: { ripgrep: SLASHES } }),
  ignored('a dot in a range with a slash', 'a[.-0]b\n', 'a.b'),
  listed('a letter of two bytes is not one', '[!a]\n', 'é', { differs: { ignore: CHARACTERS } }),
  ignored('but two', '[!a][!a]\n', 'é', { differs: { ignore: CHARACTERS } }),
];

export const unclosedClasses: readonly IgnoreCase[] = [
  listed('alone', '[\n', '[', { differs: { ripgrep: UNCLOSED } }),
  listed('with members', '[ab\n', 'a'),
  listed('that very name', '[ab\n', '[ab', { differs: { ripgrep: UNCLOSED } }),
  listed('behind a name', 'a[\n', 'a[', { differs: { ripgrep: UNCLOSED } }),
  listed('empty', '[]\n', '[]', { differs: { ripgrep: UNCLOSED } }),
  listed('empty and negated', '[!]\n', '[!]', { differs: { ripgrep: UNCLOSED } }),
  ignored('it does not spoil the other lines', '[\na\n', 'a'),
  listed('it is no rule that takes in again', 'a\n!a\n![a\n', 'a'),
];
