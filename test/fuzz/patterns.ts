/** Random patterns over the tree of awkward names: ripgrep's answer and ours, case by case. */
import { createRandom } from '../support/random.ts';
import { createPattern } from './grammar.ts';
import { type Answer, isSame, ourAnswer, ripgrepAnswer } from './oracle.ts';
import { shrink } from './shrink.ts';

export interface Disagreement {
  readonly index: number;
  readonly pattern: string;
  /** What is left of the pattern when everything that doesn't matter is taken out. */
  readonly shrunk: string;
  /** Of the shrunk pattern. */
  readonly ripgrep: Answer;
  readonly ours: Answer;
}

export interface Compared {
  /** The first case that was not tried. */
  readonly next: number;
  readonly disagreements: readonly Disagreement[];
  /** Cases by what ripgrep answered: a run in which hardly anything matches proves little. */
  readonly kinds: Readonly<Record<'refused' | 'none' | 'some' | 'all', number>>;
}

export interface Cases {
  readonly root: string;
  /** The tree's paths. */
  readonly paths: readonly string[];
  readonly seed: number;
  /** Cases `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** Asked before each case. */
  readonly goesOn?: () => boolean;
  readonly onCase?: (disagreements: number) => void;
}

/** The pattern of a case: it depends on the seed and the index alone, so that any case can be tried again. */
export function patternOf(seed: number, index: number, paths: readonly string[]): string {
  return createPattern(createRandom(seed * 0x1_0000_0000 + index), paths);
}

/** Two ripgreps at a time, of which one runs while we answer. */
const LANES = 2;

export async function comparePatterns({
  root,
  paths,
  seed,
  from,
  to,
  goesOn,
  onCase,
}: Cases): Promise<Compared> {
  const speakable = paths.filter((path) => path.isWellFormed());
  const disagreements: Disagreement[] = [];
  const kinds = { refused: 0, none: 0, some: 0, all: 0 };
  let next = from;

  async function lane(): Promise<void> {
    while (next < to && (goesOn?.() ?? true)) {
      const index = next++;
      const pattern = patternOf(seed, index, speakable);
      const [ripgrep, ours] = await answers(root, pattern);
      kinds[kindOf(ripgrep, paths.length)]++;
      if (!isSame(ripgrep, ours)) disagreements.push(await explain(root, index, pattern));
      onCase?.(disagreements.length);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return { next, disagreements, kinds };
}

function answers(root: string, pattern: string): Promise<[Answer, Answer]> {
  return Promise.all([ripgrepAnswer(root, pattern), ourAnswer(root, pattern)]);
}

async function explain(root: string, index: number, pattern: string): Promise<Disagreement> {
  const shrunk = await shrink(pattern, async (shorter) => !isSame(...(await answers(root, shorter))));
  const [ripgrep, ours] = await answers(root, shrunk);
  return { index, pattern, shrunk, ripgrep, ours };
}

function kindOf(answer: Answer, all: number): keyof Compared['kinds'] {
  if ('refused' in answer) return 'refused';
  if (answer.paths.length === 0) return 'none';
  return answer.paths.length === all ? 'all' : 'some';
}

/** A disagreement in a few lines. */
export function describeDisagreement({ index, pattern, shrunk, ripgrep, ours }: Disagreement): string {
  const lines = [`case ${index}: ${JSON.stringify(pattern)}`, `  shrunk: ${JSON.stringify(shrunk)}`];
  if ('refused' in ripgrep || 'refused' in ours) {
    const say = (answer: Answer): string =>
      'refused' in answer ? answer.refused : `${answer.paths.length} paths`;
    return [...lines, `  ripgrep: ${say(ripgrep)}`, `  ours:    ${say(ours)}`].join('\n');
  }
  const few = (paths: readonly string[]): string => JSON.stringify(paths.slice(0, 5));
  const missing = ripgrep.paths.filter((path) => !ours.paths.includes(path));
  const surplus = ours.paths.filter((path) => !ripgrep.paths.includes(path));
  if (missing.length > 0) lines.push(`  ${missing.length} that only ripgrep lists: ${few(missing)}`);
  if (surplus.length > 0) lines.push(`  ${surplus.length} that only we list: ${few(surplus)}`);
  if (missing.length + surplus.length === 0) lines.push('  the same paths in another order');
  return lines.join('\n');
}
