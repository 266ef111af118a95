/** A search as a model asks for it: its request understood, run, and explained where it found nothing. */
import { glob } from '../glob.ts';
import type { GlobOptions } from '../glob-options.ts';
import { type Notice, noticesOf } from '../page/notice.ts';
import type { GlobResult } from '../result.ts';
import { Deadline } from '../walk/deadline.ts';
import { answered } from './answered.ts';
import { openWorkdir, type Workdir } from './containment.ts';
import type { Deployment } from './options.ts';
import type { Request } from './request.ts';
import { requestOf, rootOf } from './understand.ts';

/** What is asked for. */
export interface Asked {
  readonly pattern: string;
  readonly path: string | undefined;
}

/** How to search: what a deployment has decided, and what a host wants of this one search. */
export interface Terms
  extends Pick<Deployment, 'cwd' | 'fs' | 'allowOutside'>,
    Pick<GlobOptions, 'gitignore' | 'hidden' | 'exclude' | 'sort' | 'followSymlinks' | 'onProgress'> {
  /** Milliseconds for the whole of it, its reading included. */
  readonly timeoutMs: number | undefined;
  /** Once it is aborted, no further call is made. */
  readonly signal: AbortSignal;
}

/** What came of it. */
export interface Searched {
  readonly result: GlobResult;
  /** What to say under its page. An empty result costs a look at the tree. */
  readonly notices: () => Promise<readonly Notice[]>;
}

/** Milliseconds for the look at the root after a search. */
const LAST_LOOK_MS = 1000;

/** @throws SpanglobError as `glob` does, and `FS_OUTSIDE_WORKDIR`; the signal's reason on abort */
export async function search(asked: Asked, { allowOutside, timeoutMs, ...terms }: Terms): Promise<Searched> {
  const { cwd, fs, signal } = terms;
  const deadline = new Deadline(timeoutMs);
  const understood = understand(asked, { cwd, fs, allowOutside }, signal);
  const { path, request, workdir } = await answered(deadline, understood);
  const options: GlobOptions = { ...terms, cwd: workdir.ground.workdir, path: request.root };
  // A link may take the place of what is searched meanwhile. The search may use up the time, so that this has its own.
  const start = workdir.ground.style.resolve(request.root, ...request.prefix);
  const stillInside = (): Promise<unknown> =>
    answered(
      new Deadline(LAST_LOOK_MS),
      workdir.requireInside(start, asked.path ?? asked.pattern).then(Object),
    );

  const result = await glob(request.pattern, { ...options, timeoutMs: deadline.left });
  await stillInside();
  async function notices(): Promise<readonly Notice[]> {
    if (result.paths.length > 0) return noticesOf(result);
    // Loaded only now: most searches find something, and a command pays for all that it loads.
    const { explainEmpty } = await import('./near-miss.ts');
    const empty = { spelt: asked.pattern, path, request, options, result, workdir };
    const explained = await explainEmpty(empty, deadline.left);
    await stillInside();
    return explained;
  }
  const remarks = request.remarks.map((text): Notice => ({ code: 'reading', text }));
  return { result, notices: async () => [...(await notices()), ...remarks] };
}

interface Understood {
  /** Absolute: the search root that `path` gives. */
  readonly path: string;
  readonly request: Request;
  readonly workdir: Workdir;
}

async function understand(
  { pattern, path: spelt }: Asked,
  place: Pick<Deployment, 'cwd' | 'fs' | 'allowOutside'>,
  signal: AbortSignal,
): Promise<Understood> {
  const workdir = await openWorkdir(place, signal);
  const path = await rootOf(spelt, workdir);
  return { path, request: await requestOf(pattern, path, workdir), workdir };
}
