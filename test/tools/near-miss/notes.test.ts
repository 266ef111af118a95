/** What is said of a pattern where no look has found what it may have meant. */
import nodePath from 'node:path';
import { expect, test } from 'vitest';
import { notesOn } from '../../../src/tools/near-miss/notes.ts';
import type { Ground } from '../../../src/tools/path-reading.ts';
import { readRequest } from '../../../src/tools/request.ts';

const ground: Ground = {
  style: nodePath.posix,
  workdir: '/w',
  realWorkdir: '/w',
  home: '/',
  allowOutside: false,
};

const NOTES: readonly [spelt: string, ...notes: RegExp[]][] = [
  ['*.ts'],
  ['a/\\[id\\]/\\{b\\}'],
  ['{a,b}'],
  ['[a,b]'],
  ['a\\,b'],
  ['my file.txt'],
  ['*.ts *.tsx'],
  ["don't*"],
  ['.*'],
  ['.*rc'],
  ['app/(group)/*.tsx'],
  ['./*.ts'],
  ['*.ts,*.tsx', /a comma separates alternatives in braces alone/],
  ['src/{a,b}/*.ts,x', /a comma separates/],
  ['["*.ts","*.js"]', /not a JSON array/],
  ['["*.ts"]', /not a JSON array/],
  ['src\\a.ts', /directories are separated by \//],
  ['src\\*.ts', /directories are separated by \//],
  ['src\\data\\*.ts', /directories are separated by \//],
  ['C:\\w\\src\\*.ts', /directories are separated by \//, /no drive letter/],
  ['C:/w/src/*.ts', /no drive letter/],
  ['/etc/*.conf', /a leading \/ starts the pattern at the search root.*outside the workdir/],
  [' *.ts', /the space at the start/],
  ['"*.ts"', /the quotes are part of the pattern/],
  ['`*.ts`', /the quotes are part of the pattern/],
  ['\u201c*.ts\u201d', /the quotes are part of the pattern/],
  ['.*\\.ts$', /a glob, not a regular expression/],
  ['^src/.+', /a glob, not a regular expression/],
  ['+(a|b)', /^Note: \+\(a\|b\) means something else here than in bash and JavaScript\. Write \{a,b\}/],
  ['a{1..3}', /^Note: \{1\.\.3\} means something else/],
  ['[[:alpha:]]*', /^Note: \[\[:alpha:\]\] means something else/],
  ['a{,b}', /^Note: \{,b\} means something else/],
];

test.each(NOTES)('%j', (spelt, ...says) => {
  const notes = notesOn({ spelt, path: '/w', request: readRequest(spelt, '/w', ground), ground });
  expect(notes.map(({ code }) => code)).toEqual(says.map(() => 'reading'));
  for (const [index, note] of notes.entries()) expect(note.text).toMatch(says[index] as RegExp);
});

test("with Windows' separators a backslash is one", () => {
  const windows = { ...ground, style: nodePath.win32, workdir: 'C:\\w', realWorkdir: 'C:\\w' };
  for (const spelt of ['src\\a.ts', 'C:\\w\\src\\.git*.ts', 'a\\d+']) {
    const request = readRequest(spelt, 'C:\\w', windows);
    expect(notesOn({ spelt, path: 'C:\\w', request, ground: windows })).toEqual([]);
  }
});
