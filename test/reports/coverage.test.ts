import fs from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_APPLYING, REPORTS } from './reports.ts';

test('every report has a test of its number, or a reason why it has none', () => {
  const tested = fs
    .readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = fs.readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return Array.from(source.matchAll(/^\s*report\(\s*(\d+),/gm), ([, number]) => Number(number));
    });
  const untested = Object.keys(REPORTS)
    .map(Number)
    .filter((number) => !tested.includes(number));
  expect(untested).toEqual(Object.keys(NOT_APPLYING).map(Number));
  expect(tested.filter((number) => !(number in REPORTS))).toEqual([]);
  expect(Object.keys(REPORTS)).toHaveLength(65);
});
