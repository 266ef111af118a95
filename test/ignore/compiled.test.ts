/** Rules are compiled once for a content, and not kept for ever. */
import { expect, test } from 'vitest';
import { compiledRules } from '../../src/ignore/compiled.ts';

const content = (index: number, bytes: number): Uint8Array => Buffer.from(`${index}\n`.padEnd(bytes, '#'));

test('one content, one set of rules, whatever holds it', () => {
  const rules = compiledRules(content(1, 100));
  const within = Buffer.concat([Buffer.from('x'), content(1, 100)]).subarray(1);
  expect(compiledRules(content(1, 100))).toBe(rules);
  expect(compiledRules(within)).toBe(rules);
  expect(compiledRules(content(2, 100))).not.toBe(rules);
});

test('what was used last stays longest, within half a mebibyte', () => {
  const [old, used] = [compiledRules(content(3, 1000)), compiledRules(content(4, 1000))];
  for (let index = 0; index < 600; index++) {
    compiledRules(content(1000 + index, 1000));
    compiledRules(content(4, 1000));
  }
  expect(compiledRules(content(4, 1000))).toBe(used);
  expect(compiledRules(content(3, 1000))).not.toBe(old);
});

test('a file larger than that drives out no other', () => {
  const small = compiledRules(content(5, 1000));
  const large = compiledRules(content(6, 1024 * 1024));
  expect(compiledRules(content(5, 1000))).toBe(small);
  expect(compiledRules(content(6, 1024 * 1024))).not.toBe(large);
});
