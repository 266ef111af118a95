/** A walk without a disk: whether it would come to a file, and find it meant. */
import type { PatternMatcher } from '../../src/pattern/pattern.ts';

export function reaches(matcher: PatternMatcher, path: string): boolean {
  const directories = path.split('/');
  const name = directories.pop() as string;
  let state = matcher.start;
  for (const directory of directories) {
    const entered = matcher.enter(state, directory);
    if (entered === undefined) return false;
    state = entered;
  }
  return matcher.matchesFile(state, name);
}
