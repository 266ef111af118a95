import { expect, test } from 'vitest';
import { inNextTurn, nextTurn } from '../../src/walk/turns.ts';

/** Resolves when this turn of the loop is over. */
const loop = (): Promise<void> => new Promise(setImmediate);

test('what waits for a promise has a turn for itself', async () => {
  const begun: string[] = [];
  const work = async (name: string): Promise<void> => {
    await nextTurn();
    begun.push(name);
  };
  const all = Promise.all([work('a'), work('b'), work('c')]);
  const seen: number[] = [];
  while (begun.length < 3) {
    await loop();
    seen.push(begun.length);
  }
  await all;
  expect(seen).toEqual([1, 2, 3]);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('tasks share a turn up to the first that waits for a promise', async () => {
  const begun: string[] = [];
  inNextTurn(() => begun.push('task 1'));
  inNextTurn(() => begun.push('task 2'));
  const waited = nextTurn().then(() => begun.push('promise'));
  inNextTurn(() => begun.push('task 3'));
  await loop();
  expect(begun).toEqual(['task 1', 'task 2', 'promise']);
  await waited;
  await loop();
  expect(begun).toEqual(['task 1', 'task 2', 'promise', 'task 3']);
});
