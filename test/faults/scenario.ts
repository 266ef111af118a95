/** One scenario of a seed: a tree, what goes wrong in it, a call, and what came of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { glob } from '../../src/glob.ts';
import type { GlobResult } from '../../src/result.ts';
import { createTools } from '../../src/tools/tools.ts';
import { createRandom, type Random } from '../support/random.ts';
import { type Expected, expected, WANTED } from './expected.ts';
import { type Faulty, faulty } from './faulty.ts';
import { playListScenario } from './list-scenario.ts';
import { fileSystemOf, ROOT, randomTree } from './memory-tree.ts';
import { LATE_MS, randomFaults } from './random-faults.ts';

export interface Outcome {
  readonly seed: number;
  /** Calls that went wrong. */
  readonly faults: number;
  /** Milliseconds from an abort to the rejection. */
  readonly abortMs: number | undefined;
  /** Files that should be there and are not. */
  readonly lost: number;
  /** What is wrong, for a person to read; empty when all is well. */
  readonly problems: readonly string[];
}

/** Time enough for all that answers. */
const TIMEOUT_MS = 1000;

/** A promise that has not settled by then never will. */
const HANGS_MS = 20_000;

async function playScenario(seed: number): Promise<Outcome> {
  const random = createRandom(seed);
  const tree = randomTree(random);
  const mayHang = random.below(4) === 0;
  const rules = randomFaults(random, tree, mayHang);
  const wanted = random.pick(WANTED);
  const gitignore = random.below(2) === 0;
  const due = expected(tree, rules, wanted, gitignore);
  const controller = new AbortController();
  const abortAt = random.below(3) === 0 ? 1 + random.below(25) : 0;
  let abortedAt: number | undefined;
  const file = faulty(fileSystemOf(tree), rules, (number) => {
    if (number !== abortAt) return;
    abortedAt = performance.now();
    controller.abort(`abort of ${seed}`);
  });
  const common = { cwd: ROOT, fs: file.fs, gitignore, timeoutMs: TIMEOUT_MS };
  const asTool = random.below(3) === 0;
  const { signal } = controller;
  const call = asTool
    ? createTools({ ...common, limit: 1000 }).glob.execute({ pattern: wanted.pattern }, { signal })
    : glob(wanted.pattern, { ...common, signal });

  const settled = await Promise.race([
    call.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
    sleep(HANGS_MS, undefined, { ref: false }),
  ]);
  const abortMs = abortedAt === undefined ? undefined : performance.now() - abortedAt;
  file.end();
  const problems: string[] = [];
  if (settled === undefined) problems.push('did not settle');
  else if ('error' in settled) problems.push(...rejection(settled.error, due, signal, asTool));
  else if (signal.aborted) problems.push('resolved although it was aborted');
  else if ('text' in settled.value) problems.push(...ofTool(settled.value, due));
  else problems.push(...ofResult(settled.value, due));
  await quiet(random, due);
  if (file.late.length > 0) problems.push(`calls after the end: ${file.late.join(', ')}`);
  return outcome(seed, file, abortMs, problems);
}

/** Time in which a call that should not be made would be. */
async function quiet(random: Random, { hangs }: Expected): Promise<void> {
  await sleep(hangs && random.below(4) === 0 ? LATE_MS : 5);
}

function rejection(error: unknown, due: Expected, signal: AbortSignal, asTool: boolean): string[] {
  if (signal.aborted)
    return error === signal.reason ? [] : [`rejected with ${String(error)}, not the reason`];
  if (asTool) return [`the tool rejected: ${String(error)}`];
  const { name } = Object(error) as Error;
  if (name !== 'SpanglobError') return [`rejected with ${String(error)}, no error of ours`];
  return due.paths === undefined ? [] : [`rejected: ${String(error)}`];
}

function ofResult(result: GlobResult, due: Expected): string[] {
  if (due.paths === undefined) return ['resolved without a root'];
  const problems = compare(result.paths, due.paths);
  const told = new Map(result.skipped.map(({ path, code }) => [path, code]));
  for (const [path, code] of due.skipped) {
    if (told.get(path) !== code) problems.push(`skipped lacks ${path} ${code}: ${told.get(path)}`);
  }
  for (const [path, code] of told) {
    if (!due.skipped.has(path)) problems.push(`skipped without cause: ${path} ${code}`);
  }
  if (result.skipped.length !== told.size) problems.push('skipped tells something twice');
  if (result.complete !== isComplete(due)) problems.push(`complete: ${result.complete}`);
  return problems;
}

type ToolAnswer = Awaited<ReturnType<ReturnType<typeof createTools>['glob']['execute']>>;

function ofTool({ text, details, isError }: ToolAnswer, due: Expected): string[] {
  if (isError) return due.paths === undefined || due.hangs ? [] : [`failed: ${text}`];
  if (due.paths === undefined) return ['the tool succeeded without a root'];
  const problems = compare(details.paths, due.paths);
  if (details.complete !== isComplete(due)) problems.push(`complete: ${details.complete}`);
  if (!isComplete(due) && !text.includes('Incomplete: ')) problems.push(`the text hides a gap: ${text}`);
  if (!isComplete(due) && text.includes('No files found'))
    problems.push('an incomplete search says "No files found"');
  return problems;
}

function isComplete({ skipped }: Expected): boolean {
  return [...skipped.values()].every((code) => code.startsWith('IGNORE_'));
}

const LOST = 'lost: ';

function compare(paths: readonly string[], due: readonly string[]): string[] {
  const problems = due.filter((path) => !paths.includes(path)).map((path) => LOST + path);
  problems.push(...paths.filter((path) => !due.includes(path)).map((path) => `not meant: ${path}`));
  if (problems.length === 0 && paths.join() !== due.join()) problems.push('the order differs');
  return problems;
}

function outcome(seed: number, { faults }: Faulty, abortMs: number | undefined, problems: string[]): Outcome {
  return { seed, faults, abortMs, problems, lost: problems.filter((text) => text.startsWith(LOST)).length };
}

/** Scenarios of the seeds from `first`, many at once: those that hang wait together. */
export async function playScenarios(
  first: number,
  count: number,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  let next = first;
  async function play(): Promise<void> {
    while (next < first + count) {
      const seed = next++;
      // Every sixth is of a listing.
      onOutcome(await (seed % 6 === 0 ? playListScenario(seed) : playScenario(seed)));
    }
  }
  await Promise.all(Array.from({ length: 32 }, play));
}
