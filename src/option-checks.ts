/** What callers hand over, held against a table: TypeScript's promises end where a program is plain JavaScript. */
import { SpanglobError } from './errors.ts';
import { quoteInSentence } from './quote.ts';

/** Whether a value will do, and in words what would. */
export type Check = readonly [isValid: (value: unknown) => boolean, wanted: string];

/** Of what is looked at elsewhere, in words of its own. */
export const ANYTHING: Check = [() => true, 'anything'];
export const A_BOOLEAN: Check = [(value) => typeof value === 'boolean', 'true or false'];
export const A_FUNCTION: Check = [(value) => typeof value === 'function', 'a function'];
export const SOME_STRINGS: Check = [
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  'an array of strings',
];
export const MILLISECONDS: Check = [(value) => typeof value === 'number' && value > 0, 'a number above 0'];
export const A_SIGNAL: Check = [
  (value) => hasMethods(value, ['addEventListener', 'throwIfAborted']),
  'an AbortSignal',
];
/** What else it lacks fails when it is asked for it. */
export const A_FILE_SYSTEM: Check = [
  (value) => hasMethods(value, ['readdir']),
  'a file system, with a readdir at least',
];

/**
 * Holds options against their checks, one for each that there is; undefined stands for the default.
 *
 * @throws SpanglobError `INVALID_ARGUMENT`
 */
export function requireOptions(options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (typeof options !== 'object' || options === null) throw invalid('options', 'an object', options);
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && !Object.hasOwn(checks, name)) throw unknown(name, Object.keys(checks));
  }
  for (const [name, [isValid, wanted]] of Object.entries(checks)) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined && !isValid(value)) throw invalid(name, wanted, value);
  }
}

/** A misspelt option would be one that silently does nothing. */
function unknown(name: string, names: readonly string[]): SpanglobError {
  const message = `there is no option ${quoteInSentence(name.slice(0, 100))}; the options are ${names.join(', ')}`;
  return new SpanglobError('INVALID_ARGUMENT', message);
}

function invalid(name: string, wanted: string, value: unknown): SpanglobError {
  // An object may throw when it is made a string, and a long one says nothing.
  const isPlain = ['string', 'number', 'bigint', 'boolean'].includes(typeof value) || value === null;
  const given = isPlain ? String(value).slice(0, 100) : `a value of type ${typeof value}`;
  return new SpanglobError('INVALID_ARGUMENT', `${name} must be ${wanted}, not ${given}`);
}

function hasMethods(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function')
  );
}
