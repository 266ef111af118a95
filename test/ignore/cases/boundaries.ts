/** What rules can't do: to the root that was asked for, to what lies in a directory left out, to links and stores. */
import { type IgnoreCase, ignored, listed } from './case.ts';

const ASKED = 'git asks about the directory above too; a root that is named is meant';

export const explicitRoot: readonly IgnoreCase[] = [
  listed('a root that a rule names', 'node_modules\n', 'node_modules/foo/x', {
    place: 'node_modules/',
    differs: { git: ASKED, ignore: ASKED },
  }),
  listed('a root within one', 'node_modules\n', 'node_modules/foo/x', {
    place: 'node_modules/foo/',
    differs: { git: ASKED, ignore: ASKED },
  }),
  listed('by a rule for directories', 'build/\n', 'build/x', {
    place: 'build/',
    differs: { git: ASKED, ignore: ASKED },
  }),
  ignored('a rule for all that lies beneath', 'node_modules/**\n', 'node_modules/x', {
    place: 'node_modules/',
  }),
  ignored('and deeper', 'node_modules/**\n', 'node_modules/foo/x', { place: 'node_modules/foo/' }),
  ignored('what a rule says of the files there', 'd\n*.log\n', 'd/a.log', { place: 'd/' }),
  ignored('a directory of the same name beneath the root', 'd\n', 'd/e/d/x', { place: 'd/' }),
  listed('the files of the root itself', 'd/\n', 'd/x', {
    place: 'd/',
    differs: { git: ASKED, ignore: ASKED },
  }),
  ignored('by the rule `*`, its children', '*\n', 'd/x', { place: 'd/' }),
];

export const pruned: readonly IgnoreCase[] = [
  ignored('a file re-included by a later line', 'd/\n!d/x\n', 'd/x'),
  ignored('by name', 'd\n!x\n', 'd/x'),
  ignored("by the directory's own file", { '.gitignore': 'd\n', 'd/.gitignore': '!x\n' }, 'd/x'),
  ignored("by the directory's own .ignore", { '.gitignore': 'd\n', 'd/.ignore': '!*\n' }, 'd/x'),
  ignored('deeper', 'd\n!d/e/\n!d/e/x\n', 'd/e/x'),
  listed('the directory itself re-included', 'd\n!d\n', 'd/x'),
  listed('what is beneath is left out, not the directory', 'd/*\n!d/x\n', 'd/x'),
  listed('`**` beneath, with the way to it', 'd/**\n!d/e/\n!d/e/x\n', 'd/e/x'),
  ignored('`**` beneath, without the way to it', 'd/**\n!d/e/x\n', 'd/e/x'),
  listed(
    'a deeper file takes in what a rule above leaves out by name',
    { '.gitignore': 'b\n', 'a/.gitignore': '!b\n' },
    'a/b/c',
    {
      differs: { ignore: 'tests every parent again against the outer file alone' },
    },
  ),
  listed('a layer above takes a directory in', { '.ignore': '!d\n', '.gitignore': 'd\n' }, 'd/x'),
];

export const links: readonly IgnoreCase[] = [
  listed(
    'a link to a directory, by a rule for directories',
    { '.gitignore': 'l/\n', 'd/x': '', l: { link: 'd' } },
    'd/x',
  ),
  ignored(
    'followed, it is a directory',
    { '.gitignore': 'l/\n', 'd/x': '', 'e/l': { link: '../d' }, '.ignore': '/d\n' },
    'e/l/x',
    { options: { followSymlinks: true } },
  ),
  listed('followed, and no rule', { 'd/x': '', 'e/l': { link: '../d' }, '.ignore': '/d\n' }, 'e/l/x', {
    options: { followSymlinks: true },
  }),
  ignored(
    'followed, by name',
    { '.gitignore': 'l\n', 'd/x': '', 'e/l': { link: '../d' }, '.ignore': '/d\n' },
    'e/l/x',
    { options: { followSymlinks: true } },
  ),
  listed(
    'a link to a file, by a rule for directories',
    { '.gitignore': 'l/\n', 'd/x': '', l: { link: 'd/x' } },
    'l',
    { options: { followSymlinks: true } },
  ),
  ignored('a link to a file, by name', { '.gitignore': 'l\n', 'd/x': '', l: { link: 'd/x' } }, 'l', {
    options: { followSymlinks: true },
  }),
  ignored('an ignore file that is a link', { '.gitignore': { link: 'rules.txt' }, 'rules.txt': 'x\n' }, 'x', {
    differs: { git: 'git follows no link to an ignore file in a work tree; ripgrep does' },
  }),
];

const CASE = 'ignore takes no notice of case by default';

export const trackedAndCase: readonly IgnoreCase[] = [
  ignored('a file that git tracks', 'x\n', 'x'),
  listed('another case', 'A.log\n', 'a.log', { differs: { ignore: CASE } }),
  listed('another case, by a class', '[A]\n', 'a', { differs: { ignore: CASE } }),
  listed('another case, by a range', '[A-Z].log\n', 'a.log', { differs: { ignore: CASE } }),
  listed('another case of a directory', 'Build/\n', 'build/x', { differs: { ignore: CASE } }),
  ignored('the same case', 'A.log\n', 'A.log'),
  listed('another Unicode form', 'e\u0301\n', '\u00e9'),
];

export const stores: readonly IgnoreCase[] = [
  ...['.git', '.svn', '.hg', '.bzr', '.jj', '.sl'].map((store) =>
    ignored(`${store}, whatever the rules`, `!${store}\n`, `d/${store}/x`),
  ),
  ignored('a store, without ignore rules', {}, '.hg/x', { options: { gitignore: false } }),
  ignored('a .git that is a file', {}, 'd/.git'),
  listed('a name that begins like one', {}, '.github/x'),
  listed('a .gitignore is a file like others', 'x\n', '.gitignore'),
  ignored('unless a rule leaves it out', '.gitignore\n', '.gitignore'),
  ignored('which it obeys all the same', '.gitignore\nx\n', 'x'),
];

const RESURRECTS = "ripgrep's own --glob takes in again what it matches; ours never does";

export const positivePatterns: readonly IgnoreCase[] = [
  ignored('a pattern that names the file', 'a.log\n', 'a.log', {
    pattern: 'a.log',
    differs: { ripgrep: RESURRECTS },
  }),
  ignored('a pattern for all', 'node_modules\n', 'node_modules/x', {
    pattern: '*',
    differs: { ripgrep: RESURRECTS },
  }),
  ignored('a pattern with the directory in it', 'node_modules\n', 'node_modules/x', {
    pattern: 'node_modules/**',
  }),
  ignored('a pattern for the directory and what is in it', 'd\n', 'd/x', {
    pattern: '**/*',
    differs: { ripgrep: RESURRECTS },
  }),
  listed('a pattern that leaves others out', 'y\n', 'x', { pattern: '!z' }),
];
