/** A bounded slice of the fuzz of `npm run test:faults`; the giants whole. */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { playGiants } from './play-giants.ts';

test('2,000 hostile inputs: typed errors alone, nothing takes long', { timeout: 120_000 }, async () => {
  const { inputs, problems } = await fuzz(9_000_000, 500);
  expect(problems).toEqual([]);
  expect(inputs).toBe(2000);
});

test('input of a million characters, ignore files of a mebibyte', { timeout: 300_000 }, async () => {
  const { inputs, problems } = await playGiants();
  expect(problems).toEqual([]);
  expect(inputs).toBeGreaterThan(40);
});
