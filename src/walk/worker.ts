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
import { type RawEntry, UNKNOWN_MTIME } from './file-system.ts';

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

/** Entries after which an answer goes out: the walk takes one in at a time, a millisecond or less. */
const MANY = 1000;

function answer(request: BatchRequest): void {
  const { id, location, directories, stop } = request;
  let writer = new BatchWriter();
  for (const directory of directories) {
    if (Atomics.load(stop, 0) !== 0) break;
    const entries = entriesOf(location + directory);
    if (entries === undefined) writer.leave();
    else addEntries(writer, request, directory, entries);
    if (writer.size < MANY) continue;
    send(writer.finish(id, false));
    writer = new BatchWriter();
  }
  send(writer.finish(id, true));
}

/** Undefined for what is the walk's: a huge directory, which it takes in slices, and one that can't be read, which it tells of. */
function entriesOf(place: string): RawEntry[] | undefined {
  try {
    // Throws for a link in its place.
    if (localDisk.isHuge(place.slice(0, -1))) return undefined;
    return localDisk.readDirectory(place, false) as RawEntry[];
  } catch {
    return undefined;
  }
}

function addEntries(
  writer: BatchWriter,
  request: BatchRequest,
  directory: string,
  entries: readonly RawEntry[],
): void {
  const { pattern, location, stop } = request;
  const place = location + directory;
  const matcher = matcherOf(pattern);
  // The walk entered every directory on the way, so that there is a state for each.
  const state = directory
    .slice(0, -1)
    .split('/')
    .reduce<State | undefined>((above, name) => above && matcher.enter(above, name), matcher.start);
  for (const entry of entries) {
    if (Atomics.load(stop, 0) !== 0) break;
    if (state === undefined || !isMeant(entry, request, matcher, state)) {
      // Ignore files and repositories are told by their dot; the walk would pass all else by.
      if (entry.kind === 'directory' || entry.name.startsWith('.')) writer.add(entry);
      continue;
    }
    const mtime = localDisk.readMtime(place + entry.name, false) as bigint | undefined;
    // A file that can't be stat'd is tried again by the walk, whose paths may be shorter; one that has vanished is dropped.
    if (mtime === UNKNOWN_MTIME) writer.add(entry);
    else if (mtime !== undefined) writer.addFile(entry.name, mtime);
  }
  writer.endDirectory();
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
port.on('message', answer);

function send(some: BatchAnswer): void {
  port.postMessage(some, [some.counts.buffer, some.kinds.buffer, some.mtimes.buffer] as ArrayBuffer[]);
}
