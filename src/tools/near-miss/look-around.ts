/** One bounded look at what a search passed by: ignored, behind links, or called a little otherwise. */
import type { GlobOptions } from '../../glob-options.ts';
import { LOOK_ENTRIES } from '../../limits.ts';
import type { Notice } from '../../page/notice.ts';
import { prepare } from '../../prepare.ts';
import { unlessAborted } from '../../walk/abort.ts';
import { Deadline } from '../../walk/deadline.ts';
import { Look } from '../../walk/look.ts';
import { resolvePlace } from '../../walk/root.ts';
import type { Workdir } from '../containment.ts';
import type { Request } from '../request.ts';
import type { Doubtful } from './guess.ts';
import { leftOutNotices } from './left-out.ts';
import { missingDirectory } from './missing-directory.ts';
import { otherNotices, otherReadings } from './others.ts';
import { readingOf } from './reading.ts';
import { type Spot, Tally } from './tally.ts';

/** Where to look, and what for. */
export interface LookAround {
  readonly doubtful: Doubtful;
  readonly request: Request;
  /** The options that the search was made with. */
  readonly options: GlobOptions;
  readonly workdir: Workdir;
}

/** What it came to. */
export interface LookedAround {
  /** Most telling first. */
  readonly causes: readonly Notice[];
  /** Of a pattern that has no other cause. */
  readonly missing: Notice | undefined;
  /** Everything was looked at. */
  readonly isComplete: boolean;
}

/** Rejects with the signal's reason on abort, and with nothing else. */
export async function lookAround(wanted: LookAround, timeoutMs: number): Promise<LookedAround> {
  const { doubtful, request, options, workdir } = wanted;
  const { signal, hidden = true, followSymlinks = false } = options;
  const deadline = new Deadline(timeoutMs);
  const pattern = readingOf(request.pattern);
  if (pattern === undefined) return { causes: [], missing: undefined, isComplete: false };
  const others = await otherReadings(doubtful);
  const tally = new Tally(
    pattern,
    others.map(({ reading }) => reading),
    hidden,
  );
  const place = resolvePlace(options);
  let look: Look<Spot> | undefined;
  const end = (): void => {
    look?.end();
    place.source.stop?.();
  };

  async function run(): Promise<boolean> {
    look = new Look({
      start: await prepare(place, options),
      state: tally.start,
      see: tally.see,
      // The search has followed them itself, or the look does where it may.
      mayFollow: async (link) => !followSymlinks && isInside(workdir, request, link),
      entries: LOOK_ENTRIES,
      signal,
    });
    await look.run();
    return look.complete;
  }
  async function within<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await unlessAborted(signal, deadline.within(work));
    } catch {
      // The tree was there a moment ago: what the search said of it stands.
      signal?.throwIfAborted();
      return undefined;
    }
  }
  // At once: of many calls that are about to be made, none follows an abort; one that has come already is no event.
  signal?.throwIfAborted();
  signal?.addEventListener('abort', end, { once: true });
  try {
    const isComplete = (await within(run())) === true;
    end();
    const show = (path: string): string => place.show(place.location + path);
    const looked = { isCut: !isComplete, show };
    const links = { areFollowed: followSymlinks, toDirectories: followedBy(look) };
    const causes = [...leftOutNotices(tally, looked, links), ...otherNotices(others, tally.others, looked)];
    const missing = causes.length > 0 ? undefined : await within(missingDirectory(request, workdir));
    return { causes, missing, isComplete };
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** A deadline may come before the look has begun. */
function followedBy(look: Look<Spot> | undefined): ReadonlySet<string> {
  return look?.followed ?? new Set();
}

async function isInside(workdir: Workdir, { root }: Request, link: string): Promise<boolean> {
  try {
    await workdir.requireInside(workdir.ground.style.resolve(root, link), link);
    return true;
  } catch {
    return false;
  }
}
