/**
 * Answers a walk's directory reads, in slices on the process's one clock.
 *
 * The traversal asks for a directory and is answered later, from here, never
 * from within its own call: answering at once recurses nine frames a
 * directory. An answer holds only the directories to enter; matching files
 * are stat'd and kept aside.
 */
import type { RawEntry } from './file-system.ts';
import { Judging } from './judging.ts';
import type { Directory } from './matches.ts';
import { type Collecting, type Reading, type ReadingPlan, type Request, readingOf } from './reading.ts';
import { CrewShare, type ShareTerms } from './share.ts';
import { type Answer, whenReady } from './source.ts';
import { inNextTurn, sliceIsOver } from './turns.ts';
import type { Selection } from './visit.ts';

export interface PumpPlan extends ReadingPlan {
  readonly selection: Selection;
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
  /** Directories read. */
  directories = 0;
  readonly judging: Judging;
  readonly #plan: PumpPlan;
  readonly #crew: CrewShare<Request> | undefined;
  readonly #requests: Request[] = [];
  readonly #links: Request[] = [];
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
    this.judging = new Judging(plan.source, plan.selection, {
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

  /** Makes no further call to the file system. Returns the directories whose reads have not answered. */
  stop(): Directory[] {
    const pending = [...this.#pending, ...(this.#crew?.pending ?? [])];
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
      if (this.judging.judge(reading, this.#location)) {
        this.#readings.splice(this.#readings.indexOf(reading), 1);
        reading.answer(reading.enter);
      }
      return true;
    }
    const done = this.#crew?.take();
    if (done !== undefined) {
      const { request, answer } = done;
      this.directories++;
      if ('failure' in answer) this.#unreadable(request, answer.failure);
      else this.#open(request, () => answer.entries);
      return true;
    }
    if (this.#crew?.offer(this.#requests)) return true;
    if (this.#collecting !== undefined) {
      this.#collect(this.#collecting);
      return true;
    }
    if (this.#pending.size >= concurrency) return false;
    const request = this.#requests.pop() ?? this.#nextLink();
    if (request === undefined) return false;
    this.#read(request);
    return true;
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
    this.#open(request, () => {
      // Without its slash, so that a link in its place is not followed; the root may be one.
      const place = directory.path === '' ? path : path.slice(0, -1);
      if (followSymlinks || !source.isHuge(place)) return source.readDirectory(path, followSymlinks);
      // Over several slices: by the path that stays good.
      return whenReady(source.readInBatches(location + directory.path), (batches) => {
        this.#collecting = { ...request, batches, entries: [] };
        return undefined;
      });
    });
  }

  /** Takes a directory's entries and its rules, now or when they come; undefined entries come by `#collect`. */
  #open(request: Request, read: () => Answer<readonly RawEntry[] | undefined>): void {
    this.#pending.add(request.directory);
    const fail = (error: unknown): void => this.#unreadable(request, error);
    let reading: Answer<Reading | undefined>;
    try {
      reading = whenReady(read(), (entries) => {
        // After a stop no call is made, whatever promises still arrive.
        return entries === undefined || this.#stopped ? undefined : readingOf(this.#plan, request, entries);
      });
    } catch (error) {
      fail(error);
      return;
    }
    if (reading instanceof Promise) {
      reading.then(
        (ready) => this.#later(() => this.#opened(ready)),
        (error) => this.#later(() => fail(error)),
      );
    } else {
      this.#opened(reading);
    }
  }

  #collect({ batches, entries, ...request }: Collecting): void {
    try {
      const next = batches.next();
      if (next.done !== true) {
        for (const entry of next.value) entries.push(entry);
        return;
      }
      this.#collecting = undefined;
      this.#open(request, () => entries);
    } catch (error) {
      this.#collecting = undefined;
      this.#unreadable(request, error);
    }
  }

  /** Takes up what a promise brings, unless the search is over. */
  #later(work: () => void): void {
    this.#guard(work);
    this.#schedule();
  }

  #opened(reading: Reading | undefined): void {
    if (reading === undefined) return;
    this.#pending.delete(reading.directory);
    // Most directories are done in one stride.
    const isFree = this.judging.pending < this.#plan.source.concurrency;
    if (isFree && this.judging.judge(reading, this.#location)) reading.answer(reading.enter);
    else this.#readings.push(reading);
  }

  #unreadable({ directory, answer }: Request, error: unknown): void {
    this.#pending.delete(directory);
    this.#plan.onUnreadable(directory, error);
    answer([]);
  }
}
