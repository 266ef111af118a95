/** What is said of a pattern that was understood, but maybe not as it was meant. */
import { SpanglobError } from '../errors.ts';
import type { PathStyle } from '../paths.ts';
import { classEnd } from './pattern-text.ts';

/**
 * Refuses what ripgrep would take for something that no caller of a search means.
 *
 * @throws SpanglobError `INVALID_ARGUMENT`
 */
export function refuseNonPattern(pattern: string): void {
  const refuse = (message: string): never => {
    throw new SpanglobError('INVALID_ARGUMENT', message);
  };
  if (pattern.trim() === '') refuse('pattern is empty; * matches every file');
  if (pattern.startsWith('#')) {
    refuse('a pattern that starts with # is a comment; write \\# for a name that starts with #');
  }
  if (pattern.startsWith('!')) {
    refuse(
      'a pattern that starts with ! would match every other file; say what to find, or write \\! for a name that starts with !',
    );
  }
}

export function anchoredRemark(allowOutside: boolean): string {
  const outside = allowOutside ? '' : ', and nothing outside the workdir is searched';
  return `Note: a leading / starts the pattern at the search root, not at the root of the file system${outside}.`;
}

export const PATH_UNUSED_REMARK =
  'Note: the pattern is absolute and does not lie in path, so path was not used.';

/** A backslash before what has no meaning that could be escaped; before `*` and `?` Windows separators are likelier. */
const SEPARATOR = /\\[^[\]{}!#\s,]/;

/** What may explain that nothing matched. Only ever shown with an empty result. */
export function emptyRemarks(pattern: string, style: PathStyle): string[] {
  const remarks: string[] = [];
  if (style.sep === '/' && SEPARATOR.test(pattern)) {
    remarks.push('Note: \\ takes the meaning from the character after it; directories are separated by /.');
  }
  if (style.sep === '/' && /^[A-Za-z]:[\\/]/.test(pattern)) {
    remarks.push('Note: paths have no drive letter here.');
  }
  if (/^\s*\["/.test(pattern)) remarks.push('Note: pattern is one pattern as plain text, not a JSON array.');
  else if (hasBareComma(pattern)) {
    remarks.push('Note: a comma separates alternatives in braces alone: {*.ts,*.tsx}.');
  }
  if (/\S\s+\S*[*?/]/.test(pattern))
    remarks.push('Note: a space is part of the pattern and separates nothing.');
  else if (/^\s/.test(pattern)) remarks.push('Note: the space at the start is part of the pattern.');
  if (/^\.\/+[^/]+$/.test(pattern)) {
    remarks.push('Note: with ./ in front only the search root itself is meant, without it any depth.');
  }
  return remarks;
}

/** A comma outside of braces and classes, not escaped. */
function hasBareComma(pattern: string): boolean {
  let depth = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === '\\') index++;
    else if (character === '[') index = classEnd(pattern, index) - 1;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === ',' && depth === 0) return true;
  }
  return false;
}
