import { expect, test } from 'vitest';
import { memorySpillStore } from '../../src/spill/memory-store.ts';
import { describeSpillStore } from './contract.ts';

describeSpillStore('memory', async (bounds) => {
  const store = memorySpillStore(bounds);
  return { store, read: async (locator) => store.read(locator) };
});

test('nothing is read under a locator that was never given', () => {
  expect(memorySpillStore().read('memory:1-result')).toBeUndefined();
});
