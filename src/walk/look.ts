/**
 * A bounded look over a tree, for what a search that found nothing passed by.
 * Breadth first, since what lies near says most; what the search entered
 * before what ignore rules keep it from; last, what lies behind links. It
 * reads directories and nothing else, and ends with what it has seen.
 */
import { rulesOf } from '../ignore/load.ts';
import type { Rules } from '../ignore/rules.ts';
import { isVcsStore } from '../ignore/vcs.ts';
import type { Start } from '../prepare.ts';
import { pausesOf } from './abort.ts';
import type { EntryKind, RawEntry } from './file-system.ts';
import type { Pause } from './strides.ts';

/** An entry that the look came by. */
export interface Seen {
  readonly name: string;
  /** Relative to the root. */
  readonly path: string;
  readonly kind: EntryKind;
  /** What ignore rules leave out, relative to the root: the directory that it lies in, ending in `/`, or itself. */
  readonly ignored: string | undefined;
  /** The link that it lies behind, relative to the root. */
  readonly link: string | undefined;
}

/** A look at what `S` tells of a directory. */
export interface LookPlan<S> {
  readonly start: Start;
  /** What the root's entries are seen with. */
  readonly state: S;
  /** Takes an entry. What it returns goes down with the directory, or the link; without it neither is entered. */
  readonly see: (seen: Seen, state: S) => S | undefined;
  /** Whether what a link leads to may be looked at; its path is relative to the root. */
  readonly mayFollow: (link: string) => Promise<boolean>;
  /** Entries after which the look ends. */
  readonly entries: number;
  readonly signal: AbortSignal | undefined;
}

/** Links that are followed: few are wanted, and each costs two calls. */
const LINKS = 16;

interface Spot<S> extends Pick<Seen, 'ignored' | 'link'> {
  /** Relative to the root: empty, or ending in `/`. */
  readonly path: string;
  readonly rules: Rules;
  readonly state: S;
}

export class Look<S> {
  /** Links that lead to a directory which was looked at; relative to the root. */
  readonly followed: Set<string> = new Set();
  /** False once something was not looked at: too much of it, no time left, or unreadable. */
  complete = true;
  readonly #plan: LookPlan<S>;
  readonly #pause: Pause;
  readonly #open: Spot<S>[] = [];
  readonly #ignored: Spot<S>[] = [];
  readonly #links: Spot<S>[] = [];
  readonly #behind: Spot<S>[] = [];
  #left: number;
  #ended = false;

  constructor(plan: LookPlan<S>) {
    this.#plan = plan;
    this.#left = plan.entries;
    this.#pause = pausesOf(plan.signal);
  }

  /** Ends it: no call and no `see` follows. */
  end(): void {
    this.#ended = true;
    this.complete = false;
    this.#plan.start.root.source.stop?.();
  }

  /** Rejects with the signal's reason on abort. */
  async run(): Promise<void> {
    const { start, state } = this.#plan;
    this.#open.push({ path: '', rules: start.rules, state, ignored: undefined, link: undefined });
    await this.#readAll(this.#open);
    await this.#readAll(this.#ignored);
    await this.#follow();
    await this.#readAll(this.#behind);
  }

  get #isOver(): boolean {
    return this.#ended || this.#left <= 0;
  }

  /** Reads directories and those that are added meanwhile. */
  async #readAll(spots: readonly Spot<S>[]): Promise<void> {
    const { concurrency } = this.#plan.start.root.source;
    for (let next = 0; next < spots.length; ) {
      if (this.#isOver) {
        this.complete = false;
        return;
      }
      const some = spots.slice(next, next + concurrency);
      next += some.length;
      await Promise.all(some.map((spot) => this.#read(spot)));
    }
  }

  async #read(spot: Spot<S>): Promise<void> {
    const { root, ignore } = this.#plan.start;
    const location = root.location + spot.path;
    let entries: RawEntry[];
    let rules = spot.rules;
    try {
      // Throws for a link that has taken the directory's place meanwhile; the root may be one.
      if (spot.path !== '' && spot.link === undefined) root.source.isHuge(location.slice(0, -1));
      entries = await this.#entriesOf(location);
      // What lies in an ignored directory is ignored, whatever the rules in it say.
      if (ignore !== undefined && spot.ignored === undefined && !this.#ended) {
        rules = await rulesOf(ignore, location, rules, entries);
      }
    } catch {
      this.#plan.signal?.throwIfAborted();
      // The search has told of those that it could not read itself.
      this.complete = false;
      return;
    }
    for (const entry of entries) {
      if (this.#ended) return;
      this.#see(entry, spot, rules);
      const rest = this.#pause();
      if (rest !== undefined) await rest;
    }
  }

  async #entriesOf(location: string): Promise<RawEntry[]> {
    const entries: RawEntry[] = [];
    this.#left--;
    for (const some of await this.#plan.start.root.source.readInBatches(location)) {
      for (const entry of some) if (!isVcsStore(entry.name)) entries.push(entry);
      this.#left -= some.length;
      if (this.#isOver) {
        this.complete = false;
        break;
      }
      const rest = this.#pause();
      if (rest !== undefined) await rest;
    }
    return entries;
  }

  #see({ name, kind }: RawEntry, spot: Spot<S>, rules: Rules): void {
    const path = spot.path + name;
    const isDirectory = kind === 'directory';
    if (isDirectory && this.#plan.start.excluded.has(`${path}/`)) return;
    const beneath = isDirectory ? rules.enter(name) : undefined;
    let { ignored } = spot;
    if (ignored === undefined && isDirectory && beneath === undefined) ignored = `${path}/`;
    else if (ignored === undefined && !isDirectory && rules.ignoresFile(name)) ignored = path;
    const { link } = spot;
    const state = this.#plan.see({ name, path, kind, ignored, link }, spot.state);
    if (state === undefined) return;
    const next = { path: `${path}/`, rules: beneath ?? rules, state, ignored, link };
    // Links behind links are not followed, which ends every loop.
    if (kind === 'link' && link === undefined) this.#links.push(next);
    else if (isDirectory && link !== undefined) this.#behind.push(next);
    else if (isDirectory) (ignored === undefined ? this.#open : this.#ignored).push(next);
  }

  async #follow(): Promise<void> {
    const { mayFollow, start } = this.#plan;
    for (const spot of this.#links.slice(0, LINKS)) {
      if (this.#isOver) return;
      const link = spot.path.slice(0, -1);
      try {
        if (!(await mayFollow(link)) || this.#ended) continue;
        const kind = await start.root.source.readKind(start.root.location + link);
        if (kind !== 'directory') continue;
        this.followed.add(link);
        this.#behind.push({ ...spot, link });
      } catch {
        // It leads nowhere.
      }
    }
  }
}
