/** Whole results: what a search of a random tree gives, from every kind of start, against ripgrep's output. */
import { glob } from '../../src/glob.ts';
import { createRandom, type Random } from '../support/random.ts';
import { rgFiles } from '../support/ripgrep.ts';
import { createPattern } from './grammar.ts';
import { refusalOf } from './oracle.ts';
import { createTree, type RandomTree, type Start, startsOf } from './trees.ts';

export interface WholeOutcome {
  /** Searches compared. */
  readonly searches: number;
  readonly disagreements: readonly string[];
}

/** Builds one tree, searches it from every start, and removes it. */
export async function compareTree(seed: number, index: number): Promise<WholeOutcome> {
  const random = createRandom(seed * 0x1_0000_0000 + index);
  const tree = await createTree(random);
  try {
    const disagreements: string[] = [];
    const starts = startsOf(tree);
    for (const start of starts) {
      const pattern = patternFor(random, tree);
      const trouble = await compareSearch(tree, start, pattern);
      if (trouble !== undefined) {
        disagreements.push(`tree ${index}, ${start.title}, ${JSON.stringify(pattern)}: ${trouble}`);
      }
    }
    const unsteady = await repeat(tree);
    if (unsteady !== undefined) disagreements.push(`tree ${index}: ${unsteady}`);
    return { searches: starts.length + REPEATED, disagreements };
  } finally {
    await tree.remove();
  }
}

/** Everything, mostly: it is order and prefixes that are compared here. */
function patternFor(random: Random, { paths }: RandomTree): string {
  if (random.below(2) === 0) return random.pick(['*', '**', '!b', '*.ts', '**/a', '#']);
  return createPattern(
    random,
    paths.filter((path) => path.isWellFormed()),
  );
}

async function compareSearch(tree: RandomTree, start: Start, pattern: string): Promise<string | undefined> {
  const { directory } = start;
  const theirs = await rgFiles(`${tree.root}/work/${directory}`, pattern);
  if (theirs.code === 2) return compareRefusal(start, pattern, theirs.stderr);
  const ours = await glob(pattern, { cwd: start.cwd, path: start.path, gitignore: false });
  if (!ours.complete || ours.skipped.length > 0) return `incomplete: ${JSON.stringify(ours.skipped)}`;
  const timeOf = (path: string): bigint =>
    tree.mtimes.get(directory === '' ? path : `${directory}/${path}`) as bigint;
  // ripgrep leaves files of one time in the order in which the directories gave them.
  const expected = theirs.paths.toSorted(
    (left, right) => compare(timeOf(left), timeOf(right)) || compare(left, right),
  );
  if (tree.isDistinct && !isEqual(expected, theirs.paths)) return "ripgrep's own order is not by time";
  const wanted = expected.map((path) => start.prefix + path);
  if (isEqual(ours.paths, wanted)) return undefined;
  return `${JSON.stringify(ours.paths.slice(0, 9))} instead of ${JSON.stringify(wanted.slice(0, 9))}`;
}

async function compareRefusal(start: Start, pattern: string, stderr: string): Promise<string | undefined> {
  try {
    await glob(pattern, { cwd: start.cwd, path: start.path });
    return `accepted, where ripgrep says ${stderr}`;
  } catch (error) {
    const refusal = refusalOf(error);
    const isSame = stderr === `rg: ${refusal}\n` || stderr.startsWith('rg: error parsing pattern 0');
    return isSame ? undefined : `${refusal}, where ripgrep says ${stderr}`;
  }
}

const REPEATED = 20;

/** Twenty searches, half of them at once, must not differ by a byte. */
async function repeat({ root }: RandomTree): Promise<string | undefined> {
  const search = async (): Promise<string> =>
    (await glob('*', { cwd: `${root}/work`, gitignore: false })).paths.join('\0');
  const results = await Promise.all(Array.from({ length: REPEATED / 2 }, search));
  while (results.length < REPEATED) results.push(await search());
  return new Set(results).size === 1
    ? undefined
    : `${new Set(results).size} different results of ${REPEATED} searches`;
}

function compare<T extends bigint | string>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((path, index) => path === right[index]);
}
