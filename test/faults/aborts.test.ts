import { expect, test } from 'vitest';
import { playAborts } from './aborts.ts';

test('an abort at every call and in every stage is obeyed, and nothing follows', {
  timeout: 120_000,
}, async () => {
  const { aborts, problems, slowest } = await playAborts();
  expect(problems).toEqual([]);
  expect(aborts).toBeGreaterThan(100);
  // Promised are 50 ms; this machine may be doing something else. `npm run test:faults` prints the figure.
  expect(slowest).toBeLessThan(2000);
});
