/** A walk's share in the crew: hands directories over, and takes up what comes back. */
import { type BatchAnswer, type BatchRequest, type DirectoryAnswer, readAnswer } from './batch.ts';
import { type BatchOwner, collectAnswers, handOver, hasRoom } from './crew.ts';
import type { Directory } from './matches.ts';

/** What all batches of a walk have in common. */
export type ShareTerms = Pick<BatchRequest, 'pattern' | 'hidden' | 'location'>;

/** Anything that asks for a directory. */
export interface Asking {
  readonly directory: Directory;
}

/** A request, and what a worker made of it. */
export interface Done<R> {
  readonly request: R;
  readonly answer: DirectoryAnswer;
}

/** Directories of a batch: enough to repay the crossing, few enough that a walk's end waits for no one. */
const BATCH = 24;

/** Fewer directories than this wait: the walk itself is as quick. */
const FEW = 4;

export class CrewShare<R extends Asking> implements BatchOwner {
  readonly #terms: ShareTerms;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #batches = new Map<number, readonly R[]>();
  #done: Done<R>[] = [];
  readonly #onArrival: () => void;
  readonly #onLost: (requests: readonly R[]) => void;

  constructor(terms: ShareTerms, on: { arrival: () => void; lost: (requests: readonly R[]) => void }) {
    this.#terms = terms;
    this.#onArrival = on.arrival;
    this.#onLost = on.lost;
  }

  /** Hands over a part of the waiting requests, where a worker has room. They are taken off the end. */
  offer(waiting: R[]): boolean {
    if (waiting.length < FEW || !hasRoom()) return false;
    // A half at the most: both sides should come to the end together.
    const requests = waiting.splice(-Math.min(BATCH, waiting.length >> 1));
    const directories = requests.map(({ directory }) => directory.path);
    const id = handOver({ ...this.#terms, directories, stop: this.#stop }, this);
    if (id === undefined) {
      waiting.push(...requests);
      return false;
    }
    this.#batches.set(id, requests);
    return true;
  }

  /** The next request that a worker has answered. */
  take(): Done<R> | undefined {
    if (this.#done.length === 0 && this.#batches.size > 0) collectAnswers();
    return this.#done.pop();
  }

  /** Directories that are with the workers. */
  get pending(): readonly Directory[] {
    return [...this.#batches.values()].flat().map(({ directory }) => directory);
  }

  /** No further call is made for this walk, by any worker. */
  end(): void {
    Atomics.store(this.#stop, 0, 1);
    this.#batches.clear();
    this.#done = [];
  }

  onAnswer(id: number, answer: BatchAnswer): void {
    const requests = this.#batches.get(id);
    if (requests === undefined) return;
    this.#batches.delete(id);
    let index = 0;
    for (const directory of readAnswer(answer)) {
      this.#done.push({ request: requests[index++] as R, answer: directory });
    }
    this.#onArrival();
  }

  onLost(id: number): void {
    const requests = this.#batches.get(id) ?? [];
    this.#batches.delete(id);
    this.#onLost(requests);
  }
}
