/**
 * What a page of a huge directory costs: `npm run bench:list`, or with a number of entries behind it.
 * Each contender runs in processes of its own, in turn, so that its memory is its own and noise is shared.
 */
import { fork } from 'node:child_process';
import fs, { type Dirent } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Entry, list } from '../src/index.ts';
import { readArguments, readNumber } from './arguments.ts';
import { median } from './speed/measure.ts';

const LIMIT = 200;
const ROUNDS = 5;
const CALLS = 5;

/** Milliseconds and megabytes. */
interface Measured {
  readonly cold: number;
  readonly warm: number;
  readonly stall: number;
  readonly memory: number;
  /** The page, for comparison. */
  readonly page: string;
}

type Contender = (directory: string, total: number) => Promise<readonly Entry[]>;

/** What most would write: everything in one array, sorted, and a part cut out. */
function cut(dirents: readonly Dirent[], offset: number): Entry[] {
  const types = ['directory', 'file', 'other'] as const;
  const rank = (dirent: Dirent): number => (dirent.isDirectory() ? 0 : dirent.isFile() ? 1 : 2);
  return dirents
    .map((dirent) => ({ name: dirent.name, rank: rank(dirent) }))
    .sort((left, right) => left.rank - right.rank || (left.name < right.name ? -1 : 1))
    .slice(offset - 1, offset - 1 + LIMIT)
    .map(({ name, rank }) => ({ name, type: types[rank] as Entry['type'] }));
}

const contenders: Readonly<Record<string, Contender>> = {
  'list, first page': async (directory) => (await list(directory)).entries,
  'list, middle page': async (directory, total) => (await list(directory, { offset: total / 2 })).entries,
  'list, last page': async (directory, total) =>
    (await list(directory, { offset: total - LIMIT + 1 })).entries,
  'fs.promises.readdir and sort, first page': async (directory) =>
    cut(await fs.promises.readdir(directory, { withFileTypes: true }), 1),
  'fs.promises.readdir and sort, middle page': async (directory, total) =>
    cut(await fs.promises.readdir(directory, { withFileTypes: true }), total / 2),
  'fs.promises.readdir and sort, last page': async (directory, total) =>
    cut(await fs.promises.readdir(directory, { withFileTypes: true }), total - LIMIT + 1),
  // Not a contender: what the machine's noise makes of slices that are 4 ms by the clock.
  '(control: 4 ms of work a turn)': async () => {
    for (const end = performance.now() + 250; performance.now() < end; ) {
      for (const pause = performance.now() + 4; performance.now() < pause; );
      await new Promise(setImmediate);
    }
    return [];
  },
};

async function measure(name: string, directory: string, total: number): Promise<Measured> {
  const run = contenders[name] as Contender;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  delay.enable();
  await settle();
  const before = process.memoryUsage.rss();
  const times: number[] = [];
  const stalls: number[] = [];
  let page: readonly Entry[] = [];
  for (let call = 0; call <= CALLS; call++) {
    delay.reset();
    const start = performance.now();
    page = await run(directory, total);
    times.push(performance.now() - start);
    await settle();
    stalls.push(delay.max / 1e6);
  }
  const [cold = 0, ...warm] = times;
  const memory = (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
  return { cold, warm: median(warm), stall: Math.max(...stalls), memory, page: JSON.stringify(page) };
}

function inChild(name: string, directory: string, total: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--measure', name, directory, String(total)]);
    child.once('message', (message) => resolve(message as Measured));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

/** A hundredth are directories, a hundredth links, the rest files; made in no order. */
function makeHuge(total: number): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-bench-'));
  for (let index = 0; index < total; index++) {
    const place = path.join(directory, `record-${String((index * 7919) % total).padStart(7, '0')}.json`);
    if (index % 100 === 0) fs.mkdirSync(place);
    else if (index % 100 === 1) fs.symlinkSync('nowhere', place);
    else fs.writeFileSync(place, '');
  }
  return directory;
}

async function compare(total: number): Promise<void> {
  const directory = makeHuge(total);
  const all = new Map<string, Measured[]>(Object.keys(contenders).map((name) => [name, []]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, measured] of all) measured.push(await inChild(name, directory, total));
    }
  } finally {
    fs.rmSync(directory, { recursive: true });
  }
  for (const place of ['first', 'middle', 'last']) {
    const pages = [...all].filter(([name]) => name.includes(place)).map(([, [measured]]) => measured?.page);
    if (new Set(pages).size !== 1) throw new Error(`the ${place} pages differ`);
  }
  const cpus = os.cpus();
  console.log(`${total} entries, page of ${LIMIT}; Node ${process.versions.node}, ${os.platform()}`);
  console.log(`${cpus.length} x ${cpus[0]?.model}; median of ${ROUNDS} processes (least to most)\n`);
  console.log('| | cold ms | warm ms | longest stall ms | memory MB |\n|---|---:|---:|---:|---:|');
  for (const [name, measured] of all) {
    const cells = (['cold', 'warm', 'stall', 'memory'] as const).map((what) => {
      const values = measured.map((one) => one[what]);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return `${median(values).toFixed(0)} (${least.toFixed(0)}-${most.toFixed(0)})`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

const [mode, name = '', directory = '', count = ''] = process.argv.slice(2);
if (mode === '--measure') process.send?.(await measure(name, directory, Number(count)));
else await compare(readNumber('ENTRIES', readArguments({}, 1).positionals[0], 1000, 300_000));
