/** The process as commands see it: two streams, and exit codes as ripgrep has them. */

import { inOneLine } from '../quote.ts';

/** 0 with matches, 1 with none, 2 on error or where something could not be searched. */
export type ExitCode = 0 | 1 | 2;

/** Writes to standard output; resolves when the reader has taken it. */
export async function print(chunks: Iterable<string | Uint8Array>): Promise<void> {
  for (const chunk of chunks) {
    if (process.stdout.write(chunk)) continue;
    await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
  }
}

/** One line on standard error. */
export function complain(message: string): void {
  process.stderr.write(`spanglob: ${inOneLine(message)}\n`);
}

/** Milliseconds before a live count appears: shorter walks show none. */
const PATIENCE_MS = 300;

/** A live count on standard error while a walk goes on, where someone is there to see it. */
export function liveCount(): {
  show?: (progress: { directories: number; matches: number }) => void;
  clear: () => void;
} {
  if (!process.stderr.isTTY) return { clear: () => undefined };
  let next = performance.now() + PATIENCE_MS;
  let shown = false;
  return {
    show: ({ directories, matches }) => {
      if (performance.now() < next) return;
      next = performance.now() + 100;
      shown = true;
      process.stderr.write(`\r\u001b[K${matches} matches in ${directories} directories`);
    },
    clear: () => {
      if (shown) process.stderr.write('\r\u001b[K');
    },
  };
}
