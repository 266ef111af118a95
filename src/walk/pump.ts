/**
 * Answers a walk's directory reads, in slices on the process's one clock.
 *
 * The traversal asks for a directory and is answered later, from here, never
 * from within its own call: answering at once recurses nine frames a
 * directory. An answer holds only the directories to enter; matching files
 * are stat'd and kept aside.
 */
import { type IgnoreReader, rulesOf } from '../ignore/load.ts';
import type { Rules } from '../ignore/rules.ts';
import type { RawEntry } from './file-system.ts';
import { type Directory, Matches } from './matches.ts';
import { type Answer, type Source, whenReady } from './source.ts';
import { inNextTurn, sliceIsOver } from './turns.ts';
import { type Selection, visit } from './visit.ts';

export interface PumpPlan {
  readonly source: Source;
  readonly selection: Selection;
  /** Reads ignore files; undefined where they are not honoured. */
  readonly ignore: IgnoreReader | undefined;
  /** The root's location, ending in `/`; empty for the process's own directory. */
  readonly location: string;
  /** Called after a slice that did something. */
  readonly onProgress: () => void;
  /** Told of a directory that can't be read. */
  readonly onUnreadable: (directory: Directory, error: unknown) => void;
  /** Told of anything else that goes wrong: a caller's callback that throws, a file system that breaks its contract. */
  readonly onFailure: (error: unknown) => void;
}

/** Takes the directories to enter beneath one that was asked for. */
export type Answerer = (enter: readonly Directory[]) => void;

interface Request {
  readonly directory: Directory;
  readonly answer: Answerer;
}

interface Reading extends Request {
  readonly rules: Rules;
  readonly entries: readonly RawEntry[];
  readonly enter: Directory[];
  index: number;
}

/** Entries judged between two looks at the clock: at 2.4 us a stat, a tenth of a millisecond. */
const STRIDE = 32;

export class Pump {
  readonly matches: Matches = new Matches();
  /** Directories read. */
  directories = 0;
  /** Files that match and that a rule leaves out. */
  ignoredFiles = 0;
  /** Directories that a rule leaves out, relative to the root. */
  readonly ignoredDirectories: string[] = [];
  readonly #plan: PumpPlan;
  readonly #requests: Request[] = [];
  readonly #links: Request[] = [];
  readonly #readings: Reading[] = [];
  /** Directories whose read has not answered yet. */
  readonly #pending = new Set<Directory>();
  /** Real paths of the directories entered, where links are followed. */
  readonly #entered = new Set<string>();
  #mtimesPending = 0;
  #scheduled = false;
  #stopped = false;
  #onIdle: (() => void) | undefined;

  constructor(plan: PumpPlan) {
    this.#plan = plan;
  }

