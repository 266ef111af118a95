/** What needs a process of its own: first calls, whole runs, peak memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rgPath } from '@vscode/ripgrep';
import { build } from 'tsup';
import { median } from './measure.ts';
import { peakByProc } from './peak.ts';
import type { Held } from './watched.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The built command line. */
export const COMMAND: string = here('../../dist/cli.js');

/** Calls in a new process; how long the first held the event loop is not watched. */
export interface FirstCall extends Held {
  /** Milliseconds of the first. */
  readonly call: number;
  /** Kilobytes: the most that the process held, over all of them. */
  readonly memory: number;
}

/** Builds what `firstCall` runs: a loader of TypeScript would weigh in. To be called where the process starts. */
export async function buildFirstCall(): Promise<void> {
  await build({
    entry: [here('first-call.ts')],
    // In the repository, so that packages are found from there.
    outDir: here('../../.cache/bench'),
    format: 'esm',
    config: false,
    // Packages are loaded as their users load them.
    external: [/^[^./]/],
    silent: true,
  });
}

/** Runs a search some times in a process of its own. */
export async function firstCall(contender: string, root: string, calls: number): Promise<FirstCall> {
  const script = here('../../.cache/bench/first-call.js');
  const { output } = await run(process.execPath, [script, contender, root, String(calls)]);
  return JSON.parse(output) as FirstCall;
}

/** Medians of whole runs, in milliseconds, interleaved: the command line, and ripgrep. */
export async function wholeRuns(
  root: string,
  rounds: number,
): Promise<{ spanglob: number; ripgrep: number }> {
  const times = { spanglob: [] as number[], ripgrep: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.ripgrep.push((await run(rgPath, [...RG, root])).ms);
    times.spanglob.push(
      (await run(process.execPath, [COMMAND, 'glob', '*', root, '--no-ignore', '--all'])).ms,
    );
  }
  return { spanglob: median(times.spanglob), ripgrep: median(times.ripgrep) };
}

/** Kilobytes that ripgrep holds at the most, and a Node process that does nothing; undefined where there is no /proc. */
export async function baseMemory(root: string): Promise<{ ripgrep: number; node: number } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const ripgrep = await peakOf(rgPath, [...RG, root]);
  const node = await peakOf(process.execPath, ['-e', 'setTimeout(() => 0, 50)']);
  return { ripgrep, node };
}

export const RG: readonly string[] = ['--no-config', '--files', '--sort=modified', '--no-ignore', '--hidden'];

/** Runs a program to its end. Rejects when it fails. */
export async function run(
  file: string,
  args: readonly string[],
  watch?: (child: ChildProcess) => void,
): Promise<{ ms: number; output: string }> {
  const start = performance.now();
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  watch?.(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with code ${code}`);
  return { ms: performance.now() - start, output: Buffer.concat(chunks).toString() };
}

/** Kilobytes that a program's process holds at the most. */
async function peakOf(file: string, args: readonly string[]): Promise<number> {
  let peak = 0;
  await run(file, args, (child) => {
    const watching = setInterval(() => {
      peak = Math.max(peak, peakByProc(child.pid));
    }, 2);
    child.once('close', () => clearInterval(watching));
  });
  return peak;
}
