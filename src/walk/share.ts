/** A walk's share in the crew: hands directories over, and takes up what comes back. */
import { type BatchAnswer, type BatchRequest, readAnswer } from './batch.ts';
import { type BatchOwner, collectAnswers, freeWorker } from './crew.ts';
import type { RawEntry } from './file-system.ts';
import type { Directory } from './matches.ts';
import type { Request } from './reading.ts';

/** What all batches of a walk have in common. */
export type ShareTerms = Pick<BatchRequest, 'pattern' | 'hidden' | 'location'>;

/** A request, and the entries that a worker has read; undefined where it leaves the directory to the walk. */
export interface Done {
  readonly request: Request;
  readonly entries: readonly RawEntry[] | undefined;
}

/** Directories of a batch: enough to repay the crossing, few enough that a walk's end waits for no one. */
const BATCH = 24;

/** Fewer directories than this wait: the walk itself is as quick. */
const FEW = 4;

export class CrewShare implements BatchOwner {
  readonly #terms: ShareTerms;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #batches = new Map<number, readonly Request[]>();
  /** Answers that have come, each with the requests that it answers. */
  #answers: { readonly requests: readonly Request[]; readonly answer: BatchAnswer }[] = [];
  /** Of one of them. */
  #done: Done[] = [];
  readonly #onArrival: () => void;
  readonly #onLost: (requests: readonly Request[]) => void;

  constructor(terms: ShareTerms, on: { arrival: () => void; lost: (requests: readonly Request[]) => void }) {
    this.#terms = terms;
    this.#onArrival = on.arrival;
    this.#onLost = on.lost;
  }

  /** Hands over a part of the waiting requests, where a worker has room. They are taken off the end. */
  offer(waiting: Request[]): boolean {
    const handOver = waiting.length < FEW ? undefined : freeWorker();
    if (handOver === undefined) return false;
    // A half at the most: both sides should come to the end together.
    const requests = waiting.splice(-Math.min(BATCH, waiting.length >> 1));
    const directories = requests.map(({ directory }) => directory.path);
    this.#batches.set(handOver({ ...this.#terms, directories, stop: this.#stop }, this), requests);
    return true;
  }

  /** The next request that a worker has answered. */
  take(): Done | undefined {
    if (this.#done.length === 0) {
      if (this.#answers.length === 0 && this.#batches.size > 0) collectAnswers();
      const next = this.#answers.pop();
      let index = 0;
      for (const entries of next === undefined ? [] : readAnswer(next.answer)) {
        this.#done.push({ request: next?.requests[index++] as Request, entries });
      }
    }
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
    this.#answers = [];
    this.#done = [];
  }

  onAnswer(id: number, answer: BatchAnswer): void {
    const requests = this.#batches.get(id);
    if (requests === undefined) return;
    this.#answers.push({ requests: requests.slice(0, answer.counts.length), answer });
    if (answer.isLast) this.#batches.delete(id);
    else this.#batches.set(id, requests.slice(answer.counts.length));
    this.#onArrival();
  }

  onLost(id: number): void {
    const requests = this.#batches.get(id) ?? [];
    this.#batches.delete(id);
    this.#onLost(requests);
  }
}