  /** Asks for a directory. `answer` is called once, in a later turn; never after `stop`. */
  ask(directory: Directory, answer: Answerer): void {
    // Links wait until nothing else is left, so that a directory is listed by its own path where it has one.
    (directory.isLink ? this.#links : this.#requests).push({ directory, answer });
    this.#schedule();
  }

  /** Resolves when every mtime that was asked for is known. */
  async settled(): Promise<void> {
    if (this.#mtimesPending > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }

  /** Makes no further call to the file system. Returns the directories whose reads have not answered. */
  stop(): Directory[] {
    this.#stopped = true;
    this.#plan.source.stop?.();
    return [...this.#pending];
  }

  #schedule(): void {
    if (this.#scheduled || this.#stopped) return;
    this.#scheduled = true;
    inNextTurn(() => {
      this.#scheduled = false;
      this.#guard(() => this.#slice());
    });
  }

  #guard(work: () => void): void {
    if (this.#stopped) return;
    try {
      work();
    } catch (error) {
      this.#plan.onFailure(error);
    }
  }

  #slice(): void {
    let worked = false;
    while (!this.#stopped && this.#work()) {
      worked = true;
      if (!sliceIsOver()) continue;
      this.#schedule();
      break;
    }
    if (worked) this.#plan.onProgress();
  }

  /** Does one stride of what there is to do. False when everything waits for the file system. */
  #work(): boolean {
    const { concurrency } = this.#plan.source;
    const reading = this.#readings.at(-1);
    if (reading !== undefined && this.#mtimesPending < concurrency) {
      this.#judge(reading);
      return true;
    }
    if (this.#pending.size >= concurrency) return false;
    const request = this.#requests.pop() ?? this.#nextLink();
    if (request === undefined) return false;
    this.#open(request);
    return true;
  }

  #nextLink(): Request | undefined {
    if (this.#links.length === 0 || this.#readings.length > 0 || this.#pending.size > 0) return undefined;
    this.#links.sort((left, right) => (left.directory.path < right.directory.path ? 1 : -1));
    return this.#links.pop();
  }

  #open(request: Request): void {
    const { source, selection, location } = this.#plan;
    const { directory, answer } = request;
    if (selection.followSymlinks) {
      if (this.#entered.has(directory.realPath)) {
        answer([]);
        return;
      }
      this.#entered.add(directory.realPath);
    }
    this.directories++;
    this.#pending.add(directory);
    try {
      const entries = source.readDirectory(location + directory.path, selection.followSymlinks);
      const reading = whenReady(entries, (read) => this.#withRules(request, read));
      if (reading instanceof Promise) {
        reading.then(
          (ready) => this.#later(() => this.#opened(ready)),
          (error) => this.#later(() => this.#unreadable(request, error)),
        );
      } else {
        this.#opened(reading);
      }
    } catch (error) {
      this.#unreadable(request, error);
    }
  }

  #withRules({ directory, answer }: Request, entries: readonly RawEntry[]): Answer<Reading> {
    const { ignore, location } = this.#plan;
    const inherited = directory.rules;
    // After a stop no call is made, whatever promises still arrive.
    const rules =
      ignore === undefined || this.#stopped
        ? inherited
        : rulesOf(ignore, location + directory.path, inherited, entries);
    return whenReady(rules, (effective) => {
      return { directory, answer, rules: effective, entries, enter: [], index: 0 };
    });
  }

  /** Takes up what a promise brings, unless the search is over. */
  #later(work: () => void): void {
    this.#guard(work);
    this.#schedule();
  }

  #opened(reading: Reading): void {
    this.#pending.delete(reading.directory);
    this.#readings.push(reading);
  }

  #unreadable({ directory, answer }: Request, error: unknown): void {
    this.#pending.delete(directory);
    this.#plan.onUnreadable(directory, error);
    answer([]);
  }

  #judge(reading: Reading): void {
    const { directory, rules, entries, enter } = reading;
    const end = Math.min(entries.length, reading.index + STRIDE);
    while (reading.index < end) {
      const entry = entries[reading.index++] as RawEntry;
      const visited = visit(this.#plan.selection, directory, rules, entry);
      if (visited === 'match') this.#keep(directory, entry.name);
      else if (visited === 'ignored file') this.ignoredFiles++;
      else if (visited === 'ignored directory') this.ignoredDirectories.push(directory.path + entry.name);
      else if (visited !== undefined) enter.push(visited);
    }
    if (end < entries.length) return;
    this.#readings.splice(this.#readings.indexOf(reading), 1);
    reading.answer(enter);
  }

  #keep(directory: Directory, name: string): void {
    const { source, selection, location } = this.#plan;
    const mtime = source.readMtime(location + directory.path + name, selection.followSymlinks);
    if (!(mtime instanceof Promise)) {
      if (mtime !== undefined) this.matches.add(directory, name, mtime);
      return;
    }
    this.#mtimesPending++;
    const known = (value: bigint | undefined): void => {
      this.#mtimesPending--;
      if (value !== undefined) this.matches.add(directory, name, value);
      if (this.#mtimesPending === 0) this.#onIdle?.();
    };
    mtime.then(
      (value) => this.#later(() => known(value)),
      (error) => this.#later(() => this.#plan.onFailure(error)),
    );
  }
}
