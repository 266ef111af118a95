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
import { Judging } from './judging.ts';
import type { Directory } from './matches.ts';
import type { Collecting, Reading, Request } from './reading.ts';
import { CrewShare, type Done, type ShareTerms } from './share.ts';
import { type Answer, type Source, whenReady } from './source.ts';
import { inNextTurn, sliceIsOver } from './turns.ts';
import type { Selection } from './visit.ts';

export interface PumpPlan {
  readonly source: Source;
  /** Reads ignore files; undefined where they are not honoured. */
  readonly ignore: IgnoreReader | undefined;
  /** The root's location, ending in `/`. */
  readonly location: string;
  readonly selection: Selection;
  /** What stands in front of the paths of what is found: the root as it is shown. */
  readonly prefix: string;
  /** What workers are told; undefined where the walk goes without them. */
  readonly workers: ShareTerms | undefined;
  /** Called after a slice that did something. */
  readonly onProgress: () => void;
  /** Told of a directory that can't be read. */
  readonly onUnreadable: (directory: Directory, error: unknown) => void;
  /** Told of anything else that goes wrong: a caller's callback that throws, a file system that breaks its contract. */
  readonly onFailure: (error: unknown) => void;
}

export class Pump {
  /** Directories read, and entries that came of them. */
  directories = 0;
  entries = 0;
  readonly judging: Judging;
  readonly #plan: PumpPlan;
  readonly #crew: CrewShare | undefined;
  readonly #requests: Request[] = [];
  readonly #links: Request[] = [];
  /** Those that workers have left. */
  readonly #own: Request[] = [];
  readonly #putOff: (() => void)[] = [];
  readonly #readings: Reading[] = [];
  #collecting: Collecting | undefined;
  /** Directories whose read has not answered yet. */
  readonly #pending = new Set<Directory>();
  /** Real paths of the directories entered, where links are followed. */
  readonly #entered = new Set<string>();
  /** The root's location, as short as this slice may spell it. */
  #location = '';
  #scheduled = false;
  #stopped = false;

  constructor(plan: PumpPlan) {
    this.#plan = plan;
    this.judging = new Judging(plan.source, plan.selection, plan.prefix, {
      take: (work) => this.#later(work),
      fail: plan.onFailure,
    });
    this.#crew =
      plan.workers &&
      new CrewShare(plan.workers, {
        arrival: () => this.#schedule(),
        lost: (requests) => {
          this.#requests.push(...requests);
          this.#schedule();
        },
      });
  }

