import { expect, test } from 'vitest';
import { readReadme, withBlock } from '../support/readme.ts';
import { dialectTable, differencesTable } from './readme-dialect.ts';

test.each([
  ['dialect', dialectTable()],
  ['differences', differencesTable()],
])('the README\u2019s %s are current: npm run readme:dialect', (name, text) => {
  const readme = readReadme();
  expect(readme).toBe(withBlock(readme, name, text));
});

test('what cannot be seen is spelt out, and no cell breaks the table', () => {
  const table = dialectTable();
  expect(table).toContain('`a\u27e8U+000A\u27e9b`');
  expect(table).toContain('`a\u27e8U+0020\u27e9`');
  expect(table).toContain('`(a\\|b)`');
  for (const line of table.split('\n').filter((row) => row.startsWith('|'))) {
    expect([3, 4]).toContain(line.match(/(?<!\\)\|/g)?.length);
  }
});
