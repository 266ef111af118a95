/** The walk: from a root and a selection to what is found. fast-glob decides what is traversed, the pump answers its reads. */
import type { IgnoreReader } from '../ignore/load.ts';
import type { Rules } from '../ignore/rules.ts';
import { prefixOf } from '../paths.ts';
import type { Skipped } from '../result.ts';
import { startCrew } from './crew.ts';
import { failureOf } from './failure.ts';
import { errnoOf } from './file-system.ts';
import type { Directory, Matches } from './matches.ts';
import { Pump } from './pump.ts';
import type { Root } from './root.ts';
import type { Shallowest } from './shallowest.ts';
import type { ShareTerms } from './share.ts';
import { traverse } from './traverse.ts';
import type { Selection } from './visit.ts';

export interface WalkPlan {
  readonly root: Root;
  readonly selection: Selection;
  /** What workers are told; undefined where the walk goes without them. */
  readonly workers: ShareTerms | undefined;
  /** Reads ignore files; undefined where they are not honoured. */
  readonly ignore: IgnoreReader | undefined;
  /** What the root inherits from the directories above it. */
  readonly rules: Rules;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds after which the walk ends with what it has. */
  readonly timeoutMs: number | undefined;
  readonly onProgress: ((progress: { directories: number; matches: number }) => void) | undefined;
}

/** What a walk saw. */
export interface Found {
  readonly matches: Matches;
  /** Entries that were looked at, whether they match or not; of what workers read, those that they hand on. */
  readonly entries: number;
  /** Directories that could not be read, or not in time; paths are locations. */
  readonly unreadable: readonly Skipped[];
  /** Files that match and that a rule leaves out. */
  readonly ignoredFiles: number;
  /** Directories that a rule leaves out, as they are shown. */
  readonly ignoredDirectories: Shallowest;
}

/**
 * Walks a tree.
 *
 * @throws SpanglobError when the root itself can't be read; the signal's reason on abort
 */
export function walk(plan: WalkPlan): Promise<Found> {
  return new Promise((resolve, reject) => {
    const { root, selection, ignore, rules, signal, onProgress } = plan;
    const unreadable: Skipped[] = [];
    let rootFailure: Promise<Error> | undefined;
    let askedForCrew = false;
    const pump: Pump = new Pump({
      source: root.source,
      selection,
      ignore,
      workers: plan.workers,
      location: root.location,
      prefix: prefixOf(root.display),
      onProgress: () => {
        if (plan.workers !== undefined && !askedForCrew && pump.entries > LARGE) {
          // Once: whoever ends them meanwhile means it.
          askedForCrew = true;
          void startCrew();
        }
        onProgress?.({ directories: pump.directories, matches: pump.judging.matches.paths.length });
      },
      onUnreadable: ({ path }, error) => {
        if (path === '') rootFailure = failureOf(error, root.location, root.display, root.source);
        else unreadable.push({ path: root.location + path, code: errnoOf(error) });
      },
      onFailure: fail,
    });
    const timer = plan.timeoutMs === undefined ? undefined : setTimeout(expire, plan.timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });

    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      pump.stop();
    }
    function finish(): void {
      end();
      const { matches, ignoredFiles, ignoredDirectories } = pump.judging;
      resolve({ matches, entries: pump.entries, unreadable, ignoredFiles, ignoredDirectories });
    }
    function fail(error: unknown): void {
      end();
      reject(error);
    }
    function abort(): void {
      fail(signal?.reason);
    }
    function expire(): void {
      unreadable.push({ path: root.location, code: DEADLINE });
      // A directory that hangs is worth naming: it is why the time ran out.
      for (const { path } of pump.stop()) {
        if (path !== '') unreadable.push({ path: root.location + path, code: DEADLINE });
      }
      finish();
    }

    const top: Directory = {
      path: '',
      state: selection.matcher.start,
      rules,
      realPath: root.real,
      isLink: false,
    };
    traverse(top, pump, fail)
      .then(async () => {
        // A root that can't be read has nothing to enter: the traversal is over before the failure has a name.
        if (rootFailure !== undefined) throw await rootFailure;
        await pump.judging.settled();
      })
      .then(finish, fail);
  });
}

/** Entries that make a walk large: what is left of it is likely to repay the 20 ms that a worker takes to start. */
const LARGE = 20_000;

/** The code of what a deadline cut short. */
export const DEADLINE = 'DEADLINE';
