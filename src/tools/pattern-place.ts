/** Where a pattern starts: at the search root, at the workdir, or outside of it. */
import { isBeneath, toSlash } from '../paths.ts';
import { outsideWorkdir } from './outside.ts';
import { type Ground, requireHome } from './path-reading.ts';
import { beneath, literalPrefix, type Seen, type Steps, takeSteps } from './pattern-path.ts';
import { escapeName, type Segment } from './pattern-text.ts';

/** What a pattern's start depends on. */
export interface Spelling {
  /** As the model wrote it, for errors. */
  readonly spelt: string;
  /** The search root that `path` gives, absolute. */
  readonly root: string;
  readonly ground: Ground;
  readonly seen: Seen;
}

/** A root, and the steps from there. */
export interface Place {
  /** Absolute. */
  readonly root: string;
  readonly steps: Steps;
  /** `path` was given, and the pattern does not lie in it. */
  readonly isPathUnused: boolean;
  /** The pattern's leading `/` stands for the search root. */
  readonly isAnchored: boolean;
}

/** @throws SpanglobError `FS_OUTSIDE_WORKDIR`, `INVALID_ARGUMENT` */
export function placeOf(segments: readonly Segment[], spelling: Spelling): Place {
  const { spelt, root, ground, seen } = spelling;
  const isPath = segments.length > 1;
  const [first] = segments;
  if (isPath && first?.text === '~' && seen.inRoot !== true) {
    const full = [...homeOf(ground), ...segments.slice(1)];
    return absolute(full, spelling) ?? elsewhere(spelling, full);
  }
  if (isPath && ground.style.sep === '\\' && (isDrive(first) || isShare(segments))) {
    return absolute(segments, spelling) ?? elsewhere(spelling, segments);
  }
  if (isPath && first?.text === '') return absolute(segments, spelling) ?? anchored(segments, spelling);

  const depth = namesOf(root, ground).length - namesOf(ground.workdir, ground).length;
  const steps = takeSteps(segments, spelt, ground.allowOutside ? Number.POSITIVE_INFINITY : depth);
  const start = ground.style.resolve(root, ...Array.from({ length: steps.up }, () => '..'));
  if (!ground.allowOutside && !isBeneath(start, ground.workdir, ground.style)) throw outsideWorkdir(spelt);
  return { root: start, steps, isPathUnused: false, isAnchored: false };
}

/** A pattern that begins with the workdir, by either of its spellings. */
function absolute(segments: readonly Segment[], { spelt, root, ground }: Spelling): Place | undefined {
  const ignoreCase = ground.style.sep === '\\';
  // As written first: `WORKDIR/../x` leads out, and is not a pattern that is merely somewhere else.
  const written = segments.filter(({ literal }) => literal !== '' && literal !== '.');
  const { down: resolved, isDirectory } = takeSteps(segments, spelt, 0);
  const workdirs = [ground.workdir, ground.realWorkdir].map((directory) => namesOf(directory, ground));
  const rest = [written, resolved]
    .flatMap((names) => workdirs.map((workdir) => beneath(names, workdir, ignoreCase)))
    .find((names) => names !== undefined);
  if (rest === undefined) return undefined;

  const steps = { ...takeSteps(rest, spelt, 0), isDirectory };
  if (steps.up > 0) return undefined;
  const path = namesOf(root, ground).slice(namesOf(ground.workdir, ground).length);
  const inPath = isBeneath(root, ground.workdir, ground.style)
    ? beneath(steps.down, path, ignoreCase)
    : undefined;
  return inPath === undefined
    ? { root: ground.workdir, steps, isPathUnused: true, isAnchored: false }
    : { root, steps: { ...steps, down: inPath }, isPathUnused: false, isAnchored: false };
}

/** A leading `/` that does not begin the workdir: ripgrep's anchor. */
function anchored(segments: readonly Segment[], spelling: Spelling): Place {
  const { spelt, root, seen } = spelling;
  // With a `..` it is no anchor: it leads somewhere.
  const leads = segments.some(({ literal }) => literal === '..');
  if (leads || (seen.outside === true && seen.inRoot !== true)) return elsewhere(spelling, segments);
  return { root, steps: takeSteps(segments, spelt, 0), isPathUnused: false, isAnchored: true };
}

/** An absolute pattern that lies outside of the workdir. */
function elsewhere({ spelt, ground }: Spelling, segments: readonly Segment[]): Place {
  if (!ground.allowOutside) throw outsideWorkdir(spelt);
  const steps = takeSteps(segments, spelt, Number.POSITIVE_INFINITY);
  const names = literalPrefix(steps);
  const path = names.join('/');
  const start = isDrive(segments[0]) ? `${path}/` : isShare(segments) ? `//${path}` : `/${path}`;
  return {
    root: ground.style.resolve(start),
    steps: { ...steps, down: steps.down.slice(names.length) },
    isPathUnused: false,
    isAnchored: false,
  };
}

function isDrive(segment: Segment | undefined): boolean {
  return /^[A-Za-z]:$/.test(segment?.text ?? '');
}

/** `//server/share`. On POSIX it is one slash too many. */
function isShare([first, second]: readonly Segment[]): boolean {
  return first?.text === '' && second?.text === '';
}

function homeOf(ground: Ground): Segment[] {
  const names = namesOf(requireHome(ground), ground).map((literal) => ({
    text: escapeName(literal),
    literal,
  }));
  const start = ground.style.sep === '\\' ? [] : [{ text: '', literal: '' }];
  return [...start, ...names];
}

/** The names of an absolute path, the drive among them. */
function namesOf(path: string, { style }: Ground): string[] {
  return toSlash(path, style)
    .split('/')
    .filter((name) => name !== '');
}
