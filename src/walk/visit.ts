/** What a walk does with one entry of a directory: keep it, enter it, or pass it by. */
import type { Rules } from '../ignore/rules.ts';
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
  /** Directories never entered: paths relative to the root, ending in `/`. */
  readonly excluded: ReadonlySet<string>;
}

/** A file that is meant, a file or a directory that a rule leaves out, or a directory to enter. */
export type Visited = 'match' | 'ignored file' | 'ignored directory' | Directory;

/** Undefined for what the search does not mean. Rules are asked last: they are counted by what they take away. */
export function visit(
  selection: Selection,
  parent: Directory,
  rules: Rules,
  entry: RawEntry,
): Visited | undefined {
  const { name, kind } = entry;
  // A worker stats what is meant and nothing else.
  if (entry.mtime !== undefined) return rules.ignoresFile(name) ? 'ignored file' : 'match';
  if (kind !== 'file' && kind !== 'directory') return undefined;
  if (isVcsStore(name) || (!selection.hidden && name.startsWith('.'))) return undefined;
  if (kind === 'file') {
    if (!selection.matcher.matchesFile(parent.state, name)) return undefined;
    return rules.ignoresFile(name) ? 'ignored file' : 'match';
  }
  const state = selection.matcher.enter(parent.state, name);
  if (state === undefined) return undefined;
  // Joined to one flat string: what lies beneath begins with it, and each call would flatten a rope of it again.
  const path = [parent.path, name, '/'].join('');
  if (selection.excluded.size > 0 && selection.excluded.has(path)) return undefined;
  const beneath = rules.enter(name);
  if (beneath === undefined) return 'ignored directory';
  const realPath = selection.followSymlinks ? (entry.realPath ?? `${parent.realPath}/${name}`) : '';
  return { path, state, rules: beneath, realPath, isLink: entry.realPath !== undefined };
}
