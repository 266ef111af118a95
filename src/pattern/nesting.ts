/**
 * ripgrep compiles a glob to a regular expression and refuses one whose
 * syntax tree is more than 250 levels deep. The depth is a matter of the
 * pattern alone, so that the same patterns can be refused here. Groups are
 * measured as they close, innermost first: no depth of braces recurses.
 */
import type { Token } from './token.ts';

/** Levels of the regular expression's syntax tree that ripgrep accepts. */
export const REGEX_NESTING = 250;

/** Levels of the syntax tree that ripgrep would build for these tokens. */
export function regexNesting(tokens: readonly Token[]): number {
  // Flags and anchors stand around the glob, so that the top is always a concatenation.
  return 1 + deepest(tokens);
}

/** A closed group. ripgrep drops branches that hold nothing; a group of nothing else is not there. */
export function alternation(branches: readonly (readonly Token[])[]): Token {
  const filled = branches.filter((branch) => !branch.every(isNothing));
  let deepestBranch = 0;
  for (const branch of filled) deepestBranch = Math.max(deepestBranch, sequenceNesting(branch));
  // A group, an alternation where there is a choice, then the branches.
  const nesting = filled.length === 0 ? 0 : 1 + (filled.length > 1 ? 1 : 0) + deepestBranch;
  return { kind: 'alternation', branches: filled, nesting };
}

function isNothing(token: Token): boolean {
  return token.kind === 'alternation' && token.branches.length === 0;
}

/** Levels of a sequence, which is one itself where it has several members. */
function sequenceNesting(tokens: readonly Token[]): number {
  let members = 0;
  for (const token of tokens) {
    if (token.kind === 'globstar-suffix') members += 2;
    else if (!isNothing(token)) members += 1;
  }
  return (members > 1 ? 1 : 0) + deepest(tokens);
}

function deepest(tokens: readonly Token[]): number {
  let levels = 0;
  for (const token of tokens) levels = Math.max(levels, tokenNesting(token));
  return levels;
}

function tokenNesting(token: Token): number {
  switch (token.kind) {
    case 'byte':
      return 0;
    case 'set':
      // A class; several items in it are a union.
      return token.items > 1 ? 2 : 1;
    case 'star':
      // A repetition of a class.
      return 2;
    case 'everything':
    case 'globstar-suffix':
      return 1;
    case 'globstar-prefix':
    case 'globstar-middle':
      // A group, an alternation, a concatenation, a repetition.
      return 4;
    case 'alternation':
      return token.nesting;
  }
}
