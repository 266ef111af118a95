/** What is said of the pattern itself, where no look has found what it may have meant. */
import type { Notice } from '../../page/notice.ts';
import { anchoredRemark } from '../remarks.ts';
import { foreignSyntaxOf } from './foreign-syntax.ts';
import type { Doubtful } from './guess.ts';
import { QUOTES } from './guesses.ts';
import { foreignRemark } from './others.ts';
import { readPatternList } from './pattern-list.ts';
import { isRegularExpression } from './regular-expression.ts';

/** A backslash before what has no meaning that could be escaped; before `*` and `?` Windows separators are likelier. */
const SEPARATOR = /\\[^[\]{}!#\s,]/;

/** None for a pattern that means what it says. What a leading `/` means comes last. */
export function notesOn({ spelt, request, ground }: Doubtful): Notice[] {
  const notes: string[] = [];
  const isPosix = ground.style.sep === '/';
  const isExpression = isPosix && isRegularExpression(spelt);
  if (isExpression) notes.push('Note: the pattern is a glob, not a regular expression.');
  else if (isPosix && SEPARATOR.test(spelt)) {
    notes.push('Note: \\ takes the meaning from the character after it; directories are separated by /.');
  }
  if (isPosix && /^[A-Za-z]:[\\/]/.test(spelt)) notes.push('Note: paths have no drive letter here.');
  const list = readPatternList(spelt)?.separator;
  if (list === 'json') notes.push('Note: pattern is one pattern as plain text, not a JSON array.');
  else {
    if (list === 'comma') notes.push('Note: a comma separates alternatives in braces alone: {*.ts,*.tsx}.');
    if (isQuoted(spelt)) notes.push('Note: the quotes are part of the pattern.');
  }
  if (/^\s/.test(spelt)) notes.push('Note: the space at the start is part of the pattern.');
  const foreign = isExpression ? undefined : foreignSyntaxOf(request.pattern);
  if (foreign !== undefined) notes.push(`Note: ${foreignRemark(foreign.part)}. ${foreign.advice}`);
  if (request.isAnchored) notes.push(anchoredRemark(ground.allowOutside));
  return notes.map((text) => ({ code: 'reading', text }));
}

/** At its start and its end; within, as in `don't`, it is a part of names. */
function isQuoted(spelt: string): boolean {
  const text = spelt.trim();
  return (
    text.length > 1 && [text.charAt(0), text.charAt(text.length - 1)].every((edge) => edge.match(QUOTES))
  );
}
