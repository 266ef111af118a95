/** The paths of a result as the tree that they lie in. */

import { entryName, type Grouping } from './grouping.ts';

export interface PathTree {
  readonly paths: readonly string[];
  /** The directory where the paths branch. */
  readonly top: Directory;
  /** Directories that directly hold a path. */
  readonly holders: number;
}

/** A directory with at least one of the paths in or beneath it. */
export interface Directory {
  readonly name: string;
  readonly parent: Directory | undefined;
  /** In the order in which the paths first show them. */
  readonly children: Map<string, Directory>;
  /** The paths directly in it, in their order. */
  readonly files: string[];
  /** Paths in it, at any depth. */
  pathCount: number;
  /** Directories beneath it, at any depth, and itself. */
  directoryCount: number;
}

/** Takes time linear in the length of the paths, however deep they are. */
export function growTree({ paths, prefixLength }: Grouping): PathTree {
  const top = emptyDirectory('', undefined);
  const grown = [top];
  let holders = 0;
  for (const path of paths) {
    const home = homeOf(path, prefixLength, top, grown);
    if (home.files.push(path) === 1) holders += 1;
  }
  // Every directory stands behind its parent, so backwards a count is complete when it is handed up.
  for (const directory of grown.reverse()) {
    directory.pathCount += directory.files.length;
    const { parent, pathCount, directoryCount } = directory;
    if (parent === undefined) continue;
    parent.pathCount += pathCount;
    parent.directoryCount += directoryCount;
  }
  return { paths, top, holders };
}

/** The directory that directly holds `path`; those that are new are appended to `grown`. */
function homeOf(path: string, start: number, top: Directory, grown: Directory[]): Directory {
  let directory = top;
  for (let from = start; ; ) {
    const name = entryName(path, from);
    from += name.length + 1;
    if (from > path.length) return directory;
    let child = directory.children.get(name);
    if (child === undefined) {
      child = emptyDirectory(name, directory);
      directory.children.set(name, child);
      grown.push(child);
    }
    directory = child;
  }
}

function emptyDirectory(name: string, parent: Directory | undefined): Directory {
  return { name, parent, children: new Map(), files: [], pathCount: 0, directoryCount: 1 };
}
