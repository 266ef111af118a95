/** Real paths decide what is inside the workdir. */
import os from 'node:os';
import { isBeneath, pathStyle, toSlash } from '../paths.ts';
import { localDisk } from '../walk/disk.ts';
import type { FileSystem } from '../walk/file-system.ts';
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

export async function openWorkdir({ cwd, fs, allowOutside }: Deployment): Promise<Workdir> {
  const style = pathStyle(fs !== undefined, cwd);
  const source = fs === undefined ? localDisk : virtualSource(fs);
  const workdir = style.resolve(cwd ?? process.cwd());

  async function realPath(absolute: string): Promise<string | undefined> {
    try {
      return await source.realPath(toSlash(absolute, style));
    } catch {
      return undefined;
    }
  }
  const isLink = async (absolute: string): Promise<boolean> =>
    (await source.kindAt(toSlash(absolute, style))) === 'link';
  const realWorkdir = style.resolve((await realPath(workdir)) ?? workdir);

  async function isInside(absolute: string): Promise<boolean> {
    // Upwards from the path to what is there of it: what is missing must not tell whether a link leads out.
    for (let at = absolute; ; at = style.resolve(at, '..')) {
      // Where links can't be resolved each may lead anywhere, so that all of the way must do without.
      const real = cannotResolve(fs) ? undefined : await realPath(at);
      if (real !== undefined) return isBeneath(real, realWorkdir, style);
      if (at === workdir) return true;
      if (!isBeneath(at, workdir, style) || (await isLink(at))) return false;
    }
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

function cannotResolve(fs: FileSystem | undefined): boolean {
  return fs !== undefined && fs.realpath === undefined;
}
