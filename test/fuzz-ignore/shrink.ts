/** The smallest tree that still makes a disagreement: parts are taken away while it stands. */
import type { IgnoreTree } from './tree.ts';

/** Times that a smaller tree is tried: each is two processes or so. */
const LIMIT = 500;

/** Greedy. */
export async function shrink(
  tree: IgnoreTree,
  stands: (smaller: IgnoreTree) => Promise<boolean>,
): Promise<IgnoreTree> {
  let smallest = tree;
  let asked = 0;
  for (let found = true; found; ) {
    found = false;
    for (const smaller of smallerThan(smallest)) {
      if (asked++ >= LIMIT) return smallest;
      if (!(await stands(smaller))) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* smallerThan(tree: IgnoreTree): Generator<IgnoreTree> {
  const { files, rules, repositories } = tree;
  const half = Math.ceil(files.length / 2);
  if (half > 1) {
    yield { ...tree, files: files.slice(0, half) };
    yield { ...tree, files: files.slice(half) };
  }
  for (const [file, lines] of Object.entries(rules)) {
    yield { ...tree, rules: Object.fromEntries(Object.entries(rules).filter(([other]) => other !== file)) };
    for (const index of lines.keys()) {
      if (lines.length > 1) yield { ...tree, rules: { ...rules, [file]: lines.toSpliced(index, 1) } };
    }
  }
  for (const file of files) yield { ...tree, files: files.filter((other) => other !== file) };
  for (const repository of repositories) {
    const inside = `${repository}.git/`;
    const left = Object.entries(rules).filter(([file]) => !file.startsWith(inside));
    yield {
      ...tree,
      repositories: repositories.filter((other) => other !== repository),
      rules: Object.fromEntries(left),
    };
  }
  for (const [file, lines] of Object.entries(rules)) {
    for (const [index, line] of lines.entries()) {
      const characters = [...line];
      for (const at of characters.keys()) {
        const shorter = characters.toSpliced(at, 1).join('');
        yield { ...tree, rules: { ...rules, [file]: lines.with(index, shorter) } };
      }
    }
  }
}
