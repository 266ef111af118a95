/** What a walk does with one entry of a directory: keep it, enter it, or pass it by. */
import { isVcsStore } from '../ignore/vcs.ts';
import type { PatternMatcher } from '../pattern/pattern.ts';
import type { RawEntry } from './file-system.ts';
import type { Directory } from './matches.ts';

/** What decides which entries are meant. */
export interface Selection {
  readonly matcher: PatternMatcher;
  /** Include names that start with a dot. */
  readonly hidden: boolean;
  readonly followSymlinks: boolean;
}

/** `match` for a file that is meant, the directory for one to enter, undefined for what is passed by. */
export function visit(
  selection: Selection,
  parent: Directory,
  entry: RawEntry,
): 'match' | Directory | undefined {
  const { name, kind } = entry;
  if (kind !== 'file' && kind !== 'directory') return undefined;
  if (isVcsStore(name) || (!selection.hidden && name.startsWith('.'))) return undefined;
  if (kind === 'file') return selection.matcher.matchesFile(parent.state, name) ? 'match' : undefined;
  const state = selection.matcher.enter(parent.state, name);
  if (state === undefined) return undefined;
  return {
    path: `${parent.path}${name}/`,
    state,
    realPath: selection.followSymlinks ? (entry.realPath ?? `${parent.realPath}/${name}`) : '',
    isLink: entry.realPath !== undefined,
  };
}
