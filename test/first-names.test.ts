import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirstNames } from '../src/first-names.ts';

const never = (): undefined => undefined;

test('are those that sorting all of them gives, wherever it is shrunk', async () => {
  const name = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('a', 'b', 'B', '😀', '\uffff'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name, shrink: fc.boolean() }), { maxLength: 60 }),
      fc.nat(30),
      fc.integer({ min: -10, max: 40 }),
      fc.integer({ min: -10, max: 40 }),
      async (steps, wanted, start, end) => {
        const names = new FirstNames(wanted);
        for (const step of steps) {
          names.add(step.name);
          if (step.shrink) await names.shrink(never);
        }
        // Sorted by code units, as JavaScript does.
        const first = steps.map((step) => step.name).sort();
        first.length = Math.min(wanted, first.length);
        expect(names.count).toBe(steps.length);
        expect(await names.slice(start, end, never)).toEqual(
          first.slice(Math.max(0, start), Math.max(0, end)),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('are full once there are twice as many as wanted, and have room again when shrunk', async () => {
  const names = new FirstNames(5000);
  for (let index = 0; index < 9999; index++) names.add(String(index));
  expect(names.isFull).toBe(false);
  names.add('last');
  expect(names.isFull).toBe(true);
  await names.shrink(never);
  expect(names.isFull).toBe(false);
  expect(names.count).toBe(10_000);
});
