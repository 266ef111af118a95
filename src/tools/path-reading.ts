/** `path` as models spell it. Pure: what a look at the disk would tell is handed in. */
import { SpanglobError } from '../errors.ts';
import { isBeneath, type PathStyle } from '../paths.ts';

/** What a request is read against. Absolute paths with the platform's separators. */
export interface Ground {
  readonly style: PathStyle;
  readonly workdir: string;
  /** The workdir without links: a model may have seen either spelling. */
  readonly realWorkdir: string;
  /** The home directory; unknown on a virtual file system. */
  readonly home: string | undefined;
  readonly allowOutside: boolean;
}

/** Words that a program prints where it has no value. */
const NOTHING: readonly string[] = ['undefined', 'null'];

/**
 * The place to look at before a `path` can be read: one that is odd, but may
 * be a name after all. A name that is there always wins. Never a place
 * outside the workdir: whether something is there is not to be learnt.
 */
export function pathInDoubt(path: string | undefined, ground: Ground): string | undefined {
  if (path === undefined) return undefined;
  const { style, workdir } = ground;
  const isOdd =
    path.trim() !== path ||
    NOTHING.includes(path) ||
    unquoted(path) !== path ||
    hasForeignSeparator(path, style);
  const name = isHome(path, style) ? '~' : isOdd ? path : undefined;
  if (name === undefined || path.trim() === '') return undefined;
  const place = style.resolve(workdir, name);
  return isBeneath(place, workdir, style) ? place : undefined;
}

/**
 * The absolute path that a `path` means. `isThere`: something was found at
 * the place in doubt, so that the spelling is a name.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for a `~` where no home is known
 */
export function readPath(path: string | undefined, ground: Ground, isThere: boolean): string {
  const { style, workdir } = ground;
  if (path === undefined) return workdir;
  if (isThere) return style.resolve(workdir, path);
  const spelt = path.trim();
  if (spelt === '' || NOTHING.includes(spelt)) return workdir;
  if (unquoted(spelt) !== spelt) return style.resolve(workdir, unquoted(spelt));
  if (isHome(spelt, style)) return style.resolve(requireHome(ground), `.${spelt.slice(1)}`);
  return style.resolve(workdir, hasForeignSeparator(spelt, style) ? spelt.replaceAll('\\', '/') : spelt);
}

/** @throws SpanglobError `INVALID_ARGUMENT` */
export function requireHome({ home }: Ground): string {
  if (home !== undefined) return home;
  throw new SpanglobError(
    'INVALID_ARGUMENT',
    '~ stands for no directory here: no home directory is known; spell the path out, relative to the workdir',
  );
}

function isHome(path: string, style: PathStyle): boolean {
  return path === '~' || path.startsWith('~/') || path.startsWith(`~${style.sep}`);
}

/** A name as a page shows it where it would not be safe as it is: a JSON string. */
function unquoted(path: string): string {
  if (!/^".*"$/.test(path)) return path;
  try {
    return JSON.parse(path) as string;
  } catch {
    return path;
  }
}

/** On POSIX a backslash is part of a name, but one that no name has is a Windows separator. */
function hasForeignSeparator(path: string, style: PathStyle): boolean {
  return style.sep === '/' && path.includes('\\');
}
