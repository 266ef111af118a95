/**
 * Which directories a search reads, and what it finds, against a matcher that follows the definitions: no
 * directory is read in which nothing can match, none is left out in which something could, and every file
 * that matches is found.
 */
import { glob } from '../../src/glob.ts';
import { isInVcsStore } from '../../src/ignore/vcs.ts';
import { type Pattern, parseRipgrep } from '../../src/pattern/parse-ripgrep.ts';
import { referenceMatch, type Verdict } from '../pattern/reference.ts';
import { encodeName } from '../support/bytes.ts';
import { type Memory, memoryOf } from './memory.ts';
import { patternOf } from './patterns.ts';

export interface Prunings {
  readonly checked: number;
  /** Checks in which more than the root was read and less than the tree. */
  readonly partial: number;
  readonly disagreements: readonly string[];
}

export async function checkPrunings(plan: {
  readonly paths: readonly string[];
  readonly seed: number;
  readonly count: number;
  readonly goesOn?: () => boolean;
  readonly onCase?: (disagreements: number) => void;
}): Promise<Prunings> {
  // The reference takes its time over long names.
  const paths = plan.paths.filter((path) => path.length < 100);
  const speakable = paths.filter((path) => path.isWellFormed());
  const memory = memoryOf(paths);
  const disagreements: string[] = [];
  let [checked, partial] = [0, 0];
  for (let index = 0; index < plan.count && (plan.goesOn?.() ?? true); index++) {
    const pattern = patternOf(plan.seed, index, speakable);
    const pruned = await prune(pattern, memory, paths);
    if (pruned !== undefined) {
      checked++;
      if (pruned.reads.length > 1 && pruned.reads.length < memory.directories.length) partial++;
      const trouble = troubleOf(pruned);
      if (trouble !== undefined)
        disagreements.push(`pruning ${index}, ${JSON.stringify(pattern)}: ${trouble}`);
    }
    plan.onCase?.(disagreements.length);
  }
  return { checked, partial, disagreements };
}

function troubleOf({ reads, expectedReads, paths, expectedPaths }: Pruned): string | undefined {
  const [read, expected] = [JSON.stringify(reads), JSON.stringify(expectedReads)];
  if (read !== expected) return `read ${read} instead of ${expected}`;
  const [found, wanted] = [JSON.stringify(paths), JSON.stringify(expectedPaths)];
  return found === wanted ? undefined : `found ${found} instead of ${wanted}`;
}

interface Pruned {
  readonly reads: readonly string[];
  readonly expectedReads: readonly string[];
  readonly paths: readonly string[];
  readonly expectedPaths: readonly string[];
}

/** Undefined where the pattern is refused. */
async function prune(pattern: string, memory: Memory, paths: readonly string[]): Promise<Pruned | undefined> {
  const parsed = parsedOr(pattern);
  if (parsed === undefined) return undefined;
  const enters = enterer(parsed);
  const expectedReads = memory.directories.filter((directory) => {
    const names = directory === '' ? [] : directory.split('/');
    return names.every((_, index) => enters(names.slice(0, index + 1).join('/')));
  });
  const isRead = new Set(expectedReads);
  const expectedPaths = paths.filter((path) => {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return isRead.has(parent) && !isInVcsStore(path) && isMeant(parsed, path);
  });
  memory.takeReads();
  const { paths: found } = await glob(pattern, { cwd: '/', fs: memory.fs, gitignore: false });
  return {
    reads: memory.takeReads().sort(),
    expectedReads: expectedReads.sort(),
    paths: found,
    expectedPaths,
  };
}

/** Far shorter patterns than this are tricky enough; the reference takes its time. */
const LONGEST = 120;

function parsedOr(pattern: string): Pattern | undefined {
  if (pattern.length > LONGEST) return undefined;
  try {
    return parseRipgrep(pattern);
  } catch {
    return undefined;
  }
}

const verdictOf = ({ tokens }: Pattern, path: string): Verdict => referenceMatch(tokens, encodeName(path));

function isMeant(pattern: Pattern, path: string): boolean {
  const matches = !pattern.directoriesOnly && verdictOf(pattern, path).matches;
  return matches !== pattern.negated;
}

/** Whether a search has to enter a directory, given that it has entered the one above. */
function enterer(pattern: Pattern): (directory: string) => boolean {
  if (pattern.negated) return (directory) => !verdictOf(pattern, directory).matches;
  if (pattern.directoriesOnly) return () => false;
  return (directory) => verdictOf(pattern, `${directory}/`).open;
}
