/**
 * The workers of the process: started when a walk is large enough to repay
 * them, kept for the next, never in the way of its exit. Where workers are
 * denied, or their file isn't there, walks go on without.
 */
import { availableParallelism } from 'node:os';
import type { MessagePort, Worker } from 'node:worker_threads';
import type { BatchAnswer, BatchRequest } from './batch.ts';

type Threads = typeof import('node:worker_threads');

/** Batches that a worker has at once: one to work on and one to go on with. */
const AHEAD = 2;

/** More gain nothing: the file system's own locks are the limit. */
const MOST = 3;

interface Member {
  readonly worker: Worker;
  readonly port: MessagePort;
  /** By batch id: who waits for it. */
  readonly batches: Map<number, BatchOwner>;
}

/** Who asked for a batch. */
export interface BatchOwner {
  /** Takes an answer: of the first directories that have none yet, or of fewer once the search is over. */
  onAnswer(id: number, answer: BatchAnswer): void;
  /** The worker is gone: the batch must be done otherwise. */
  onLost(id: number): void;
}

let threads: Threads | undefined;
/** All, also those that are still starting: none is started twice, none forgotten. */
let enlisted: Member[] = [];
/** Those that are up. */
let members: Member[] = [];
let starting: Promise<void> | undefined;
let idle: NodeJS.Timeout | undefined;
let denied = false;
let nextId = 1;

/** Starts the workers, unless they are there or can't be. Resolves when no more will come of it. */
export function startCrew(): Promise<void> {
  if (enlisted.length > 0 || denied) return Promise.resolve();
  starting ??= start().finally(() => {
    starting = undefined;
  });
  return starting;
}

/** Milliseconds after a search: a process that has done its one search is gone by then. */
const IDLE_MS = 50;

/** Starts the workers for the searches to come, without holding up what follows this one. */
export function startCrewWhenIdle(): void {
  if (enlisted.length > 0 || denied) return;
  idle ??= setTimeout(() => {
    idle = undefined;
    void startCrew();
  }, IDLE_MS).unref();
}

/** Ends the workers; searches under way go on without. A later search may start new ones. */
export async function disposeWorkers(): Promise<void> {
  clearTimeout(idle);
  idle = undefined;
  await starting;
  const ended = enlisted;
  enlisted = [];
  members = [];
  for (const member of ended) lose(member);
  await Promise.all(ended.map(({ worker }) => worker.terminate()));
}

/** Hands a batch to a worker. Returns its id. */
export type HandOver = (request: Omit<BatchRequest, 'id'>, owner: BatchOwner) => number;

/** The way to a worker that has room for a batch; undefined where none has. */
export function freeWorker(): HandOver | undefined {
  const member = members.find(({ batches }) => batches.size < AHEAD);
  return member && ((request, owner) => handOver(member, request, owner));
}

function handOver({ batches, port }: Member, ...[request, owner]: Parameters<HandOver>): number {
  const id = nextId++;
  if (batches.size === 0) port.ref();
  batches.set(id, owner);
  port.postMessage({ ...request, id });
  return id;
}

/** Takes in the answers that have come, without waiting for the event loop to bring them. */
export function collectAnswers(): void {
  for (const member of members) {
    if (member.batches.size === 0) continue;
    for (;;) {
      const received = threads?.receiveMessageOnPort(member.port);
      if (received === undefined) break;
      accept(member, received.message as BatchAnswer);
    }
  }
}

async function start(): Promise<void> {
  const count = Math.min(MOST, availableParallelism() - 1);
  if (count < 1) {
    denied = true;
    return;
  }
  try {
    threads = await import('node:worker_threads');
    const { Worker, MessageChannel } = threads;
    for (let index = 0; index < count; index++) {
      const { port1, port2 } = new MessageChannel();
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        name: 'spanglob',
        workerData: { port: port2 },
        transferList: [port2],
        // Loaders and profilers of the main thread are not meant for this one.
        execArgv: [],
      });
      enlist({ worker, port: port1, batches: new Map() });
    }
  } catch {
    // No such module, or no permission: walks go on without, at the speed of one thread.
    denied = true;
  }
}

/** A worker joins the crew when it is up. */
function enlist(member: Member): void {
  const { worker, port } = member;
  enlisted.push(member);
  const leave = (): void => {
    enlisted = enlisted.filter((other) => other !== member);
    members = members.filter((other) => other !== member);
    lose(member);
  };
  worker.once('online', () => {
    if (enlisted.includes(member)) members.push(member);
  });
  worker.on('error', () => {
    denied = true;
    leave();
  });
  worker.once('exit', leave);
  port.on('message', (answer: BatchAnswer) => accept(member, answer));
  // Neither holds the process; a port does while a search waits for it.
  worker.unref();
  port.unref();
}

function accept({ batches, port }: Member, answer: BatchAnswer): void {
  const owner = batches.get(answer.id);
  if (answer.isLast) batches.delete(answer.id);
  if (batches.size === 0) port.unref();
  owner?.onAnswer(answer.id, answer);
}

function lose({ batches, port }: Member): void {
  const lost = [...batches];
  batches.clear();
  port.close();
  for (const [id, owner] of lost) owner.onLost(id);
}
