/** Hostile input to everything that takes some: nothing but typed errors, and nothing that takes long. */
import { SpanglobError } from '../../src/errors.ts';
import { glob } from '../../src/glob.ts';
import { compileRules, Rules } from '../../src/ignore/rules.ts';
import { list } from '../../src/list.ts';
import { compilePattern } from '../../src/pattern/pattern.ts';
import { callTool } from '../../src/tools/call-tool.ts';
import { createTools } from '../../src/tools/tools.ts';
import { fileSystemOf, ROOT, randomTree } from '../faults/memory-tree.ts';
import { createRandom, type Random } from '../support/random.ts';
import { nonsense, randomBytes, randomObject, randomValue } from './nonsense.ts';

/** Milliseconds for one input: most take less than one. What is not linear takes minutes. */
export const BOUND_MS = 5000;

/** Names that an automaton is led through. */
const NAMES = [
  'a',
  'src',
  '.git',
  'a'.repeat(255),
  'é'.repeat(100),
  '\udcff\udc80',
  '*?[]{}',
  'ab'.repeat(100),
];

function fuzzPattern(random: Random): void {
  const pattern = nonsense(random, 60);
  let matcher: ReturnType<typeof compilePattern>;
  try {
    matcher = compilePattern(pattern);
  } catch (error) {
    if (error instanceof SpanglobError && error.code === 'SEARCH_INVALID_PATTERN') return;
    throw error;
  }
  for (const name of NAMES) {
    matcher.matchesFile(matcher.start, name);
    const beneath = matcher.enter(matcher.start, name);
    if (beneath !== undefined) matcher.matchesFile(beneath, name);
  }
}

function fuzzIgnoreFile(random: Random): void {
  const set = compileRules(randomBytes(random, 300));
  const rules = Rules.none.with([{ set, layer: 2 }]);
  for (const name of NAMES) {
    rules.ignoresFile(name);
    rules.enter(name)?.ignoresFile(name);
  }
}

const tree = randomTree(createRandom(1));
const memory = { cwd: ROOT, fs: fileSystemOf(tree) };
const inMemory = createTools({ ...memory, timeoutMs: 10_000 });
const onDisk = createTools({ cwd: import.meta.dirname, timeoutMs: 10_000 });

async function fuzzRequest(random: Random): Promise<void> {
  const { glob: globTool, list: listTool } = random.below(8) === 0 ? onDisk : inMemory;
  const path = random.below(3) === 0 ? undefined : nonsense(random, 12);
  const pattern = nonsense(random, 20);
  for (const answer of [await globTool.execute({ pattern, path }), await listTool.execute({ path })]) {
    if (typeof answer.text !== 'string') throw new Error('no text');
  }
}

/** Errors of these two are the host's own, thrown by what it handed over: they reach it as they are. */
const OF_THE_CALLER = 'of the caller';

async function fuzzArguments(random: Random): Promise<void> {
  const input = randomValue(random);
  for (const tool of Object.values(inMemory)) {
    // Whatever a model sends, a tool answers.
    await tool.execute(input as never);
    await callTool(inMemory, {
      name: random.pick([tool.name, nonsense(random, 5), input as string]),
      arguments: input,
    });
  }
  const options = { ...memory, ...shield(randomObject(random)) } as object;
  const pattern = random.below(2) === 0 ? '*' : randomValue(random);
  for (const call of [
    async () => glob(pattern as string, options),
    async () => list(pattern as string, options),
    async () => createTools(options).glob.execute({ pattern: '*' }),
  ]) {
    try {
      await call();
    } catch (error) {
      const isOurs = error instanceof SpanglobError;
      if (!isOurs && !(error instanceof Error && error.message === OF_THE_CALLER)) throw error;
    }
  }
  if ('polluted' in {}) throw new Error('Object.prototype is polluted');
}

/** The disk of this machine is not to be searched by chance. */
function shield(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'fs' && name !== 'cwd'));
}

const KINDS = { fuzzPattern, fuzzIgnoreFile, fuzzRequest, fuzzArguments };

export interface Fuzzed {
  readonly inputs: number;
  readonly problems: readonly string[];
  /** Milliseconds of the slowest input. */
  readonly slowest: number;
}

/** `count` inputs of each kind, from the seeds that follow `seed`. */
export async function fuzz(seed: number, count: number): Promise<Fuzzed> {
  const problems: string[] = [];
  let slowest = 0;
  let inputs = 0;
  for (const [kind, play] of Object.entries(KINDS)) {
    for (let index = 0; index < count; index++) {
      const start = performance.now();
      try {
        await play(createRandom(seed + index));
      } catch (error) {
        problems.push(`${kind} ${seed + index}: ${error instanceof Error ? error.stack : String(error)}`);
      }
      const took = performance.now() - start;
      if (took > BOUND_MS) problems.push(`${kind} ${seed + index}: took ${took.toFixed(0)} ms`);
      slowest = Math.max(slowest, took);
      inputs++;
    }
  }
  return { inputs, problems, slowest };
}
