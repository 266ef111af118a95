/** What needs a process of its own: first calls, whole runs, peak memory. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rgPath } from '@vscode/ripgrep';
import { median } from './measure.ts';

export { rgPath } from '@vscode/ripgrep';

const FIRST_CALL = fileURLToPath(new URL('./first-call.ts', import.meta.url));
/** The built command line. */
export const COMMAND: string = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** A first call in a new process. */
export interface FirstCall {
  /** Milliseconds of the call alone, and of the whole process. */
  readonly call: number;
  /** Kilobytes: the most that the process held. */
  readonly memory: number;
}

/** Runs one search in a process of its own. */
export async function firstCall(contender: string, root: string, calls: number): Promise<FirstCall> {
  const args = ['--import', import.meta.resolve('tsx'), FIRST_CALL, contender, root, String(calls)];
  const { output } = await run(process.execPath, args);
  return JSON.parse(output) as FirstCall;
}

/** Medians of whole runs, in milliseconds, interleaved: the command line, and ripgrep. */
export async function wholeRuns(
  root: string,
  rounds: number,
): Promise<{ spanglob: number; ripgrep: number; node: number }> {
  const times = { spanglob: [] as number[], ripgrep: [] as number[], node: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.ripgrep.push((await run(rgPath, [...RG, root])).ms);
    times.spanglob.push(
      (await run(process.execPath, [COMMAND, 'glob', '*', root, '--no-ignore', '--all'])).ms,
    );
    times.node.push((await run(process.execPath, ['-e', '0'])).ms);
  }
  return { spanglob: median(times.spanglob), ripgrep: median(times.ripgrep), node: median(times.node) };
}

/** Kilobytes that ripgrep holds at the most, and a Node process that does nothing; undefined where there is no /proc. */
export async function baseMemory(root: string): Promise<{ ripgrep: number; node: number } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const ripgrep = (await run(rgPath, [...RG, root])).memory;
  const node = (await run(process.execPath, ['-e', 'setTimeout(() => 0, 50)'])).memory;
  return { ripgrep, node };
}

export const RG: readonly string[] = ['--no-config', '--files', '--sort=modified', '--no-ignore', '--hidden'];

/** Runs a program to its end. Rejects when it fails. */
export async function run(
  file: string,
  args: readonly string[],
): Promise<{ ms: number; output: string; memory: number }> {
  const start = performance.now();
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, peakOf(child.pid));
  }, 2);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(watch));
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with code ${code}`);
  return { ms: performance.now() - start, output: Buffer.concat(chunks).toString(), memory };
}

function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended between two looks.
    return 0;
  }
}
