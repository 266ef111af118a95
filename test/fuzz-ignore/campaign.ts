/** Many random trees against an oracle, from one seed: the slice in the tests and the long run alike. */
import { createRandom } from '../support/random.ts';
import { compare, type Disagreement } from './compare.ts';
import { type Glob, git, type Oracle, ourGlob, ripgrep } from './oracle.ts';
import { randomTree } from './random-tree.ts';
import { PLAIN, placesOf, type Recipe, TRICKY } from './recipes.ts';
import { shrink } from './shrink.ts';
import { type IgnoreTree, show } from './tree.ts';

export interface Campaign {
  readonly title: string;
  readonly oracle: Oracle;
  readonly recipe: Recipe;
  /** Where searches of a tree start. */
  readonly places: (tree: IgnoreTree) => readonly string[];
}

/** Line grammar: git decides. */
export const grammar: Campaign = { title: 'grammar', oracle: git, recipe: TRICKY, places: () => [''] };

/** Layers: ripgrep decides, from the tree's top and from the directories within. */
export const layers: Campaign = { title: 'layers', oracle: ripgrep, recipe: PLAIN, places: placesOf };

export interface Outcome {
  readonly trees: number;
  /** Searches that were compared. */
  readonly searches: number;
  /** Plain files in all trees, and those of them that rules leave out. */
  readonly files: number;
  readonly ignored: number;
  readonly disagreements: readonly Disagreement[];
}

/** Trees on the disk at a time: what one process of an oracle answers for. */
const BATCH = 50;

export interface Run {
  readonly seed: number;
  readonly trees: number;
  readonly glob?: Glob;
  /** Called after each batch; false ends the run. */
  readonly onBatch?: (outcome: Outcome) => boolean;
}

export async function runCampaign({ oracle, recipe, places }: Campaign, run: Run): Promise<Outcome> {
  const random = createRandom(run.seed);
  let outcome: Outcome = { trees: 0, searches: 0, files: 0, ignored: 0, disagreements: [] };
  while (outcome.trees < run.trees) {
    const length = Math.min(BATCH, run.trees - outcome.trees);
    const trees = Array.from({ length }, () => randomTree(random, recipe));
    const compared = await compare(oracle, run.glob ?? ourGlob, trees, places);
    outcome = {
      trees: outcome.trees + length,
      searches: outcome.searches + compared.searches,
      files: outcome.files + compared.files,
      ignored: outcome.ignored + compared.ignored,
      disagreements: [...outcome.disagreements, ...compared.disagreements],
    };
    if (run.onBatch?.(outcome) === false) break;
  }
  return outcome;
}

/** The smallest form of a disagreement, as text. */
export async function explain({ oracle }: Campaign, { tree, place }: Disagreement): Promise<string> {
  const at = async (candidate: IgnoreTree): Promise<readonly Disagreement[]> =>
    (await compare(oracle, ourGlob, [candidate], () => [place])).disagreements;
  const smallest = await shrink(tree, async (candidate) => {
    // A start that is no longer there is no disagreement.
    if (place !== '' && !candidate.files.some((file) => file.startsWith(place))) return false;
    return (await at(candidate)).length > 0;
  });
  const [found] = await at(smallest);
  return [
    show(smallest),
    ...(place === '' ? [] : [`  searched from ${JSON.stringify(place)}`]),
    ...(found?.extra ?? []).map((file) => `  only ours lists ${JSON.stringify(file)}`),
    ...(found?.missing ?? []).map((file) => `  only ${oracle.title} lists ${JSON.stringify(file)}`),
  ].join('\n');
}
