/**
 * The rules that a search root inherits: those of the directories above it, up
 * to and including the nearest that holds a repository. Without a repository
 * nothing above the workdir is read, so that results depend on the workspace
 * alone.
 */
import type { Source } from '../walk/source.ts';
import { type IgnoreReader, readExclude, readGlobal, readNamed } from './load.ts';
import { IGNORE_FILES, Rules } from './rules.ts';
import { REPOSITORY_MARKERS } from './vcs.ts';

export interface RootPlace {
  /** The root's location, ending in `/`. */
  readonly location: string;
  /** The workdir's location, ending in `/`. */
  readonly workdir: string;
  /** The location of the user's own ignore file, where it is wanted. */
  readonly globalFile: string | undefined;
}

export async function ancestorRules(reader: IgnoreReader, place: RootPlace): Promise<Rules> {
  const { location, globalFile } = place;
  const repository = await repositoryAbove(reader.source, location);
  const top = repository ?? (location.startsWith(place.workdir) ? place.workdir : location);
  let rules = Rules.none;
  const add = (file: Awaited<ReturnType<typeof readGlobal>>): void => {
    if (file !== undefined) rules = rules.with([file]);
  };
  if (globalFile !== undefined) add(await readGlobal(reader, globalFile));

  let directory = top;
  for (const name of location.slice(top.length, -1).split('/')) {
    if (directory === location) break; // The root's own files are read with its entries.
    for (const file of IGNORE_FILES.keys()) add(await readNamed(reader, directory, file));
    if (directory === repository)
      add(await readExclude(reader, directory, await isGitFile(reader.source, directory)));
    rules = rules.descend(name);
    directory += `${name}/`;
  }
  return rules;
}

/** The nearest directory at or above `location` that holds a repository. */
async function repositoryAbove(source: Source, location: string): Promise<string | undefined> {
  for (
    let directory = location;
    ;
    directory = directory.slice(0, directory.lastIndexOf('/', directory.length - 2) + 1)
  ) {
    for (const marker of REPOSITORY_MARKERS) {
      if ((await source.kindAt(directory + marker)) !== undefined) return directory;
    }
    if (directory.indexOf('/') === directory.length - 1) return undefined;
  }
}

async function isGitFile(source: Source, directory: string): Promise<boolean> {
  return (await source.kindAt(`${directory}.git`)) === 'file';
}
