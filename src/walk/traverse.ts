/**
 * The traversal, which is fast-glob's. This is the only module that knows it.
 * It is handed a pattern of ours at a root of its own, never the caller's:
 * given a caller's pattern it would start at the pattern's static base and
 * never ask about what lies above.
 */
import fastGlob from 'fast-glob';
import type { Directory } from './matches.ts';
import type { Pump } from './pump.ts';
import { TraversalEntry } from './traversal-entry.ts';

type Announced = Directory | Announced[];

/** Directories that fast-glob is told of at once: it asks for all of them in one go, some microseconds each. */
const PORTION = 500;

/** Many as few portions, which are to fast-glob directories of directories. */
function portionsOf(enter: Announced[]): Announced[] {
  if (enter.length <= PORTION) return enter;
  const size = Math.max(PORTION, Math.ceil(enter.length / PORTION));
  const portions: Announced[] = [];
  for (let start = 0; start < enter.length; start += size) portions.push(enter.slice(start, start + size));
  return portions;
}

type ReadCallback = (error: null, entries: TraversalEntry[]) => void;

/**
 * Lets fast-glob traverse, its reads answered by the pump. Resolves when nothing is left to enter. It has to tell
 * directories apart, not to read their names: each is a number to it, which costs less to join, to split and to look
 * up than a path, and is nothing that it could take amiss.
 */
export async function traverse(top: Directory, pump: Pump, fail: (error: unknown) => void): Promise<void> {
  /** What fast-glob was told of and has not asked for yet: a directory, or some of another's. */
  const announced = new Map<number, Announced>();
  let last = 0;
  let isTop = true;

  function readdir(path: string, _options: unknown, callback: ReadCallback): void {
    const id = Number(path.slice(path.lastIndexOf('/') + 1));
    const asked = isTop ? top : announced.get(id);
    isTop = false;
    announced.delete(id);
    const answer = (enter: Announced[]): void => callback(null, portionsOf(enter).map(announce));
    if (asked === undefined) {
      // Thrown from here it would end the process.
      fail(new Error(`the traversal asked for ${path}, which was not announced`));
    } else if (Array.isArray(asked)) {
      pump.putOff(() => answer(asked));
    } else {
      pump.ask(asked as Directory, answer);
    }
  }

  function announce(some: Announced): TraversalEntry {
    announced.set(++last, some);
    return new TraversalEntry(String(last));
  }

  await fastGlob.async('**', {
    // The top of what it sees: where the search really starts is the pump's business.
    cwd: '/',
    // fast-glob's declarations list every overload of node's readdir; this is the one that it calls.
    fs: { readdir } as unknown as Partial<fastGlob.FileSystemAdapter>,
    // The pump's queue is the only one: its slices must not multiply by fast-glob's.
    concurrency: Number.POSITIVE_INFINITY,
    // Everything is entered, without a look at the path.
    baseNameMatch: true,
    dot: true,
    followSymbolicLinks: false,
    unique: false,
  });
}
