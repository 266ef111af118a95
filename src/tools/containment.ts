/** Real paths decide what is inside the workdir. */
import os from 'node:os';
import { isBeneath, type PathStyle, pathStyle, toSlash } from '../paths.ts';
import { localDisk } from '../walk/disk.ts';
import type { FileSystem } from '../walk/file-system.ts';
import { absoluteWorkdir } from '../walk/root.ts';
import type { Source } from '../walk/source.ts';
import { virtualSource } from '../walk/virtual.ts';
import type { Deployment } from './options.ts';
import { outsideWorkdir } from './outside.ts';
import type { Ground } from './path-reading.ts';

/** A workdir, and the looks that reading a request takes. Absolute paths with the platform's separators. */
export interface Workdir {
  readonly ground: Ground;
  readonly source: Source;
  /** Whether there is something at a path, links followed. */
  isThere(absolute: string | undefined): Promise<boolean>;
  /** The path without links; undefined where nothing is. */
  realPath(absolute: string): Promise<string | undefined>;
  /**
   * The path, in the workdir's own spelling. `spelt` is how the model wrote it.
   *
   * @throws SpanglobError `FS_OUTSIDE_WORKDIR` unless it lies in the workdir or this is not required
   */
  requireInside(absolute: string, spelt: string): Promise<string>;
}

/** `signal`: once it is aborted, no further look is taken. */
export async function openWorkdir(
  { cwd, fs, allowOutside }: Pick<Deployment, 'cwd' | 'fs' | 'allowOutside'>,
  signal: AbortSignal,
): Promise<Workdir> {
  const style = pathStyle(fs !== undefined, cwd);
  const source = fs === undefined ? localDisk : virtualSource(fs);
  signal.addEventListener('abort', () => source.stop?.(), { once: true });
  const workdir = absoluteWorkdir(cwd, style);

  async function realPath(absolute: string): Promise<string | undefined> {
    try {
      return await source.realPath(toSlash(absolute, style));
    } catch {
      return undefined;
    }
  }
  const realWorkdir = style.resolve((await realPath(workdir)) ?? workdir);

  /** Whether a path leads to the workdir or beneath it. What is missing must not tell whether a link leads out. */
  async function isInside(absolute: string): Promise<boolean> {
    // Where links can't be resolved each may lead anywhere, so that all of the way must do without.
    const resolves = !cannotResolve(fs);
    const real = resolves ? await realPath(absolute) : undefined;
    if (real !== undefined) return isBeneath(real, realWorkdir, style);
    if (!isBeneath(absolute, workdir, style)) return false;
    // Down from the workdir and no further than to what is missing: a path may spell out ten thousand of it.
    let at = workdir;
    for (const name of namesBeneath(absolute, workdir, style)) {
      at = style.resolve(at, name);
      const kind = await source.kindAt(toSlash(at, style));
      if (kind === undefined) return true;
      if (kind !== 'link') continue;
      const target = resolves ? await realPath(at) : undefined;
      if (target === undefined || !isBeneath(target, realWorkdir, style)) return false;
    }
    return true;
  }

  return {
    ground: { style, workdir, realWorkdir, home: fs === undefined ? os.homedir() : undefined, allowOutside },
    source,
    realPath,
    async isThere(absolute) {
      if (absolute === undefined) return false;
      try {
        await source.readKind(toSlash(absolute, style));
        return true;
      } catch {
        return false;
      }
    },
    async requireInside(absolute, spelt) {
      if (!allowOutside && !(await isInside(absolute))) throw outsideWorkdir(spelt);
      if (isBeneath(absolute, workdir, style)) return absolute;
      // Another way to the same place, as `/tmp` is to `/private/tmp`: shown relative to the workdir all the same.
      const real = await realPath(absolute);
      const isSame = real !== undefined && isBeneath(real, realWorkdir, style);
      return isSame ? style.resolve(workdir, style.relative(realWorkdir, real)) : absolute;
    },
  };
}

function namesBeneath(absolute: string, directory: string, style: PathStyle): string[] {
  const relative = style.relative(directory, absolute);
  return relative === '' ? [] : relative.split(style.sep);
}

function cannotResolve(fs: FileSystem | undefined): boolean {
  return fs !== undefined && fs.realpath === undefined;
}
