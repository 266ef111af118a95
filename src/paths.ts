/** Slash-form path arithmetic; never touches the disk. */
import nodePath from 'node:path';

/** `node:path`, or one of its two forms. */
export type PathStyle = Pick<typeof nodePath, 'isAbsolute' | 'relative' | 'resolve' | 'sep'>;

/**
 * The arithmetic that fits a file system: the platform's for the local disk;
 * POSIX for a virtual one, unless its workdir is spelt with a drive or a share.
 */
export function pathStyle(virtual: boolean, cwd: string | undefined): PathStyle {
  if (!virtual) return nodePath;
  return cwd !== undefined && /^([A-Za-z]:|\\\\)/.test(cwd) ? nodePath.win32 : nodePath.posix;
}

/** A path as it is shown: relative to `cwd` with `/`, `.` for `cwd` itself, absolute when outside. */
export function displayPath(absolute: string, cwd: string, style: PathStyle): string {
  const relative = style.relative(cwd, absolute);
  if (relative === '') return '.';
  // A location may end in a slash.
  return toSlash(isBeneath(absolute, cwd, style) ? relative : style.resolve(absolute), style);
}

/** Whether an absolute path is `directory` or lies beneath it, as the two are spelt. */
export function isBeneath(absolute: string, directory: string, style: PathStyle): boolean {
  const relative = style.relative(directory, absolute);
  return relative !== '..' && !relative.startsWith(`..${style.sep}`) && !style.isAbsolute(relative);
}

/** A path of the platform with `/` between its segments. On POSIX a backslash is part of a name. */
export function toSlash(path: string, style: PathStyle): string {
  return style.sep === '\\' ? path.replaceAll('\\', '/') : path;
}

/** What stands in front of the paths beneath a directory that is shown as `display`: nothing for `.`. */
export function prefixOf(display: string): string {
  if (display === '.') return '';
  return display.endsWith('/') ? display : `${display}/`;
}
