/** Version control stores: never entered and never listed, ignore rules or not. */

const STORES: ReadonlySet<string> = new Set(['.git', '.svn', '.hg', '.bzr', '.jj', '.sl']);

/** What makes a directory a repository that ignore rules know of. */
export const REPOSITORY_MARKERS: readonly string[] = ['.git', '.jj'];

export function isRepositoryMarker(name: string): boolean {
  return REPOSITORY_MARKERS.includes(name);
}

/** Whether an entry of that name is a store (a worktree's `.git` is a file). */
export function isVcsStore(name: string): boolean {
  // All names start with a dot, and few others do: the cheap test first.
  return name.charCodeAt(0) === 0x2e && STORES.has(name);
}

/** Whether a path in slash form lies in a store. */
export function isInVcsStore(path: string): boolean {
  return path.split('/').some(isVcsStore);
}
