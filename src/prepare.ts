/** What a walk starts from: the root, the rules that it inherits, and what is never entered. */
import type { GlobOptions } from './glob-options.ts';
import { ancestorRules } from './ignore/ancestors.ts';
import { globalIgnoreFile } from './ignore/global.ts';
import type { IgnoreReader } from './ignore/load.ts';
import { Rules } from './ignore/rules.ts';
import type { Skipped } from './result.ts';
import { beneathRoot, openRoot, type Place, type Root } from './walk/root.ts';

/** What a walk starts from. */
export interface Start {
  readonly root: Root;
  /** Reads ignore files; undefined where they are not honoured. */
  readonly ignore: IgnoreReader | undefined;
  readonly rules: Rules;
  /** Ignore files that could not be applied; the walk adds to it. */
  readonly skipped: Skipped[];
  readonly excluded: ReadonlySet<string>;
}

/** Opens the root and reads what its entries inherit. A store is never searched, so that no rules are read for one. */
export async function prepare(
  place: Place,
  options: Pick<GlobOptions, 'gitignore' | 'globalGitignore' | 'exclude' | 'fs'>,
): Promise<Start> {
  const root = await openRoot(place);
  const skipped: Skipped[] = [];
  const excluded = await beneathRoot(root, options.exclude ?? []);
  if (options.gitignore === false || root.inVcsStore) {
    return { root, ignore: undefined, rules: Rules.none, skipped, excluded };
  }
  const ignore: IgnoreReader = {
    source: root.source,
    report: (location, code) => skipped.push({ path: root.show(location), code }),
  };
  const globalFile = options.globalGitignore ? globalIgnoreFile(options.fs) : undefined;
  const rules = await ancestorRules(ignore, { ...root, globalFile });
  return { root, ignore, rules, skipped, excluded };
}
