/** Complete lists in memory: for tests, and for hosts that offer a tool to read them back. */

import { Buffer } from 'node:buffer';
import { overflow, requireBounds, requireRoom, SPILL_HINT, type SpillBounds, safeName } from './bounds.ts';
import type { SpillStore } from './store.ts';

/** A store whose texts can be read back until they are the oldest and room is needed. */
export interface MemorySpillStore extends SpillStore {
  /** The text saved under a locator, or nothing once it was dropped. */
  read(locator: string): string | undefined;
}

/**
 * Keeps texts in this process.
 * @throws SpanglobError `INVALID_ARGUMENT` for a bound that isn't one; `save` rejects with it for a
 * text over `maxBytes`
 */
export function memorySpillStore(bounds: SpillBounds = {}): MemorySpillStore {
  const limits = requireBounds(bounds);
  // A Map keeps the order of insertion: oldest first.
  const texts = new Map<string, { locator: string; text: string; bytes: number }>();
  let saves = 0;
  return {
    async save({ name, text, signal }) {
      signal?.throwIfAborted();
      const bytes = Buffer.byteLength(text);
      requireRoom(bytes, limits.maxBytes);
      saves += 1;
      const locator = `memory:${saves}-${safeName(name)}`;
      texts.set(locator, { locator, text, bytes });
      for (const old of overflow(Array.from(texts.values()), limits)) texts.delete(old.locator);
      return { locator, hint: SPILL_HINT };
    },
    read: (locator) => texts.get(locator)?.text,
  };
}
