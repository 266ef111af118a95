/** The arguments of the benchmarks. What is wrong with them is one line, and exit code 2. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; strict: true; allowPositionals: boolean }>
>['values'];

/** The options of a script, and its positionals as far as it takes any. */
export function readArguments<T extends Options>(
  options: T,
  most = 0,
): { values: Values<T>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: most > 0 });
    if (positionals.length > most) refuse(`${positionals[most]} is one argument too many`);
    return { values: values as Values<T>, positionals };
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    return refuse(
      `${(error as Error).message.split(/\n|\. /)[0]}; ${names.length === 0 ? 'there are no options' : `the options are ${names.join(', ')}`}`,
    );
  }
}

/** A whole number of at least `least`, or `otherwise` where none is given. */
export function readNumber(name: string, text: string | undefined, least: number, otherwise: number): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least || text.trim() === '') {
    refuse(`${name} takes whole numbers from ${least} on, not '${text}'`);
  }
  return number;
}

export function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
