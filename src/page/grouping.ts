/** A result by entry: what lies immediately beneath the root, or beneath the first directory where the paths branch. */

/** The paths of a result, by the entry that they lie beneath. */
export interface Grouping {
  /** The directory that the entries lie in, as displayed: the given root, or the one descended to. */
  readonly root: string;
  /** The grouped paths in their order. */
  readonly paths: readonly string[];
  /** Code units of every path that precede its entry's name. */
  readonly prefixLength: number;
  /** In the order in which the paths first show them. */
  readonly entries: readonly EntryGroup[];
}

/** One entry, and the paths it stands for in their order: a loose file stands for itself. */
export interface EntryGroup {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly paths: readonly string[];
}

/**
 * Groups paths by their next segment below `root` (as displayed: `.`, `packages/a`, `/abs/dir`, `/`).
 * When all lie beneath one entry, the root descends to the first directory where they branch.
 */
export function groupByEntry(paths: readonly string[], root: string = '.'): Grouping {
  // The directory that all paths share is the root, or lies beneath it: the descent in one pass.
  const prefix = commonDirectory(paths) ?? prefixOf(root);
  // No file shares its name with a directory, so the first path tells what an entry is.
  const entries = new Map<string, { name: string; isDirectory: boolean; paths: string[] }>();
  for (const path of paths) {
    const name = entryName(path, prefix.length);
    const group = entries.get(name);
    if (group !== undefined) group.paths.push(path);
    else entries.set(name, { name, isDirectory: prefix.length + name.length < path.length, paths: [path] });
  }
  return {
    root: prefix === prefixOf(root) ? root : displayed(prefix),
    paths,
    prefixLength: prefix.length,
    entries: Array.from(entries.values()),
  };
}

/** The segment of `path` that begins at `start`. */
export function entryName(path: string, start: number): string {
  const slash = path.indexOf('/', start);
  return path.slice(start, slash === -1 ? undefined : slash);
}

/** The deepest directory that holds every path, with its trailing `/`; `''` for the workdir. */
function commonDirectory(paths: readonly string[]): string | undefined {
  const [first] = paths;
  if (first === undefined) return undefined;
  let common = first.slice(0, first.lastIndexOf('/') + 1);
  for (const path of paths) {
    if (!path.startsWith(common)) common = sharedDirectory(common, path);
  }
  return common;
}

function sharedDirectory(directory: string, path: string): string {
  let same = 0;
  while (directory.charCodeAt(same) === path.charCodeAt(same)) same += 1;
  return same === 0 ? '' : directory.slice(0, directory.lastIndexOf('/', same - 1) + 1);
}

function prefixOf(root: string): string {
  if (root === '.' || root === '') return '';
  return root.endsWith('/') ? root : `${root}/`;
}

function displayed(prefix: string): string {
  if (prefix === '') return '.';
  return prefix === '/' ? '/' : prefix.slice(0, -1);
}
