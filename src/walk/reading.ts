/** A directory being read: asked for, read, and judged entry by entry. */
import type { Rules } from '../ignore/rules.ts';
import type { Batches } from './batches.ts';
import type { RawEntry } from './file-system.ts';
import type { Directory } from './matches.ts';

/** A directory that is asked for. */
export interface Request {
  readonly directory: Directory;
  /** Takes the directories to enter beneath it. */
  readonly answer: (enter: Directory[]) => void;
}

/** A directory whose entries and rules are there. */
export interface Reading extends Request {
  readonly rules: Rules;
  readonly entries: readonly RawEntry[];
  /** What is to be entered of the entries judged so far. */
  readonly enter: Directory[];
  /** The next entry to judge. */
  index: number;
}

/** A huge directory, read a few entries at a time. */
export interface Collecting extends Request {
  readonly batches: Batches;
  readonly entries: RawEntry[];
}
