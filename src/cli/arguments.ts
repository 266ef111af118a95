/** Command-line words into values; what can't be understood is an error that names it. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SpanglobError } from '../errors.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command was called with. */
export interface Words<O extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];
  readonly positionals: readonly string[];
}

/** @throws SpanglobError `INVALID_ARGUMENT` */
export function readWords<O extends Options>(args: readonly string[], options: O, most: number): Words<O> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > most)
      throw new Error(`unexpected argument '${positionals[most]}'; quote the pattern?`);
    return { values, positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SpanglobError('INVALID_ARGUMENT', `${message} (see --help)`, { cause: error });
  }
}

/** @throws SpanglobError `INVALID_ARGUMENT` */
export function readCount(option: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^[0-9]+$/.test(word) && Number(word) >= 1 && Number.isSafeInteger(Number(word))) return Number(word);
  throw new SpanglobError('INVALID_ARGUMENT', `${option} takes an integer of at least 1, not '${word}'`);
}

/** @throws SpanglobError `INVALID_ARGUMENT` */
export function readChoice<C extends string>(
  option: string,
  word: string | undefined,
  choices: readonly C[],
): C | undefined {
  if (word === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === word);
  if (choice !== undefined) return choice;
  throw new SpanglobError('INVALID_ARGUMENT', `${option} takes ${choices.join(', ')}, not '${word}'`);
}
