/** Command-line words into values; what can't be understood is an error that names it. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SpanglobError } from '../errors.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command was called with. */
export interface Words<O extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];
  readonly positionals: readonly string[];
}

/** A command as its words are held against it. */
export interface Command<O extends Options> {
  readonly name: string;
  readonly options: O;
  /** Words beside the options that it takes at most, and how to say so. */
  readonly most: number;
  readonly takes: string;
}

/** @throws SpanglobError `INVALID_ARGUMENT` */
export function readWords<O extends Options>(args: readonly string[], command: Command<O>): Words<O> {
  const { name, options, most, takes } = command;
  const see = `see spanglob ${name} --help`;
  // Lenient, and held against the options here: Node's own complaints take several lines and speak to programmers.
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw invalid(`there is no option ${token.rawName}; ${see}`);
    if (option.type === 'boolean') {
      if (token.value !== undefined) throw invalid(`${token.rawName} takes no value; ${see}`);
    } else if (token.value === undefined) throw invalid(`${token.rawName} needs a value; ${see}`);
    else if (!token.inlineValue && /^-(?!\d|$)/.test(token.value)) {
      const meant = `--${token.name}=${token.value}`;
      throw invalid(
        `${token.rawName} needs a value, and ${token.value} reads as an option; if it is meant, ${meant}`,
      );
    }
  }
  const { help } = parsed.values;
  const surplus = parsed.positionals[most];
  if (surplus !== undefined && !help)
    throw invalid(`${name} takes ${takes}; unexpected argument '${surplus}'`);
  // As strict as Node is, each option with a value of its type.
  return parsed as unknown as Words<O>;
}

/** @throws SpanglobError `INVALID_ARGUMENT` */
export function readCount(option: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const isCount = /^[0-9]+$/.test(word) && Number(word) >= 1;
  if (isCount && Number.isSafeInteger(Number(word))) return Number(word);
  const valid = isCount ? `from 1 to ${Number.MAX_SAFE_INTEGER}` : 'of at least 1';
  throw invalid(`${option} takes an integer ${valid}, not '${word}'`);
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
  throw invalid(`${option} takes ${choices.join(', ')}, not '${word}'`);
}

/**
 * A directory's path. An empty one is a variable that was not set, and would quietly mean the current directory.
 *
 * @throws SpanglobError `INVALID_ARGUMENT`
 */
export function readDirectory(what: string, word: string | undefined): string | undefined {
  if (word === '') throw invalid(`${what} is empty; leave it out or give . for the current directory`);
  return word;
}

export function invalid(message: string): SpanglobError {
  return new SpanglobError('INVALID_ARGUMENT', message);
}
