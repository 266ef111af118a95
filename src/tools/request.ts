/**
 * A pattern as models spell it into the pattern and the root that it means.
 * The core stays ripgrep to the letter; the tools forgive, and here alone.
 * Pure: what a look at the disk would tell is handed in.
 */
import { compilePattern } from '../pattern/pattern.ts';
import type { Ground } from './path-reading.ts';
import { literalPrefix, type Seen, type Steps } from './pattern-path.ts';
import { placeOf } from './pattern-place.ts';
import { type Segment, splitPattern, withBracketNames } from './pattern-text.ts';
import { PATH_UNUSED_REMARK, refuseNonPattern } from './remarks.ts';

/** A pattern, where to search with it, and what to say of how it was read. */
export interface Request {
  /** The search root, absolute. */
  readonly root: string;
  /** For the core, relative to `root`. */
  readonly pattern: string;
  /** The directories beneath `root`, one in the other, that the pattern spells out. */
  readonly prefix: readonly string[];
  /** `pattern`, relative to the last of `prefix`. */
  readonly patternInPrefix: string;
  /** Said under every page: the request was not taken as it was given. */
  readonly remarks: readonly string[];
  /** A leading `/` was read as the search root. */
  readonly isAnchored: boolean;
}

/** Places to look at before a pattern can be read. Absolute. */
export interface Doubt {
  /** In the root: if something is there, the spelling is a name. */
  readonly inRoot?: string;
  /** Where searching outside is allowed: what a leading `/` may mean. */
  readonly outside?: string;
}

export function patternInDoubt(spelt: string, root: string, ground: Ground): Doubt {
  const { style, allowOutside } = ground;
  const [first, second] = splitPattern(toSlashes(spelt, ground));
  if (second === undefined) {
    return spelt.startsWith('!') ? { inRoot: style.resolve(root, trimEnd(spelt)) } : {};
  }
  if (first?.text === '~') return { inRoot: style.resolve(root, '~') };
  // Without leave to search outside nothing there is looked at, so that nothing can be learnt of it.
  const isRooted = first?.text === '' && allowOutside;
  if (!isRooted || second.literal === undefined || /^\.{0,2}$/.test(second.literal)) return {};
  return { inRoot: style.resolve(root, second.literal), outside: style.resolve('/', second.literal) };
}

/**
 * @throws SpanglobError `INVALID_ARGUMENT` for what means something else than anyone means by it,
 * `SEARCH_INVALID_PATTERN`, `FS_OUTSIDE_WORKDIR`
 */
export function readRequest(spelt: string, root: string, ground: Ground, seen: Seen = {}): Request {
  const isName = spelt.startsWith('!') && seen.inRoot === true;
  if (!isName) refuseNonPattern(spelt);
  const pattern = isName ? `\\${spelt}` : trimEnd(toSlashes(spelt, ground));
  // Refused now, in ripgrep's words for what was written; rewritten, it would be in words that nobody wrote.
  compilePattern(pattern);
  const segments = splitPattern(pattern);
  const place = placeOf(segments, { spelt, root, ground, seen });
  const prefix = literalPrefix(place.steps);
  const inPrefix = { ...place.steps, down: place.steps.down.slice(prefix.length) };
  return {
    root: place.root,
    pattern: patternOf(place.steps, segments.length === 1),
    prefix,
    patternInPrefix: patternOf(inPrefix, false),
    remarks: place.isPathUnused ? [PATH_UNUSED_REMARK] : [],
    isAnchored: place.isAnchored,
  };
}

/** `isBare`: without a slash, so that it matches names at any depth. */
function patternOf({ down, isDirectory }: Steps, isBare: boolean): string {
  const text = down.map((segment: Segment) => withBracketNames(segment.text)).join('/');
  if (text === '') return '**';
  if (isDirectory) return `${mark(text)}/**`;
  return down.length === 1 && !isBare ? `/${text}` : mark(text);
}

/** A name that begins like a negation or a comment, moved to the front by the rewriting. */
function mark(text: string): string {
  return /^[!#]/.test(text) ? `\\${text}` : text;
}

/** What ripgrep trims of what a model may leave: a slash in front of it counts as the last character. */
function trimEnd(pattern: string): string {
  if (pattern.endsWith('\\ ')) return pattern;
  // Not by a regular expression: from each space it would look for the end.
  let end = pattern.length;
  while (' \t\r\n'.includes(pattern.charAt(end - 1)) && end > 0) end--;
  return pattern.slice(0, end);
}

/** A backslash; captured, an escape that is meant as such: of brackets and braces in pairs, and in front. */
const BACKSLASH = /(\\\[[^[\]/\\]*\\\]|\\\{[^{}/\\]*\\\}|^\\[!#])|\\/g;

/** With Windows' separators, a pattern's backslashes are separators. */
function toSlashes(pattern: string, { style }: Ground): string {
  if (style.sep === '/') return pattern;
  return pattern.replace(BACKSLASH, (_, meant?: string) => meant ?? '/');
}
