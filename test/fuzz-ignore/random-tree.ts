/** Random trees: few names, so that rules meet them, and ignore files anywhere. */
import type { Random } from '../support/random.ts';
import type { Recipe } from './recipes.ts';
import type { IgnoreTree } from './tree.ts';

export function randomTree(random: Random, recipe: Recipe): IgnoreTree {
  const directories = [''];
  for (let count = 2 + random.below(6); count > 0; count--) {
    const parent = random.pick(directories);
    const path = `${parent}${random.pick(recipe.names)}/`;
    if (parent.split('/').length <= 4 && !directories.includes(path)) directories.push(path);
  }
  const files = new Set<string>();
  for (let count = 4 + random.below(12); count > 0; count--) {
    const path = random.pick(directories) + random.pick(recipe.names);
    if (!directories.includes(`${path}/`)) files.add(path);
  }
  const repositories: string[] = [];
  if (recipe.repositoryIn > 0 && random.below(recipe.repositoryIn) === 0) {
    repositories.push('');
    for (const directory of directories.slice(1)) {
      if (recipe.nestedIn > 0 && random.below(recipe.nestedIn) === 0) repositories.push(directory);
    }
  }
  const paths = [...files];
  const rules: Record<string, string[]> = {};
  const add = (directory: string, name: string): void => {
    const beneath = paths
      .filter((path) => path.startsWith(directory))
      .map((path) => path.slice(directory.length));
    rules[directory + name] = lines(random, recipe, beneath);
  };
  for (let count = 1 + random.below(4); count > 0; count--) {
    // The tree's own directory has one more often than not.
    add(random.below(2) === 0 ? '' : random.pick(directories), random.pick(recipe.ignoreFiles));
  }
  for (const repository of repositories) if (random.below(3) > 0) add(repository, '.git/info/exclude');
  return { files: paths, rules, repositories };
}

function lines(random: Random, { line, oddFileIn }: Recipe, paths: readonly string[]): string[] {
  const made = Array.from({ length: 1 + random.below(5) }, () => line(random, paths));
  // Most files end in a line feed.
  if (random.below(8) > 0) made.push('');
  if (oddFileIn > 0 && random.below(oddFileIn) === 0) made[0] = `\ufeff${made[0]}`;
  if (oddFileIn === 0 || random.below(oddFileIn) > 0) return made;
  return made.map((text, index) => (index < made.length - 1 ? `${text}\r` : text));
}
