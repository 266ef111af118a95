/** What the trees of a campaign are made of. */
import { type LineMaker, plainLine, trickyLine } from './lines.ts';
import type { IgnoreTree } from './tree.ts';

export interface Recipe {
  readonly names: readonly string[];
  readonly line: LineMaker;
  /** One file in so many begins with a byte-order mark, or ends its lines as Windows does; 0 for none. */
  readonly oddFileIn: number;
  /** Names of ignore files; one that is named twice is made twice as often. */
  readonly ignoreFiles: readonly string[];
  /** One tree in so many is a repository of its own, with an `info/exclude`; 0 for none. */
  readonly repositoryIn: number;
  /** Repositories within: one directory in so many is one; 0 for none. */
  readonly nestedIn: number;
}

/** Names that git's grammar could trip over, and plain ones more than once. */
// biome-ignore format: a list
const TRICKY_NAMES = [
  'a', 'b', 'c', 'ab', 'abc', 'a', 'b', 'c', 'ab', 'a', 'b', 'ab', 'ac', 'ad', 'bc', 'z', 'A', '.a', 'a.b', 'a b', ' a', 'a ', 'a\t', '!a', '#a', '\\a', '\\', '*', '**', 'a*', '?',
  '[a]', '[', ']', '-', '^', '{a,b}', 'a.{a,b}', 'é', 'è', '\udcff', '\udcc3', '中', '😀', ':', '~', '1', 'a\nb', '\r',
  'a\r', '\u0001', '\u007f', '\u00a0', '...',
];

const PLAIN_NAMES = ['a', 'b', 'c', 'd', 'ab', 'abc', 'a.b', '.a', 'b.c', 'é', 'aé', 'x1'];

export const TRICKY: Recipe = {
  names: TRICKY_NAMES,
  line: trickyLine,
  oddFileIn: 12,
  ignoreFiles: ['.gitignore'],
  repositoryIn: 10,
  nestedIn: 0,
};

export const PLAIN: Recipe = {
  names: PLAIN_NAMES,
  line: plainLine,
  oddFileIn: 0,
  ignoreFiles: ['.gitignore', '.gitignore', '.ignore', '.rgignore'],
  repositoryIn: 3,
  nestedIn: 4,
};

/**
 * The tree itself and the directories that hold files. Not where ripgrep
 * reads on above the repository that the directory lies in, and we do not.
 */
export function placesOf({ files, rules, repositories }: IgnoreTree): string[] {
  const directoryOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
  const places = new Set(files.map(directoryOf));
  places.delete('');
  const alike = [...places].filter((place) => {
    const repository = repositories.findLast((directory) => place.startsWith(directory)) ?? '';
    return !Object.keys(rules).some((file) => {
      const directory = directoryOf(file);
      return !file.endsWith('.gitignore') && directory !== repository && repository.startsWith(directory);
    });
  });
  return ['', ...alike];
}
