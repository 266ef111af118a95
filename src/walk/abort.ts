/** What an abort means to work in slices and to waiting for a file system. */
import type { Pause } from './strides.ts';
import { nextTurn, sliceIsOver } from './turns.ts';

/** A pause for loops: undefined while the slice lasts; else the next turn, which rejects when aborted meanwhile. */
export function pausesOf(signal: AbortSignal | undefined): Pause {
  async function rest(): Promise<void> {
    await nextTurn();
    signal?.throwIfAborted();
  }
  return () => (sliceIsOver() ? rest() : undefined);
}

/**
 * Settles as `answer` does, or rejects with the signal's reason when that
 * comes first: a file system that hangs must not hold back an abort.
 */
export async function unlessAborted<T>(signal: AbortSignal | undefined, answer: T | Promise<T>): Promise<T> {
  if (signal === undefined || !(answer instanceof Promise)) return answer;
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
