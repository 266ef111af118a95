/** What every store holds to: how much it keeps, and what it calls things. */

import { SpanglobError } from '../errors.ts';
import { SPILL_BYTES, SPILL_FILES } from '../limits.ts';

/** How much a store keeps; past either bound the oldest go. */
export interface SpillBounds {
  /** Bytes of UTF-8; default `SPILL_BYTES`. */
  readonly maxBytes?: number | undefined;
  /** Saved texts; default `SPILL_FILES`. */
  readonly maxFiles?: number | undefined;
}

/** True of every order that a list may be in, and names no tool that may be absent. */
export const SPILL_HINT = 'It holds one path a line.';

/** Code units of a name that stores keep. */
const NAME_LENGTH = 48;

/**
 * The bounds with their defaults.
 * @throws SpanglobError `INVALID_ARGUMENT` for one that is not an integer of at least 1
 */
export function requireBounds(bounds: SpillBounds): { maxBytes: number; maxFiles: number } {
  const { maxBytes = SPILL_BYTES, maxFiles = SPILL_FILES } = bounds;
  for (const [name, value] of Object.entries({ maxBytes, maxFiles })) {
    if (Number.isSafeInteger(value) && value >= 1) continue;
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `${name} must be an integer of at least 1, not ${String(value)}`,
    );
  }
  return { maxBytes, maxFiles };
}

/** A part of a list would pass for the whole, so what is too big for the store is refused. */
export function requireRoom(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw new SpanglobError(
    'INVALID_ARGUMENT',
    `${bytes} bytes are more than the ${maxBytes} that the spill store keeps`,
  );
}

/** ASCII letters, digits, `.`, `_` and `-`, neither hidden nor `..`, of bounded length. */
export function safeName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/\.{2,}/g, '.');
  return plain.slice(0, NAME_LENGTH).replace(/^[.-]+|[.-]+$/g, '') || 'result';
}

/** Which of `kept`, oldest first, must go. The newest stays if it fits by itself. */
export function overflow<T extends { readonly bytes: number }>(
  kept: readonly T[],
  { maxBytes, maxFiles }: { maxBytes: number; maxFiles: number },
): T[] {
  let files = kept.length;
  let bytes = kept.reduce((sum, item) => sum + item.bytes, 0);
  return kept.filter((item) => {
    const goes = files > maxFiles || bytes > maxBytes;
    if (goes) {
      files -= 1;
      bytes -= item.bytes;
    }
    return goes;
  });
}
