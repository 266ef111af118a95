/** What a look comes by that has to do with the pattern. */
import type { Seen } from '../../walk/look.ts';
import { Hits, Places } from './hits.ts';
import type { Reading } from './reading.ts';

/** What a directory's entries are seen with. */
export interface Spot {
  /** The pattern's state. */
  readonly state: unknown;
  /** The states of the other readings; none where what is beneath would not be shown. */
  readonly others: readonly unknown[];
  /** It, or a directory above it, starts with a dot and is left out for that. */
  readonly hidden: boolean;
  /** It, or a directory above it, matches the pattern itself. */
  readonly inMatch: boolean;
}

/** What another reading matches. */
export interface OtherHits {
  readonly files: Hits;
  readonly directories: Hits;
}

/** Counts, by why the search did not show it. Paths are relative to the root. */
export class Tally {
  readonly start: Spot;
  /** Files that match, left out by ignore rules; directories that hold them, or the files. */
  readonly ignored: Hits = new Hits();
  readonly ignoredPlaces: Hits = new Places();
  /** Files that match, left out for a dot. */
  readonly hidden: Hits = new Hits();
  /** Files that match behind a link, and the links. */
  readonly linked: Hits = new Hits();
  readonly links: Hits = new Places();
  /** Directories that match, and among them those that are ignored; files to show beneath, and any at all. */
  readonly directories: Hits = new Hits();
  readonly ignoredDirectories: Hits = new Hits();
  filesBeneath = 0;
  anyBeneath = 0;
  /** Links that match, and devices, sockets and the like. */
  readonly matchingLinks: Hits = new Hits();
  readonly specials: Hits = new Hits();
  /** In the order of the other readings. */
  readonly others: readonly OtherHits[];
  readonly #pattern: Reading;
  readonly #readings: readonly Reading[];
  readonly #showsHidden: boolean;

  constructor(pattern: Reading, readings: readonly Reading[], showsHidden: boolean) {
    this.#pattern = pattern;
    this.#readings = readings;
    this.#showsHidden = showsHidden;
    this.others = readings.map(() => ({ files: new Hits(), directories: new Hits() }));
    this.start = {
      state: pattern.start,
      others: readings.map(({ start }) => start),
      hidden: false,
      inMatch: false,
    };
  }

  /** Takes an entry; what it returns is for the entries beneath, undefined where none of them matters. */
  readonly see = (seen: Seen, spot: Spot): Spot | undefined => {
    const { name, kind } = seen;
    const hidden = spot.hidden || (!this.#showsHidden && name.startsWith('.'));
    const isShown = seen.ignored === undefined && seen.link === undefined && !hidden;
    const isMatch = spot.state !== undefined && this.#pattern.matches(spot.state, name);
    if (isMatch) this.#count(seen, hidden);
    else if (isShown) this.#countOthers(seen, spot);
    if (kind === 'file') {
      if (spot.inMatch && isShown) this.filesBeneath++;
      if (spot.inMatch) this.anyBeneath++;
      return undefined;
    }
    if (kind === 'other') return undefined;
    const state = spot.state === undefined ? undefined : this.#pattern.enter(spot.state, name);
    // A link is entered for the pattern alone, and only from where the search could come to it.
    if (kind === 'link') {
      const isWanted = isShown && (isMatch || state !== undefined);
      return isWanted ? { state, others: [], hidden, inMatch: false } : undefined;
    }
    const inMatch = spot.inMatch || isMatch;
    const others = isShown ? this.#enterOthers(spot, name) : [];
    const isDead = state === undefined && !inMatch && others.every((other) => other === undefined);
    return isDead ? undefined : { state, others, hidden, inMatch };
  };

  #count({ path, kind, ignored, link }: Seen, hidden: boolean): void {
    if (kind === 'file') {
      if (link !== undefined) {
        this.linked.add(path);
        this.links.add(link);
      } else if (ignored !== undefined) {
        this.ignored.add(path);
        this.ignoredPlaces.add(ignored);
      } else if (hidden) this.hidden.add(path);
      return;
    }
    if (hidden || link !== undefined) return;
    if (kind === 'link') this.matchingLinks.add(path);
    else if (kind === 'other') this.specials.add(path);
    else {
      this.directories.add(path);
      if (ignored !== undefined) this.ignoredDirectories.add(path);
    }
  }

  #countOthers({ name, path, kind }: Seen, { others }: Spot): void {
    if (kind !== 'file' && kind !== 'directory') return;
    for (const [index, state] of others.entries()) {
      if (state === undefined || !this.#readings[index]?.matches(state, name)) continue;
      this.others[index]?.[kind === 'file' ? 'files' : 'directories'].add(path);
    }
  }

  #enterOthers({ others }: Spot, name: string): unknown[] {
    return others.map((state, index) =>
      state === undefined ? undefined : this.#readings[index]?.enter(state, name),
    );
  }
}
