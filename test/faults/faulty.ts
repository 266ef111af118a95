/** A `FileSystem` that fails by rule, and that counts what it is asked. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DirentLike, FileSystem } from '../../src/walk/file-system.ts';
import { failure } from './memory-tree.ts';

export type Call = keyof FileSystem;

/** How a call goes wrong. `code`: what `skipped` must say of it. */
export type Fault =
  /** It fails: `reason` is what it rejects with, or throws at once. */
  | { readonly kind: 'fails'; readonly reason: unknown; readonly code: string; readonly atOnce: boolean }
  /** It never settles. */
  | { readonly kind: 'hangs' }
  /** It rejects after so many milliseconds, when no one waits any longer. */
  | { readonly kind: 'fails late'; readonly ms: number }
  /** It answers as it should, but late. */
  | { readonly kind: 'delays'; readonly ms: number }
  /** It answers what is no answer. */
  | { readonly kind: 'answers'; readonly value: unknown; readonly code: string };

/** One call that goes wrong. */
export interface FaultRule {
  readonly call: Call;
  readonly path: string;
  readonly fault: Fault;
}

export interface Faulty {
  readonly fs: Required<FileSystem>;
  /** Calls so far. */
  readonly calls: number;
  /** How often a rule applied. */
  readonly faults: number;
  /** Calls made since `end()`. */
  readonly late: readonly string[];
  /** Whoever asked has his answer: no further call is due. */
  end(): void;
}

/** `onCall`: told the number of each call before it is made. */
export function faulty(
  disk: Required<FileSystem>,
  rules: readonly FaultRule[],
  onCall: (number: number) => void = () => undefined,
): Faulty {
  const byCall = new Map(rules.map(({ call, path, fault }) => [`${call} ${path}`, fault]));
  const late: string[] = [];
  let calls = 0;
  let faults = 0;
  let ended = false;

  function ask<T>(call: Call, path: string, answer: () => Promise<T>): Promise<T> {
    if (ended) late.push(`${call} ${path}`);
    onCall(++calls);
    const fault = byCall.get(`${call} ${path}`);
    if (fault === undefined) return answer();
    faults++;
    switch (fault.kind) {
      case 'fails':
        if (fault.atOnce) throw fault.reason;
        return Promise.reject(fault.reason);
      case 'hangs':
        return new Promise(() => undefined);
      case 'fails late':
        return new Promise((_resolve, reject) => setTimeout(reject, fault.ms, failure('EIO')));
      case 'delays':
        return sleep(fault.ms).then(answer);
      case 'answers':
        return Promise.resolve(fault.value as T);
    }
  }
  return {
    fs: {
      readdir: (path, options) => ask<DirentLike[]>('readdir', path, () => disk.readdir(path, options)),
      lstat: (path) => ask('lstat', path, () => disk.lstat(path)),
      stat: (path) => ask('stat', path, () => disk.stat(path)),
      realpath: (path) => ask('realpath', path, () => disk.realpath(path)),
      readFile: (path, encoding) => ask('readFile', path, () => disk.readFile(path, encoding)),
    },
    get calls() {
      return calls;
    },
    get faults() {
      return faults;
    },
    late,
    end() {
      ended = true;
    },
  };
}
