/** What a page shows of a tree, counted. Levels are counted from the directory where the matches branch. */
import path from 'node:path';

/** Of a result: how many there are. Of a page: how many of them have a row in or beneath them. */
export interface Counts {
  readonly rows: number;
  /** Entries of the first level, loose files among them. */
  readonly topLevel: number;
  readonly topDirectories: number;
  readonly secondLevel: number;
  /** Directories of any level. */
  readonly directories: number;
  /** Different file name extensions; none is one, too. */
  readonly extensions: number;
  /** Rows beneath the one directory of the first level that has the most of them. */
  readonly largest: number;
}

/** `prefix`: what all paths of the result share, up to a `/`. */
export function count(paths: readonly string[], prefix: string): Counts {
  const topLevel = new Set<string>();
  const rowsBeneath = new Map<string, number>();
  const directories = new Set<string>();
  const extensions = new Set<string>();
  for (const whole of paths) {
    const segments = whole.slice(prefix.length).split('/');
    const [top = ''] = segments;
    topLevel.add(top);
    if (segments.length > 1) rowsBeneath.set(top, (rowsBeneath.get(top) ?? 0) + 1);
    for (let depth = 1; depth < segments.length; depth += 1) {
      directories.add(segments.slice(0, depth).join('/'));
    }
    extensions.add(path.posix.extname(whole));
  }
  const secondLevel = [...directories].filter((directory) => directory.split('/').length === 2);
  return {
    rows: paths.length,
    topLevel: topLevel.size,
    topDirectories: rowsBeneath.size,
    secondLevel: secondLevel.length,
    directories: directories.size,
    extensions: extensions.size,
    largest: Math.max(0, ...rowsBeneath.values()),
  };
}

/** The directory that holds every path, with its trailing `/`; `''` when that is the root. */
export function sharedPrefix(paths: readonly string[]): string {
  let prefix = `${path.posix.dirname(paths[0] ?? '')}/`;
  for (const whole of paths) {
    while (!whole.startsWith(prefix))
      prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);
  }
  return prefix;
}
