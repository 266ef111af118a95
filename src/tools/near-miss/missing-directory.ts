/** A pattern that spells out a directory which is not there. */
import { NOTICE_LENGTH } from '../../limits.ts';
import type { Notice } from '../../page/notice.ts';
import { displayPath, toSlash } from '../../paths.ts';
import { failureOf } from '../../walk/failure.ts';
import type { Workdir } from '../containment.ts';
import type { Request } from '../request.ts';

/** Undefined where all of them are there. Reads one directory: the one that should hold it, for a name that is like it. */
export async function missingDirectory(
  { root, prefix, isAnchored }: Request,
  workdir: Workdir,
): Promise<Notice | undefined> {
  const { ground, source } = workdir;
  // After a leading `/` the first name is none of the root's own, and that is what has to be said.
  if (isAnchored) return undefined;
  for (let count = 1; count <= prefix.length; count++) {
    const absolute = ground.style.resolve(root, ...prefix.slice(0, count));
    if (await workdir.isThere(absolute)) continue;
    const display = displayPath(absolute, ground.workdir, ground.style);
    const { message } = await failureOf(NOT_THERE, toSlash(absolute, ground.style), display, source);
    const text = `No match: ${message}${message.endsWith('?') ? '' : '.'}`;
    const short = 'No match: a directory that the pattern spells out does not exist.';
    return {
      code: 'missing-directory',
      text: text.length > NOTICE_LENGTH ? short : text,
      paths: [display],
      count: 1,
    };
  }
  return undefined;
}

const NOT_THERE = { code: 'ENOENT' };
