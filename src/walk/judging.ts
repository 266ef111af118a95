/** Judges the entries of directories that have been read: files are kept with their mtimes, directories handed back. */
import { IGNORED_NAMED } from '../limits.ts';
import type { RawEntry } from './file-system.ts';
import { Matches } from './matches.ts';
import type { Reading } from './reading.ts';
import { Shallowest } from './shallowest.ts';
import type { Source } from './source.ts';
import { type Selection, visit } from './visit.ts';

/** Entries judged between two looks at the clock: at 2.4 us a stat, a tenth of a millisecond. */
const STRIDE = 32;

/** How mtimes that come later are told of. */
export interface Later {
  /** Takes up what a promise brings, unless the search is over. */
  take(work: () => void): void;
  fail(error: unknown): void;
}

export class Judging {
  readonly matches: Matches = new Matches();
  /** Files that match and that a rule leaves out. */
  ignoredFiles = 0;
  /** Directories that a rule leaves out, as they are shown. */
  readonly ignoredDirectories: Shallowest = new Shallowest(IGNORED_NAMED);
  /** Mtimes that were asked for and are not known yet. */
  pending = 0;
  readonly #source: Source;
  readonly #prefix: string;
  readonly #selection: Selection;
  readonly #later: Later;
  #onSettled: (() => void) | undefined;

  /** `prefix` stands in front of all that is shown. */
  constructor(source: Source, selection: Selection, prefix: string, later: Later) {
    this.#source = source;
    this.#prefix = prefix;
    this.#selection = selection;
    this.#later = later;
  }

  /** Judges a stride of a directory's entries. `place` is its location now. True when none is left. */
  judge(reading: Reading, place: string): boolean {
    const { directory, rules, entries, enter } = reading;
    const end = Math.min(entries.length, reading.index + STRIDE);
    const above = this.#prefix + directory.path;
    while (reading.index < end) {
      const entry = entries[reading.index++] as RawEntry;
      const visited = visit(this.#selection, directory, rules, entry);
      if (visited === 'match') this.#keep(above, entry, place);
      else if (visited === 'ignored file') this.ignoredFiles++;
      else if (visited === 'ignored directory') this.ignoredDirectories.add(above + entry.name);
      else if (visited !== undefined) enter.push(visited);
    }
    return end === entries.length;
  }

  /** Resolves when no mtime is pending. */
  async settled(): Promise<void> {
    if (this.pending > 0) await new Promise<void>((resolve) => (this.#onSettled = resolve));
  }

  #keep(above: string, entry: RawEntry, place: string): void {
    const { name } = entry;
    const mtime = entry.mtime ?? this.#source.readMtime(place + name, this.#selection.followSymlinks);
    if (!(mtime instanceof Promise)) {
      // A file that has vanished is dropped.
      if (mtime !== undefined) this.matches.add(above + name, mtime);
      return;
    }
    this.pending++;
    const known = (value: bigint | undefined): void => {
      this.pending--;
      if (value !== undefined) this.matches.add(above + name, value);
      if (this.pending === 0) this.#onSettled?.();
    };
    mtime.then(
      (value) => this.#later.take(() => known(value)),
      (error) => this.#later.take(() => this.#later.fail(error)),
    );
  }
}
