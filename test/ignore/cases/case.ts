/** One row of the ignore rules' table: what lies in a directory, and whether one file of it is left out. */
import type { GlobOptions } from '../../../src/glob.ts';
import type { TreeSpec } from '../../support/tree.ts';

export interface IgnoreCase {
  readonly title: string;
  /** The ignore files, by path, and whatever else must be there. */
  readonly tree: TreeSpec;
  /** The file that is asked about; made empty where `tree` does not have it. */
  readonly path: string;
  readonly ignored: boolean;
  /** Default `**`. */
  readonly pattern?: string;
  /** Where the search starts, ending in `/`. Default: the row's directory. */
  readonly place?: string;
  readonly options?: Pick<GlobOptions, 'followSymlinks' | 'hidden' | 'gitignore'>;
  /** Who says the opposite, and why we do not follow. */
  readonly differs?: Differs;
}

export interface Differs {
  readonly git?: string;
  readonly ripgrep?: string;
  /** The npm package `ignore`, walked with as its users do. */
  readonly ignore?: string;
}

export type More = Omit<IgnoreCase, 'title' | 'tree' | 'path' | 'ignored'>;

/** A text is the `.gitignore` of the row's directory. */
export type Rules = string | TreeSpec;

const row =
  (verdict: boolean) =>
  (title: string, rules: Rules, path: string, more: More = {}): IgnoreCase => {
    const tree = typeof rules === 'string' ? { '.gitignore': rules } : rules;
    return { title, tree, path, ignored: verdict, ...more };
  };

/** A file that the rules leave out. */
export const ignored: (title: string, rules: Rules, path: string, more?: More) => IgnoreCase = row(true);

/** A file that stays. */
export const listed: (title: string, rules: Rules, path: string, more?: More) => IgnoreCase = row(false);

/** What git takes for a repository, in a directory that is empty or ends in `/`. */
export function repository(directory = ''): TreeSpec {
  return {
    [`${directory}.git/HEAD`]: 'ref: refs/heads/main\n',
    [`${directory}.git/objects/`]: null,
    [`${directory}.git/refs/`]: null,
  };
}
