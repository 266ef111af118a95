/** The one refusal of what is not in the workdir. */
import { SpanglobError } from '../errors.ts';
import { quoteInSentence } from '../quote.ts';

/**
 * Spells back what was asked and nothing else: the text is the same whether
 * or not something is there, and whichever way it leads out.
 */
export function outsideWorkdir(spelt: string): SpanglobError {
  return new SpanglobError(
    'FS_OUTSIDE_WORKDIR',
    `${quoteInSentence(spelt)} is not inside the workdir; nothing else can be searched or listed`,
  );
}
