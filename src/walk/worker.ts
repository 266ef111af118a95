/**
 * The worker's side: reads directories and stats files for the walk of
 * another thread, which judges what comes of it. It knows the pattern, so as
 * not to stat what isn't meant; ignore rules stay with the walk.
 */
import { type MessagePort, workerData } from 'node:worker_threads';
import { isVcsStore } from '../ignore/vcs.ts';
import type { State } from '../pattern/automaton.ts';
import { compilePattern, type PatternMatcher } from '../pattern/pattern.ts';
import { type BatchAnswer, type BatchRequest, BatchWriter } from './batch.ts';
import { localDisk } from './disk.ts';
import { errnoOf, type RawEntry } from './file-system.ts';

/** Compiled patterns that are kept: searches that run at once. */
const KEPT = 8;
const compiled = new Map<string, PatternMatcher>();

function matcherOf(pattern: string): PatternMatcher {
  let matcher = compiled.get(pattern);
  if (matcher === undefined) {
    matcher = compilePattern(pattern);
    compiled.set(pattern, matcher);
    for (const oldest of compiled.keys()) {
      if (compiled.size <= KEPT) break;
      compiled.delete(oldest);
    }
  }
  return matcher;
}

function readBatch(request: BatchRequest): BatchAnswer {
  const { id, pattern, location, directories, stop } = request;
  const matcher = matcherOf(pattern);
  const writer = new BatchWriter();
  for (const directory of directories) {
    // The walk entered every directory on the way, so that there is a state for each.
    const state = directory
      .slice(0, -1)
      .split('/')
      .reduce<State | undefined>((above, name) => above && matcher.enter(above, name), matcher.start);
    try {
      // Throws for a link in its place. However large it is, here it holds no one up.
      localDisk.isHuge(location + directory.slice(0, -1));
      for (const entry of localDisk.readDirectory(location + directory, false) as RawEntry[]) {
        if (Atomics.load(stop, 0) !== 0) return writer.finish(id);
        const read = withMtime(
          request,
          directory,
          entry,
          state !== undefined && isMeant(entry, request, matcher, state),
        );
        if (read !== undefined) writer.add(read);
      }
      writer.endDirectory();
    } catch (error) {
      writer.fail({ code: errnoOf(error), message: String(error) });
    }
  }
  return writer.finish(id);
}

function isMeant(
  { name, kind }: RawEntry,
  { hidden }: BatchRequest,
  matcher: PatternMatcher,
  state: State,
): boolean {
  if (kind !== 'file' || isVcsStore(name) || (!hidden && name.startsWith('.'))) return false;
  return matcher.matchesFile(state, name);
}

/** The entry as the walk needs it; undefined for one that it would pass by, and for a file that has vanished. */
function withMtime(
  { location }: BatchRequest,
  directory: string,
  entry: RawEntry,
  meant: boolean,
): RawEntry | undefined {
  const { name, kind } = entry;
  if (meant) {
    const mtime = localDisk.readMtime(location + directory + name, false) as bigint | undefined;
    return mtime === undefined ? undefined : { name, kind, mtime };
  }
  // Ignore files and repositories are told by their dot.
  return kind === 'directory' || name.startsWith('.') ? entry : undefined;
}

const port = (workerData as { port: MessagePort }).port;
port.on('message', (request: BatchRequest) => {
  const answer = readBatch(request);
  port.postMessage(answer, [
    answer.counts.buffer,
    answer.kinds.buffer,
    answer.mtimes.buffer,
  ] as ArrayBuffer[]);
});
