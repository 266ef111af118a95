/** What is said of a pattern that was understood, but maybe not as it was meant. */
import { SpanglobError } from '../errors.ts';

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