  /** Asks for a directory, which is answered once, in a later turn; never after `stop`. */
  ask(directory: Directory, answer: Request['answer']): void {
    // Links wait until nothing else is left, so that a directory is listed by its own path where it has one.
    (directory.isLink ? this.#links : this.#requests).push({ directory, answer });
    this.#schedule();
  }

  /** Does something of the traversal's own when there is time, before any link is entered. */
  putOff(work: () => void): void {
    this.#putOff.push(work);
    this.#schedule();
  }

  /** Makes no further call to the file system. Returns the directories whose reads have not answered. */
  stop(): Directory[] {
    const pending = [...this.#pending, ...(this.#crew?.pending ?? [])];
    if (this.#collecting !== undefined) pending.push(this.#collecting.directory);
    this.#stopped = true;
    this.#plan.source.stop?.();
    this.#crew?.end();
    this.#collecting?.batches.return();
    return pending;
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
    this.#location = this.#plan.source.shorten(this.#plan.location);
    while (!this.#stopped && this.#work()) {
      worked = true;
      if (!sliceIsOver()) continue;
      this.#schedule();
      break;
    }
    if (worked && !this.#stopped) this.#plan.onProgress();
  }

  /** Does one stride of what there is to do. False when everything waits for the file system or a worker. */
  #work(): boolean {
    const { concurrency } = this.#plan.source;
    const reading = this.#readings.at(-1);
    if (reading !== undefined && this.judging.pending < concurrency) {
      if (this.judging.judge(reading, this.#location + reading.directory.path)) {
        this.#readings.pop();
        reading.answer(reading.enter);
      }
      return true;
    }
    const done = this.#crew?.take();
    if (done !== undefined) {
      this.#take(done);
      return true;
    }
    if (this.#crew?.offer(this.#requests)) return true;
    if (this.#collecting !== undefined) {
      this.#collect(this.#collecting);
      return true;
    }
    const work = this.#putOff.pop();
    if (work !== undefined) {
      work();
      return true;
    }
    if (this.#pending.size >= concurrency) return false;
    const request = this.#own.pop() ?? this.#requests.pop() ?? this.#nextLink();
    if (request === undefined) return false;
    this.#read(request);
    return true;
  }

  #take({ request, entries }: Done): void {
    if (entries === undefined) {
      this.#own.push(request);
      return;
    }
    this.directories++;
    this.#open(request, entries, this.#location + request.directory.path);
  }

  #nextLink(): Request | undefined {
    if (this.#links.length === 0 || this.#readings.length > 0 || this.#pending.size > 0) return undefined;
    this.#links.sort((left, right) => (left.directory.path < right.directory.path ? 1 : -1));
    return this.#links.pop();
  }

  #read(request: Request): void {
    const { source, selection, location } = this.#plan;
    const { directory, answer } = request;
    const { followSymlinks } = selection;
    if (followSymlinks && this.#entered.has(directory.realPath)) {
      answer([]);
      return;
    }
    if (followSymlinks) this.#entered.add(directory.realPath);
    this.directories++;
    const path = this.#location + directory.path;
    // Without its slash, so that a link in its place is not followed; the root may be one.
    const place = directory.path === '' ? path : path.slice(0, -1);
    this.#ask(
      request,
      () => {
        if (followSymlinks || !source.isHuge(place)) return source.readDirectory(path, followSymlinks);
        // Over several slices: by the path that stays good.
        return whenReady(source.readInBatches(location + directory.path), (batches) => {
          this.#collecting = { ...request, batches, entries: [] };
          return undefined;
        });
      },
      (entries) => {
        if (entries !== undefined) this.#open(request, entries, path);
      },
    );
  }

  /** A directory's entries are there: its own ignore files come on top of what it inherits. `place` is its location now. */
  #open(request: Request, entries: readonly RawEntry[], place: string): void {
    const { ignore, location } = this.#plan;
    const { path, rules: inherited } = request.directory;
    if (ignore === undefined) {
      this.#judge(request, entries, inherited, place);
      return;
    }
    this.#ask(
      request,
      () => rulesOf(ignore, location + path, inherited, entries),
      (rules) => this.#judge(request, entries, rules, place),
    );
  }

  #judge({ directory, answer }: Request, entries: readonly RawEntry[], rules: Rules, place: string): void {
    this.entries += entries.length;
    const reading: Reading = { directory, answer, rules, entries, enter: [], index: 0 };
    // Most directories are done in one stride.
    const isFree = this.judging.pending < this.#plan.source.concurrency;
    if (isFree && this.judging.judge(reading, place)) answer(reading.enter);
    else this.#readings.push(reading);
  }

  /** Asks the file system something of a directory, and goes on with the answer: now, or when it comes. */
  #ask<T>(request: Request, call: () => Answer<T>, use: (value: T) => void): void {
    const { directory } = request;
    let answer: Answer<T>;
    try {
      answer = call();
    } catch (error) {
      this.#unreadable(request, error);
      return;
    }
    if (!(answer instanceof Promise)) {
      use(answer);
      return;
    }
    const settle = (work: () => void): void => {
      this.#later(() => {
        this.#pending.delete(directory);
        work();
      });
    };
    this.#pending.add(directory);
    answer.then(
      (value) => settle(() => use(value)),
      (error) => settle(() => this.#unreadable(request, error)),
    );
  }

  #collect({ batches, entries, ...request }: Collecting): void {
    try {
      const next = batches.next();
      if (next.done !== true) {
        for (const entry of next.value) entries.push(entry);
        return;
      }
    } catch (error) {
      this.#collecting = undefined;
      this.#unreadable(request, error);
      return;
    }
    this.#collecting = undefined;
    this.#open(request, entries, this.#location + request.directory.path);
  }

  /** Takes up what a promise brings, unless the search is over. */
  #later(work: () => void): void {
    this.#guard(work);
    this.#schedule();
  }

  #unreadable({ directory, answer }: Request, error: unknown): void {
    this.#plan.onUnreadable(directory, error);
    answer([]);
  }
}
