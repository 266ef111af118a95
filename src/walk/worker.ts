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
    const place = location + directory;
    try {
      // Throws for a link in its place. However large it is, here it holds no one up.
      localDisk.isHuge(place.slice(0, -1));
      for (const entry of localDisk.readDirectory(place, false) as RawEntry[]) {
        if (Atomics.load(stop, 0) !== 0) return writer.finish(id);
        if (state !== undefined && isMeant(entry, request, matcher, state)) {
          const mtime = localDisk.readMtime(place + entry.name, false) as bigint | undefined;
          // A file that has vanished is dropped.
          if (mtime !== undefined) writer.addFile(entry.name, mtime);
        } else if (entry.kind === 'directory' || entry.name.startsWith('.')) {
          // Ignore files and repositories are told by their dot; the walk would pass all else by.
          writer.add(entry);
        }
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

const port = (workerData as { port: MessagePort }).port;
port.on('message', (request: BatchRequest) => {
  const answer = readBatch(request);
  port.postMessage(answer, [
    answer.counts.buffer,
    answer.kinds.buffer,
    answer.mtimes.buffer,
  ] as ArrayBuffer[]);
});
