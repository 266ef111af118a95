/** A bounded slice of `npm run test:faults`. */
import { expect, test } from 'vitest';
import { type Outcome, playScenarios } from './scenario.ts';

test('240 scenarios of faults: nothing lost, nothing hangs, no call after the end', {
  timeout: 120_000,
}, async () => {
  const outcomes: Outcome[] = [];
  await playScenarios(1_000_000, 240, (outcome) => outcomes.push(outcome));
  expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(outcomes).toHaveLength(240);
  // Faults that do not apply would prove nothing.
  expect(outcomes.reduce((sum, { faults }) => sum + faults, 0)).toBeGreaterThan(200);
  expect(outcomes.filter(({ abortMs }) => abortMs !== undefined).length).toBeGreaterThan(20);
});
