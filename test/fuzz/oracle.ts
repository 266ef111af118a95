/** What ripgrep and what we answer to a pattern, in a form that can be compared. */
import { glob } from '../../src/glob.ts';
import { rgFiles } from '../support/ripgrep.ts';

/** Paths in order, or why the pattern was refused. */
export type Answer = { readonly paths: readonly string[] } | { readonly refused: string };

/** ripgrep says this of a pattern that is nested too deeply, without naming it; we do. */
const TOO_DEEP = 'nested too deeply';

export async function ripgrepAnswer(root: string, pattern: string): Promise<Answer> {
  const { paths, code, stderr } = await rgFiles(root, pattern);
  if (code !== 2) return { paths };
  if (stderr.startsWith('rg: error parsing pattern 0')) return { refused: TOO_DEEP };
  return { refused: stderr.replace(/^rg: /, '').replace(/\n$/, '') };
}

export async function ourAnswer(root: string, pattern: string): Promise<Answer> {
  try {
    const { paths } = await glob(pattern, { cwd: root, gitignore: false });
    return { paths };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

/** The text of a rejection. Any other failure is passed on: it is no answer. */
export function refusalOf(error: unknown): string {
  // By name: a copy of the sources has a class of its own.
  if (!(error instanceof Error) || error.name !== 'SpanglobError') throw error;
  return error.message.endsWith(': alternate groups nested too deeply') ? TOO_DEEP : error.message;
}

export function isSame(left: Answer, right: Answer): boolean {
  if ('refused' in left || 'refused' in right) {
    return 'refused' in left && 'refused' in right && left.refused === right.refused;
  }
  return (
    left.paths.length === right.paths.length && left.paths.every((path, index) => path === right.paths[index])
  );
}
