/**
 * The ignore rules as rows of data, one group for each statement of the specification. Measured on git
 * 2.39.5, ripgrep 15.0.0 and ignore 7.0.17.
 */
import * as boundaries from './cases/boundaries.ts';
import type { IgnoreCase } from './cases/case.ts';
import * as classes from './cases/classes.ts';
import * as lines from './cases/lines.ts';
import * as sources from './cases/sources.ts';
import * as wildcards from './cases/wildcards.ts';

export const ignoreCases: Readonly<Record<string, readonly IgnoreCase[]>> = {
  'sources 1: the layer wins before the depth': sources.precedence,
  'sources 2: honoured without a repository': sources.withoutRepository,
  'sources 3: ancestors, up to the boundary': sources.ancestors,
  'sources 4: a nested repository starts afresh': sources.nested,
  'sources 5: a worktree': sources.worktrees,
  'sources 6: the explicit root is never tested': boundaries.explicitRoot,
  'sources 7: a directory that is left out is pruned': boundaries.pruned,
  'sources 8: links are no directories': boundaries.links,
  'sources 9: tracked files, and case': boundaries.trackedAndCase,
  'sources 10: stores': boundaries.stores,
  'sources 11: a positive pattern never un-ignores': boundaries.positivePatterns,
  'grammar: braces are literal': lines.braces,
  'grammar: POSIX classes': classes.posixClasses,
  'grammar: escapes inside a class': classes.classEscapes,
  'grammar: escapes elsewhere': lines.escapes,
  'grammar: negated classes never match a slash': classes.negatedClasses,
  'grammar: an unclosed class matches nothing': classes.unclosedClasses,
  'grammar: classes': classes.classes,
  'grammar: trailing spaces': lines.spaces,
  'grammar: trailing tabs': lines.tabs,
  'grammar: line ends': lines.lineEnds,
  'grammar: a byte-order mark': lines.byteOrderMark,
  'grammar: comments': lines.comments,
  'grammar: negation': lines.negation,
  'grammar: one byte': wildcards.questionMarks,
  'grammar: stars, and ** glued to text': wildcards.stars,
  'grammar: anchors': wildcards.anchors,
  'grammar: ** between slashes': wildcards.globstars,
  'grammar: names and rules are bytes': wildcards.bytes,
};
