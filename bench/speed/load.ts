/** Which contenders are loaded for a tree. */
import { type Contender, contenders, FLOOR, RIPGREP, type Search } from './contenders.ts';

/** Files from which on peers take seconds, and say nothing new. */
export const HUGE = 200_000;

/** Measured on trees of any size, as we are. */
const ALWAYS: ReadonlySet<string> = new Set([RIPGREP, FLOOR]);

/** The contenders for a tree of that many files; those that can't be loaded are told of. */
export async function loadContenders(files: number): Promise<Map<Contender, Search>> {
  const searches = new Map<Contender, Search>();
  for (const contender of contenders) {
    if (files > HUGE && !ALWAYS.has(contender.name) && contender.package !== 'spanglob') continue;
    try {
      searches.set(contender, await contender.load());
    } catch (error) {
      process.stderr.write(
        `left out: ${contender.name}: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
  return searches;
}
