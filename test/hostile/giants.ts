/** Input of a million characters and more, as rows. Each must be answered within the bound of the fuzz. */
const MILLION = 1_000_000;

export interface Giant {
  readonly title: string;
  readonly pattern?: string;
  readonly path?: string;
}

/** Just below what a pattern may have: all of it is parsed. */
const most = (piece: string, end = ''): string => piece.repeat(Math.floor(65_000 / piece.length)) + end;

export const GIANTS: readonly Giant[] = [
  { title: 'a million stars', pattern: '*'.repeat(MILLION) },
  { title: 'a million spaces and a letter', pattern: `${' '.repeat(MILLION)}x` },
  { title: 'a letter and a million spaces', pattern: `x${' '.repeat(MILLION)}` },
  { title: 'a million open brackets', pattern: '['.repeat(MILLION) },
  { title: 'a million open braces', pattern: '{'.repeat(MILLION) },
  { title: 'a million backslashes', pattern: '\\'.repeat(MILLION) },
  { title: 'a million slashes', pattern: '/'.repeat(MILLION) },
  { title: 'a million `../`', pattern: '../'.repeat(MILLION) },
  { title: 'a million quotes', pattern: '"'.repeat(MILLION) },
  { title: 'spaces', pattern: most(' ', 'x') },
  { title: 'spaces and tabs between letters', pattern: most('x \t') },
  { title: 'brackets', pattern: most('[') },
  { title: 'closed brackets', pattern: most('[a]') },
  { title: 'brackets with a late end', pattern: most('[a', ']') },
  { title: 'nested names in brackets', pattern: most('[[a]]') },
  { title: 'braces', pattern: most('{a,') },
  { title: 'closed braces', pattern: most('{a,b}') },
  { title: '`..` in braces', pattern: most('{..,') },
  { title: 'directories', pattern: most('a/', '*') },
  { title: 'directories and back', pattern: most('a/../', '*') },
  { title: 'slashes', pattern: most('/', 'x') },
  { title: 'stars and directories', pattern: most('*/') },
  { title: '`**/`', pattern: most('**/', 'x') },
  { title: 'commas', pattern: most('a,') },
  { title: 'escapes', pattern: most('\\a') },
  { title: 'quotes', pattern: most('"a" ') },
  { title: 'negations', pattern: most('!') },
  { title: 'a long path', path: 'a/'.repeat(MILLION) },
  { title: 'a long path within bounds', path: 'a/'.repeat(16_000) },
  { title: 'a long path back', path: `${'a/'.repeat(8000)}${'../'.repeat(5000)}` },
  { title: 'a long name', path: 'a'.repeat(32_000) },
  { title: 'a long path of slashes', path: '/'.repeat(32_000) },
  { title: 'a long path of spaces', path: `${' '.repeat(32_000)}x` },
  { title: 'a long path of quotes', path: `"${'\\"'.repeat(16_000)}"` },
  { title: 'a long path of backslashes', path: '\\'.repeat(32_000) },
  { title: 'a long `~/`', path: `~/${'a/'.repeat(16_000)}` },
];
