/** Where a search or a listing starts: a caller's path, resolved, looked at once, and named for display. */
import { SpanglobError } from '../errors.ts';
import { isInVcsStore } from '../ignore/vcs.ts';
import { PATH_LENGTH } from '../limits.ts';
import { displayPath, type PathStyle, pathStyle, prefixOf, toSlash } from '../paths.ts';
import { quoteInSentence } from '../quote.ts';
import { localDisk } from './disk.ts';
import { failureOf, notDirectory } from './failure.ts';
import type { FileSystem } from './file-system.ts';
import type { Source } from './source.ts';
import { virtualSource } from './virtual.ts';

/** Where to start, as a caller says it. */
export interface Start {
  readonly cwd?: string | undefined;
  readonly path?: string | undefined;
  readonly fs?: FileSystem | undefined;
}

/** A directory as the file system is asked for it, and as it is shown. */
export interface Place {
  readonly source: Source;
  /** The absolute path of the workdir. */
  readonly cwd: string;
  /** The absolute path, with the platform's separators. */
  readonly absolute: string;
  /** The absolute path in slash form, ending in `/`. */
  readonly location: string;
  /** The workdir's absolute path in slash form, ending in `/`. */
  readonly workdir: string;
  /** `.`, `packages/a`, or absolute when outside the workdir. */
  readonly display: string;
  /** A location as it is displayed. */
  show(location: string): string;
}

/** A place where there is a directory. */
export interface Root extends Place {
  /** The absolute path without links. */
  readonly real: string;
  /** It is, or lies in, a version control store. */
  readonly inVcsStore: boolean;
}

/**
 * Resolves a caller's path against the workdir; asks no file system.
 *
 * @throws SpanglobError `INVALID_ARGUMENT`
 */
export function resolvePlace({ cwd, path, fs }: Start): Place {
  checkPath('cwd', cwd);
  checkPath('path', path);
  const style = pathStyle(fs !== undefined, cwd);
  const workdir = absoluteWorkdir(cwd, style);
  const absolute = style.resolve(workdir, path ?? '.');
  const locationOf = (directory: string): string => prefixOf(toSlash(directory, style));
  return {
    source: fs === undefined ? localDisk : virtualSource(fs),
    cwd: workdir,
    absolute,
    location: locationOf(absolute),
    workdir: locationOf(workdir),
    display: displayPath(absolute, workdir, style),
    show: (location) => displayPath(location, workdir, style),
  };
}

/** @throws SpanglobError `FS_NOT_FOUND` when the process's own directory is gone and `cwd` is not absolute */
export function absoluteWorkdir(cwd: string | undefined, style: PathStyle): string {
  try {
    return style.resolve(cwd ?? process.cwd());
  } catch (cause) {
    const message =
      'the directory that this process runs in does not exist any more; give cwd as an absolute path';
    throw new SpanglobError('FS_NOT_FOUND', message, { cause });
  }
}

/**
 * Looks at the place once. A root that is a link is followed.
 *
 * @throws SpanglobError `FS_NOT_FOUND`, `FS_NOT_DIRECTORY`, `FS_PERMISSION_DENIED`, `FS_IO_ERROR`
 */
export async function openRoot(place: Place): Promise<Root> {
  const { source, location, display } = place;
  let kind: string;
  let real: string;
  try {
    // Without the slash behind it: a file would be a missing directory.
    const path = location === '/' ? location : location.slice(0, -1);
    kind = await source.readKind(path);
    real = await source.realPath(path);
  } catch (error) {
    throw await failureOf(error, location, display, source);
  }
  if (kind !== 'directory') {
    throw new SpanglobError('FS_NOT_DIRECTORY', await notDirectory(location, display, source));
  }
  return { ...place, real, inVcsStore: isInVcsStore(location) || isInVcsStore(real) };
}

/** Those of some directories that lie beneath the root, relative to it and ending in `/`, by either spelling. */
export async function beneathRoot(root: Root, directories: readonly string[]): Promise<Set<string>> {
  const beneath = new Set<string>();
  for (const directory of directories) {
    const { location } = resolvePlace({ cwd: root.cwd, path: directory });
    const real = prefixOf(await realPathOr(location, root.source));
    if (location.startsWith(root.location)) beneath.add(location.slice(root.location.length));
    if (real.startsWith(prefixOf(root.real))) beneath.add(real.slice(prefixOf(root.real).length));
  }
  // The root itself was asked for.
  beneath.delete('');
  return beneath;
}

async function realPathOr(location: string, source: Source): Promise<string> {
  try {
    return await source.realPath(location);
  } catch {
    // A directory that does not exist yet has no other spelling.
    return location;
  }
}

/** @throws SpanglobError `INVALID_ARGUMENT` for what can't be a path */
export function checkPath(name: string, value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'string') {
    throw new SpanglobError('INVALID_ARGUMENT', `${name} must be a string, not ${typeof value}`);
  }
  if (value.length > PATH_LENGTH) {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `${name} is longer than ${PATH_LENGTH} characters; no path is`,
    );
  }
  if (value.includes('\0')) {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      `${name} ${quoteInSentence(value)} holds a NUL character; no path does`,
    );
  }
}
