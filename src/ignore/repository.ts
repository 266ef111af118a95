/** Where a repository keeps the exclude file that belongs to it alone. */
import nodePath from 'node:path';
import { type Answer, type Source, whenReady } from '../walk/source.ts';

/**
 * The location of `info/exclude` for the repository at `location` (ending in
 * `/`). A worktree's `.git` is a file that names its own directory, and that
 * names the common one; undefined where they can't be followed.
 */
export function excludeFileOf(source: Source, location: string, isFile: boolean): Answer<string | undefined> {
  if (!isFile) return `${location}.git/info/exclude`;
  return whenReady(readLine(source, `${location}.git`), (line) => {
    const own = /^gitdir: (.+)$/.exec(line ?? '')?.[1];
    if (own === undefined) return undefined;
    const directory = resolve(location, own);
    return whenReady(readLine(source, `${directory}/commondir`), (common) => {
      return `${common === undefined || common === '' ? directory : resolve(directory, common)}/info/exclude`;
    });
  });
}

function resolve(base: string, path: string): string {
  // Slash form on every platform; a drive letter is absolute too.
  return /^([A-Za-z]:)?\//.test(path) ? path : nodePath.posix.join(base, path);
}

/** A small file's text without its line end; undefined where it can't be read, which is git's own to complain of. */
function readLine(source: Source, location: string): Answer<string | undefined> {
  const text = (file: { content: Uint8Array } | undefined): string | undefined =>
    file && Buffer.from(file.content).toString('utf8').trimEnd();
  try {
    const file = source.readIgnoreFile(location);
    return file instanceof Promise ? file.then(text, () => undefined) : text(file);
  } catch {
    return undefined;
  }
}
