import { expect, test } from 'vitest';
import { count } from '../../src/page/name-list.ts';

test.each([0, 7, 999, 1000, 10_030, 123_456, 999_999, 1_000_000, 1_234_567, 12_345_678_901])(
  '%d is written as English writes it',
  (value) => {
    expect(count(value)).toBe(value.toLocaleString('en-US'));
  },
);
