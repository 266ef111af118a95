/** What a pattern may have been meant as, where a search with it found nothing. */
import type { NoticeCode } from '../../page/notice.ts';
import type { Ground } from '../path-reading.ts';
import { escapeName, splitPattern } from '../pattern-text.ts';
import { type Request, readRequest } from '../request.ts';

/** Another way to read a pattern. */
export interface Guess {
  readonly code: NoticeCode;
  /** Relative to the search root. */
  readonly pattern: string;
  /** Up to `2 files match: a, b.` */
  readonly lead: string;
  /** A sentence after it. */
  readonly tail?: string;
}

/** What a guess is made from. */
export interface Doubtful {
  /** The pattern as the model wrote it. */
  readonly spelt: string;
  /** The search root that `path` gave, absolute. */
  readonly path: string;
  readonly request: Request;
  readonly ground: Ground;
}

/** A pattern spelt otherwise, relative to the root that was searched; undefined where it leads elsewhere or can't be. */
export function respell(spelt: string, { path, request, ground }: Doubtful): string | undefined {
  try {
    const again = readRequest(spelt, path, ground);
    const { style } = ground;
    const down = style.relative(request.root, again.root);
    if (down === '') return again.pattern;
    const names = down.split(style.sep);
    return names[0] === '..' || style.isAbsolute(down) ? undefined : beneath(names, again.pattern);
  } catch {
    // It would be refused.
    return undefined;
  }
}

function beneath(names: readonly string[], pattern: string): string {
  const directory = names.map(escapeName).join('/');
  if (pattern.startsWith('/')) return directory + pattern;
  return pattern.includes('/') || pattern === '**' ? `${directory}/${pattern}` : `${directory}/**/${pattern}`;
}

/** The pattern at any depth. */
export function atAnyDepth(pattern: string): string {
  if (!pattern.includes('/')) return pattern;
  return pattern.startsWith('**/') ? pattern : `**/${pattern.replace(/^\//, '')}`;
}

/** The pattern without what of the root's own path it repeats, and that, as names. */
export function withoutRepeatedPath({ request }: Doubtful): { pattern: string; names: string[] } | undefined {
  const root = request.root.split(/[\\/]/).filter((name) => name !== '');
  const segments = splitPattern(request.pattern);
  for (let count = Math.min(root.length, segments.length - 1); count > 0; count--) {
    const names = root.slice(-count);
    if (!names.every((name, index) => segments[index]?.literal === name)) continue;
    const rest = segments.slice(count).map(({ text }) => text);
    return { pattern: rest.length === 1 ? `/${rest[0]}` : rest.join('/'), names };
  }
  return undefined;
}

/** Directories that a pattern may have too many of. */
const TOO_MANY = 8;

/** The pattern without its first directory, its first two... as long as it says something. */
export function withoutFirstDirectories({ request }: Doubtful): string | undefined {
  const segments = splitPattern(request.pattern.replace(/^\//, ''));
  const rests: string[] = [];
  for (let count = 1; count < Math.min(segments.length, TOO_MANY); count++) {
    const [first, ...more] = segments.slice(count);
    // A wildcard alone would match whatever is there.
    if (first === undefined || first.text === '**' || (more.length === 0 && first.literal === undefined))
      break;
    rests.push([first, ...more].map(({ text }) => text).join('/'));
  }
  if (rests.length === 0) return undefined;
  return rests.length === 1 ? `/${rests[0]}` : `/{${rests.join(',')}}`;
}
