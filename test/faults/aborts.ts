/** An abort at every call and in every stage: how long until it is obeyed, and what still happens afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { glob } from '../../src/glob.ts';
import type { SpillStore } from '../../src/spill/store.ts';
import { createTools } from '../../src/tools/tools.ts';
import type { DirentLike, FileSystem } from '../../src/walk/file-system.ts';
import { createRandom } from '../support/random.ts';
import { faulty } from './faulty.ts';
import { fileSystemOf, ROOT, randomTree } from './memory-tree.ts';

export interface Aborts {
  readonly aborts: number;
  readonly problems: readonly string[];
  /** Milliseconds until the slowest was obeyed. */
  readonly slowest: number;
}

type Attempt = (signal: AbortSignal, abort: () => void) => Promise<unknown>;

class Stopwatch {
  aborts = 0;
  slowest = 0;
  readonly problems: string[] = [];

  /** False when the attempt was over before it came to its abort. */
  async time(stage: string, attempt: Attempt): Promise<boolean> {
    const controller = new AbortController();
    const reason = new Error(stage);
    let abortedAt: number | undefined;
    const abort = (): void => {
      abortedAt ??= performance.now();
      controller.abort(reason);
    };
    const outcome = await attempt(controller.signal, abort).then(
      () => 'resolved',
      (error: unknown) => error,
    );
    if (abortedAt === undefined) return false;
    this.aborts++;
    this.slowest = Math.max(this.slowest, performance.now() - abortedAt);
    if (outcome !== reason) this.problems.push(`${stage}: ${String(outcome)}`);
    return true;
  }
}

/** At each call in turn: of preparing, walking, looking at files, and explaining an empty result. */
async function atEachCall(watch: Stopwatch): Promise<void> {
  const disk = fileSystemOf(randomTree(createRandom(3)));
  for (const request of ['glob *', 'glob none-of-this', 'glob d0/absent/*', 'list .', 'core *']) {
    const [what, pattern = ''] = request.split(' ');
    let goesOn = true;
    for (let at = 1; goesOn; at++) {
      let file = faulty(disk, []);
      goesOn = await watch.time(`${request}, call ${at}`, (signal, abort) => {
        file = faulty(disk, [], (number) => {
          if (number === at) abort();
        });
        const { fs } = file;
        if (what === 'core') return glob(pattern, { cwd: ROOT, fs, signal });
        const tools = createTools({ cwd: ROOT, fs });
        return what === 'list'
          ? tools.list.execute({ path: pattern }, { signal })
          : tools.glob.execute({ pattern }, { signal });
      });
      file.end();
      await sleep(1);
      if (file.late.length > 0) watch.problems.push(`${request}, call ${at}: then ${file.late.join(', ')}`);
    }
  }
}

const MANY = 120_000;

/** After the walk: while paths are built and sorted. A few turns later each time. */
async function whileSorting(watch: Stopwatch): Promise<void> {
  const file = { isFile: () => true, isDirectory: () => false };
  const entries: DirentLike[] = Array.from({ length: MANY }, (_, index) => ({ ...file, name: `f${index}` }));
  const random = createRandom(5);
  for (const turns of [0, 1, 2, 3, 5, 8]) {
    let left = MANY;
    await watch.time(`sort, turn ${turns}`, (signal, abort) => {
      const later = (turn: number): unknown => (turn === 0 ? abort() : setImmediate(later, turn - 1));
      const fs: FileSystem = {
        readdir: async () => entries,
        lstat: async (path) => {
          if (path === '/w') return { isFile: () => false, isDirectory: () => true };
          if (--left === 0) later(turns);
          return { ...file, mtimeMs: random.below(1e6) };
        },
        readFile: async () => '',
      };
      return glob('*', {
        cwd: '/w',
        fs,
        signal,
        gitignore: false,
        sort: turns % 2 === 0 ? 'path' : 'oldest',
      });
    });
  }
}

/** While the complete list is being kept, by a store that takes no notice of the signal. */
async function whileSpilling(watch: Stopwatch): Promise<void> {
  const fs = fileSystemOf(randomTree(createRandom(3)));
  for (const kind of ['hangs', 'fails', 'goes on'] as const) {
    await watch.time(`spill ${kind}`, (signal, abort) => {
      const spill: SpillStore = {
        async save() {
          setImmediate(abort);
          if (kind === 'hangs') await new Promise(() => undefined);
          await sleep(20);
          if (kind === 'fails') throw new Error('no room');
          return { locator: 'x', hint: '' };
        },
      };
      return createTools({ cwd: ROOT, fs, spill, limit: 2 }).glob.execute({ pattern: '*' }, { signal });
    });
  }
}

export async function playAborts(): Promise<Aborts> {
  const watch = new Stopwatch();
  await atEachCall(watch);
  await whileSorting(watch);
  await whileSpilling(watch);
  return watch;
}
