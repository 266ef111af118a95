/** Which ignore files govern a directory: found among its entries, read safely, compiled once. */
import type { RawEntry } from '../walk/file-system.ts';
import { errnoOf } from '../walk/file-system.ts';
import { type Answer, allReady, type Source, whenReady } from '../walk/source.ts';
import { compiledRules } from './compiled.ts';
import { excludeFileOf } from './repository.ts';
import {
  type AddedFile,
  GLOBAL_LAYER,
  IGNORE_FILES,
  type Layer,
  REPOSITORY_LAYER,
  type Rules,
} from './rules.ts';
import { isRepositoryMarker } from './vcs.ts';

/** Told of an ignore file that was not applied whole: its location, and a code of `Skipped`. */
export type ReportIgnoreFile = (location: string, code: string) => void;

/** Where ignore files are read, and who is told of what can't be. */
export interface IgnoreReader {
  readonly source: Source;
  readonly report: ReportIgnoreFile;
}

/**
 * The rules that hold for a directory's entries: what it inherits, and its
 * own files. `location` ends in `/`. No file is looked for that is not among
 * the entries.
 */
export function rulesOf(
  reader: IgnoreReader,
  location: string,
  inherited: Rules,
  entries: readonly RawEntry[],
): Answer<Rules> {
  const found: Answer<AddedFile | undefined>[] = [];
  let outer = inherited;
  for (const entry of entries) {
    // Every name looked for starts with a dot, and few others do: the cheap test first.
    if (entry.name.charCodeAt(0) !== 0x2e) continue;
    const layer = IGNORE_FILES.get(entry.name);
    if (layer !== undefined) {
      found.push(readEntry(reader, location, entry, layer));
    } else if (isRepositoryMarker(entry.name)) {
      outer = outer.inNestedRepository();
      if (entry.name === '.git') found.push(readExclude(reader, location, entry.kind === 'file'));
    }
  }
  if (found.length === 0) return outer;
  return whenReady(allReady(found), (files) => outer.with(files.filter((file) => file !== undefined)));
}

/** The user's own file, for the directory that its patterns are relative to. */
export function readGlobal(reader: IgnoreReader, location: string): Answer<AddedFile | undefined> {
  return readOptional(reader, location, GLOBAL_LAYER);
}

/** One of a directory's files, which need not be there. */
export function readNamed(
  reader: IgnoreReader,
  location: string,
  name: string,
): Answer<AddedFile | undefined> {
  return readOptional(reader, location + name, IGNORE_FILES.get(name) as Layer);
}

/** A repository's `info/exclude`. `isFile`: its `.git` is a file, as in a worktree. */
export function readExclude(
  reader: IgnoreReader,
  location: string,
  isFile: boolean,
): Answer<AddedFile | undefined> {
  return whenReady(excludeFileOf(reader.source, location, isFile), (exclude) =>
    exclude === undefined ? undefined : readOptional(reader, exclude, REPOSITORY_LAYER),
  );
}

function readEntry(
  reader: IgnoreReader,
  location: string,
  entry: RawEntry,
  layer: Layer,
): Answer<AddedFile | undefined> {
  // A directory of that name holds no rules.
  if (entry.kind === 'directory') return undefined;
  return read(reader, location + entry.name, layer, () => reader.report(location + entry.name, UNREADABLE));
}

function readOptional(reader: IgnoreReader, location: string, layer: Layer): Answer<AddedFile | undefined> {
  const { source, report } = reader;
  return read(reader, location, layer, (error) => {
    if (error === undefined) {
      return whenReady(source.kindAt(location), (kind) => {
        if (kind !== 'directory') report(location, UNREADABLE);
      });
    }
    if (!ABSENT.has(errnoOf(error))) report(location, UNREADABLE);
  });
}

/** Errnos that say that there is no such file. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

const UNREADABLE = 'IGNORE_FILE_UNREADABLE';

/** `refuse` is told of what can't be read, with the error where there is one: else it is no regular file. */
function read(
  { source, report }: IgnoreReader,
  location: string,
  layer: Layer,
  refuse: (error?: unknown) => Answer<void>,
): Answer<AddedFile | undefined> {
  const refused = (error?: unknown): Answer<undefined> => whenReady(refuse(error), () => undefined);
  const compile = (file: Awaited<ReturnType<Source['readIgnoreFile']>>): Answer<AddedFile | undefined> => {
    if (file === undefined) return refused();
    const set = compiledRules(file.content);
    if (file.truncated) report(location, 'IGNORE_FILE_TOO_LARGE');
    if (set.longLines > 0) report(location, 'IGNORE_LINE_TOO_LONG');
    return { set, layer };
  };
  let file: ReturnType<Source['readIgnoreFile']>;
  try {
    file = source.readIgnoreFile(location);
  } catch (error) {
    return refused(error);
  }
  return file instanceof Promise ? file.then(compile, refused) : compile(file);
}
