/** Trees put on the disk many at a time, and both answers compared tree by tree. */
import { makeTree } from '../support/tree.ts';
import { type Glob, type Oracle, ourFiles } from './oracle.ts';
import { type IgnoreTree, REPOSITORY, specOf } from './tree.ts';

export interface Disagreement {
  readonly tree: IgnoreTree;
  /** The directory where the search started: empty for the tree itself, or ending in `/`. */
  readonly place: string;
  /** What only our answer has. */
  readonly extra: readonly string[];
  /** What only the oracle's answer has. */
  readonly missing: readonly string[];
}

export interface Comparison {
  readonly disagreements: readonly Disagreement[];
  readonly searches: number;
  /** Plain files of all trees, and those that the oracle leaves out. */
  readonly files: number;
  readonly ignored: number;
}

export async function compare(
  oracle: Oracle,
  glob: Glob,
  trees: readonly IgnoreTree[],
  places: (tree: IgnoreTree) => readonly string[],
): Promise<Comparison> {
  // All trees lie in one repository, so that one process answers for most of them.
  const { root, remove } = await makeTree({ ...REPOSITORY, ...specOf(trees) });
  try {
    const ours = byNumber(await ourFiles(glob, root, ''));
    const theirs = byNumber(await oracle.files(root, ''));
    const disagreements: Disagreement[] = [];
    let [searches, files, ignored] = [0, 0, 0];
    const answers = async (index: number, place: string): Promise<[readonly string[], readonly string[]]> => {
      if (place === '' && !oracle.isAskedAlone(trees[index] as IgnoreTree)) {
        return [ours.get(index) ?? [], theirs.get(index) ?? []];
      }
      const own = `${root}/${index}`;
      return Promise.all([ourFiles(glob, own, place), oracle.files(own, place)]);
    };
    for (const [index, tree] of trees.entries()) {
      // All at once: most of the time goes by until a process is there.
      const asked = places(tree).map(async (place) => ({ place, both: await answers(index, place) }));
      for (const { place, both } of await Promise.all(asked)) {
        const [left, right] = both;
        const { extra, missing } = difference(left, right);
        if (extra.length + missing.length > 0) disagreements.push({ tree, place, extra, missing });
        searches++;
        if (place !== '') continue;
        const listed = new Set(right);
        files += tree.files.length;
        ignored += tree.files.filter((file) => !listed.has(file)).length;
      }
    }
    return { disagreements, searches, files, ignored };
  } finally {
    await remove();
  }
}

function difference(
  ours: readonly string[],
  theirs: readonly string[],
): { extra: string[]; missing: string[] } {
  return {
    extra: ours.filter((path) => !theirs.includes(path)),
    missing: theirs.filter((path) => !ours.includes(path)),
  };
}

/** Paths of a tree by the number that is its directory. */
function byNumber(paths: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const path of paths) {
    const slash = path.indexOf('/');
    const index = Number(path.slice(0, slash));
    const group = groups.get(index) ?? [];
    groups.set(index, group);
    group.push(path.slice(slash + 1));
  }
  return groups;
}
