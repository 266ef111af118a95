/** Random trees with random times, and the ways in which a search can be pointed at them. */
import type { Random } from '../support/random.ts';
import { canHold, makeTree, type Tree } from '../support/tree.ts';
import { dotted } from './dotted.ts';

export interface RandomTree extends Tree {
  /** Files relative to `root`/work, without version-control stores. */
  readonly paths: readonly string[];
  /** A file's time in nanoseconds. */
  readonly mtimes: ReadonlyMap<string, bigint>;
  /** No two files have the same time. */
  readonly isDistinct: boolean;
  /** A directory of the tree that holds a file. Well-formed: a process can't be started in another. */
  readonly nested: string;
}

/** Where a search starts, and what stands in front of the paths that ripgrep gives when run there. */
export interface Start {
  readonly title: string;
  readonly cwd: string;
  readonly path: string | undefined;
  readonly prefix: string;
  /** The directory below the tree's where ripgrep runs. */
  readonly directory: string;
}

const NAMES: readonly string[] = dotted(
  'a·b·c·src·a.ts·b.ts·.a·[a]·{a,b}· a·a ·a\nb·a\\b·"a"·-a·#a·!a·\u00e9·e\u0301·\u{1f600}' +
    '·\ufeff·\u0085·\udcff·\udcff.ts·A·a.·(Showing 1 of 2 paths.)',
);
const STORES: readonly string[] = ['.git', '.svn', '.hg', '.bzr', '.jj', '.sl'];

/** Second 1,700,000,000: times of neighbouring nanoseconds differ by less than a double can tell. */
const NOW = 1_700_000_000_000_000_000n;
const HOUR = 3_600_000_000_000n;

/** What the time of the `index`th of `count` files is. */
const CLOCKS: readonly ((random: Random, index: number, count: number) => bigint)[] = [
  (_random, index) => NOW + BigInt(index),
  (_random, index, count) => NOW + BigInt(count - index),
  (random, index) => NOW + BigInt(random.below(1_000)) * HOUR + BigInt(index),
  // From 1906 on.
  (random, index) => BigInt(random.next()) * 1_000_000_000n - 2_000_000_000_000_000_000n + BigInt(index),
  () => NOW,
  (random) => NOW + BigInt(random.below(3)),
];

export async function createTree(random: Random): Promise<RandomTree> {
  const names = NAMES.filter((name) => canHold([name]));
  const clock = random.pick(CLOCKS);
  const count = 5 + random.below(30);
  const files = new Set<string>();
  while (files.size < count) {
    const folders = Array.from({ length: random.below(4) }, () => random.pick(names));
    if (random.below(12) === 0) folders.splice(random.below(2), 0, random.pick(STORES));
    const path = [...folders, random.pick(names)].join('/');
    if (fits(path, files)) files.add(path);
  }
  // One that is always there to start from.
  if (fits('start/here', files)) files.add('start/here');
  const mtimes = new Map([...files].map((path, index) => [path, clock(random, index, files.size)]));
  const tree = await makeTree({
    ...Object.fromEntries([...mtimes].map(([path, mtime]) => [`work/${path}`, mtime])),
    'work/empty/': null,
    link: { link: 'work' },
  });
  const paths = [...files].filter((path) => !path.split('/').some((name) => STORES.includes(name)));
  const isDistinct = new Set(mtimes.values()).size === mtimes.size;
  const parents = paths
    .filter((path) => path.includes('/'))
    .map((path) => path.slice(0, path.lastIndexOf('/')));
  return {
    ...tree,
    paths,
    mtimes,
    isDistinct,
    nested: random.pick(parents.filter((path) => path.isWellFormed())),
  };
}

/** No file may stand where a directory is wanted; where case or Unicode form is ignored, no second spelling. */
function fits(path: string, files: ReadonlySet<string>): boolean {
  const fold = (name: string): string =>
    process.platform === 'linux' ? name : name.normalize().toLowerCase();
  const wanted = fold(path);
  return [...files]
    .map(fold)
    .every((file) => file !== wanted && !wanted.startsWith(`${file}/`) && !file.startsWith(`${wanted}/`));
}

/** A start of every kind. */
export function startsOf({ root, nested }: RandomTree): Start[] {
  const work = `${root}/work`;
  const at = (
    title: string,
    cwd: string,
    path: string | undefined,
    prefix: string,
    directory = '',
  ): Start => {
    return { title, cwd, path, prefix, directory };
  };
  return [
    at('.', work, '.', ''),
    at('the workdir', work, undefined, ''),
    at('nested', work, nested, `${nested}/`, nested),
    at('absolute', work, `${work}/${nested}`, `${nested}/`, nested),
    at('with a slash behind', work, `${nested}/`, `${nested}/`, nested),
    at('with /. behind', work, `${nested}/.`, `${nested}/`, nested),
    at('doubled slashes', work, `.//${nested}//`, `${nested}/`, nested),
    at('through a link', root, 'link', 'link/'),
    at('beneath a link', root, `link/${nested}`, `link/${nested}/`, nested),
    at('a workdir that is a link', `${root}/link`, '.', ''),
    at('outside the workdir', `${work}/${nested}`, work, `${work}/`),
    at(
      'outside, relative',
      `${work}/start`,
      `../${nested}`,
      nested === 'start' ? '' : `${work}/${nested}/`,
      nested,
    ),
  ];
}
