/** What holds for every store. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpillBounds } from '../../src/spill/bounds.ts';
import type { SpillStore } from '../../src/spill/store.ts';

/** A store under test and a way to read it, `undefined` for what is gone. */
export interface Harness {
  readonly store: SpillStore;
  readonly read: (locator: string) => Promise<string | undefined>;
}

const NAMES = [
  'result',
  '',
  '..',
  '../../etc/passwd',
  '/abs',
  'a\0b',
  'a\nb',
  '.hidden',
  'C:\\x',
  'é'.repeat(4000),
  'x'.repeat(4000),
  '\ud800',
];

const NO_BOUNDS: SpillBounds[] = [
  { maxBytes: 0 },
  { maxBytes: 1.5 },
  { maxFiles: 0 },
  { maxFiles: Number.NaN },
];

export function describeSpillStore(what: string, make: (bounds?: SpillBounds) => Promise<Harness>): void {
  describe(`${what}: the contract of spill stores`, () => {
    test.each(NAMES.map((name) => [name.slice(0, 20), name]))('saves under the name %j', async (_, name) => {
      const { store, read } = await make();
      const { locator, hint } = await store.save({ name, text: 'a\nb\n' });
      expect(await read(locator)).toBe('a\nb\n');
      expect(locator).not.toMatch(/[\0\n]|\.\./);
      expect(locator.length).toBeLessThan(300);
      expect(hint).not.toMatch(/\n/);
    });

    test('what is read back is what was saved', async () => {
      const { store, read } = await make({ maxFiles: 1000 });
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
          const { locator } = await store.save({ name: 'any', text });
          expect(await read(locator)).toBe(text);
        }),
      );
    });

    test('one name saved often, at once, is as many texts', async () => {
      const { store, read } = await make();
      const texts = Array.from({ length: 20 }, (_, index) => `${index}\n`);
      const saved = await Promise.all(texts.map((text) => store.save({ name: 'same', text })));
      expect(new Set(saved.map(({ locator }) => locator)).size).toBe(20);
      expect(await Promise.all(saved.map(({ locator }) => read(locator)))).toEqual(texts);
    });

    test('the oldest go by number', async () => {
      const { store, read } = await make({ maxFiles: 2 });
      const locators: string[] = [];
      for (const text of ['1', '2', '3', '4']) locators.push((await store.save({ name: 'n', text })).locator);
      expect(await Promise.all(locators.map(read))).toEqual([undefined, undefined, '3', '4']);
    });

    test('the oldest go by bytes of UTF-8', async () => {
      const { store, read } = await make({ maxBytes: 8 });
      const locators: string[] = [];
      for (const text of ['éé', '2', 'éé', 'abc'])
        locators.push((await store.save({ name: 'n', text })).locator);
      expect(await Promise.all(locators.map(read))).toEqual([undefined, '2', 'éé', 'abc']);
    });

    test('a text over maxBytes is refused, and what was kept stays', async () => {
      const { store, read } = await make({ maxBytes: 4 });
      const { locator } = await store.save({ name: 'n', text: 'éé' });
      await expect(store.save({ name: 'n', text: 'ééé' })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
      expect(await read(locator)).toBe('éé');
    });

    test("an abort rejects with the signal's reason", async () => {
      const { store } = await make();
      const reason = new Error('enough');
      const save = store.save({ name: 'n', text: 'x', signal: AbortSignal.abort(reason) });
      await expect(save).rejects.toBe(reason);
    });

    test.each(NO_BOUNDS)('bounds %j are refused', async (bounds) => {
      await expect(make(bounds)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    });
  });
}
