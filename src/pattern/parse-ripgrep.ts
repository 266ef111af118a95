/**
 * A `--glob` pattern of ripgrep 15 as tokens, or a rejection with ripgrep's
 * reason. ripgrep reads such a pattern as a gitignore line whose `!` is
 * inverted, then parses what is left with globset.
 */
import { SpanglobError } from '../errors.ts';
import { PATTERN_BYTES } from '../limits.ts';
import { alternation, REGEX_NESTING, regexNesting } from './nesting.ts';
import { ANY_BYTE, type ByteSet, bytesOf, NOT_SLASH, type Token } from './token.ts';

/** A pattern understood. */
export interface Pattern {
  /** A leading `!`: the files that do not match are meant, and directories that match are not entered. */
  readonly negated: boolean;
  /** A trailing `/`: only directories match, so that a pattern without `!` lists nothing. */
  readonly directoriesOnly: boolean;
  readonly tokens: readonly Token[];
}

/**
 * @throws SpanglobError `SEARCH_INVALID_PATTERN`, its message `error parsing glob 'P': REASON` as ripgrep words it.
 */
export function parseRipgrep(text: string): Pattern {
  if (Buffer.byteLength(text) > PATTERN_BYTES) {
    const shown = `${text.slice(0, 40)}...`;
    throw invalid(shown, `longer than ${PATTERN_BYTES} bytes; shorten it or split it into several searches`);
  }
  const line = trimEnd(text);
  // A comment or a blank line is no rule, and no rule lists everything.
  if (line === '' || text.startsWith('#'))
    return { negated: false, directoriesOnly: false, tokens: [{ kind: 'everything' }] };

  let rest = line;
  let negated = false;
  let anchored = false;
  if (rest.startsWith('\\!') || rest.startsWith('\\#')) {
    rest = rest.slice(1);
  } else {
    if (rest.startsWith('!')) {
      negated = true;
      rest = rest.slice(1);
    }
    if (rest.startsWith('/')) {
      anchored = true;
      rest = rest.slice(1);
    }
  }
  const directoriesOnly = rest.endsWith('/');
  if (directoriesOnly) rest = rest.slice(0, rest.endsWith('\\/') ? -2 : -1);
  // Any slash counts, also one inside braces, a class or an escape.
  if (!anchored && !rest.includes('/') && rest !== '**') rest = `**/${rest}`;

  const tokens = new GlobParser(rest, line).parse();
  if (regexNesting(tokens) > REGEX_NESTING) throw invalid(line, 'alternate groups nested too deeply');
  return { negated, directoriesOnly, tokens };
}

/** Rust's `trim_end`: Unicode White_Space. JavaScript's own misses U+0085 and takes U+FEFF. */
const TRAILING_WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/;

function trimEnd(text: string): string {
  if (text.endsWith('\\ ')) return text;
  let end = text.length;
  while (end > 0 && TRAILING_WHITE_SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function invalid(pattern: string, reason: string): SpanglobError {
  return new SpanglobError('SEARCH_INVALID_PATTERN', `error parsing glob '${pattern}': ${reason}`);
}

/** globset's grammar: literal separator, backslash escapes, no empty alternates, an unclosed class an error. */
class GlobParser {
  readonly #characters: readonly string[];
  /** The pattern as a rejection shows it. */
  readonly #shown: string;
  #index = 0;
  /** Token lists under construction: the pattern's own, then each open group's branches. */
  readonly #lists: Token[][] = [[]];
  /** Where in `#lists` each open group's branches start. */
  readonly #groups: number[] = [];

  constructor(text: string, shown: string) {
    this.#characters = [...text];
    this.#shown = shown;
  }

  parse(): readonly Token[] {
    while (this.#index < this.#characters.length) {
      const before = this.#characters[this.#index - 1];
      const character = this.#characters[this.#index++] as string;
      switch (character) {
        case '?':
          this.#list.push({ kind: 'set', set: NOT_SLASH, items: 1 });
          break;
        case '*':
          this.#star(before);
          break;
        case '[':
          this.#list.push(this.#class());
          break;
        case '{':
          this.#groups.push(this.#lists.length);
          this.#lists.push([]);
          break;
        case '}':
          this.#closeGroup();
          break;
        case ',':
          if (this.#groups.length > 0) this.#lists.push([]);
          else this.#literal(',');
          break;
        case '\\':
          this.#escape();
          break;
        default:
          this.#literal(character);
      }
    }
    if (this.#groups.length > 0) {
      throw this.#invalid("unclosed alternate group; missing '}' (maybe escape '{' with '[{]'?)");
    }
    const tokens = this.#list;
    const [only] = tokens;
    return tokens.length === 1 && only?.kind === 'globstar-prefix' ? [{ kind: 'everything' }] : tokens;
  }

  get #list(): Token[] {
    return this.#lists[this.#lists.length - 1] as Token[];
  }

  #literal(character: string): void {
    for (const byte of bytesOf(character)) this.#list.push({ kind: 'byte', byte });
  }

  #escape(): void {
    const escaped = this.#characters[this.#index++];
    if (escaped === undefined) throw this.#invalid("dangling '\\'");
    this.#literal(escaped);
  }

  #closeGroup(): void {
    const first = this.#groups.pop();
    if (first === undefined) {
      throw this.#invalid("unopened alternate group; missing '{' (maybe escape '}' with '[}]'?)");
    }
    const group = alternation(this.#lists.splice(first));
    this.#list.push(group);
  }

  /** A `*`, or `**`, which elsewhere than as a whole component is two `*`. `before` is the character in front. */
  #star(before: string | undefined): void {
    if (this.#characters[this.#index] !== '*') {
      this.#list.push({ kind: 'star' });
      return;
    }
    this.#index++;
    const after = this.#characters[this.#index];
    const list = this.#list;
    const inGroup = this.#groups.length > 0;
    if (list.length === 0) {
      if (after === undefined || after === '/') {
        this.#index++;
        list.push({ kind: 'globstar-prefix' });
      } else {
        list.push({ kind: 'star' }, { kind: 'star' });
      }
      return;
    }
    // An escaped comma or brace in front counts as the start of a branch: a quirk of globset's.
    const opens = before === '/' || (inGroup && (before === ',' || before === '{'));
    const closes = after === undefined || (inGroup && (after === ',' || after === '}'));
    if (!opens || !(closes || after === '/')) {
      list.push({ kind: 'star' }, { kind: 'star' });
      return;
    }
    if (after === '/') this.#index++;
    // The token in front, most often the `/`, becomes part of the `**`; a run of `**/` is one.
    const previous = list.pop() as Token;
    if (previous.kind === 'globstar-prefix' || previous.kind === 'globstar-suffix') list.push(previous);
    else list.push({ kind: closes ? 'globstar-suffix' : 'globstar-middle' });
  }

  #class(): Token {
    let negated = false;
    const mark = this.#characters[this.#index];
    if (mark === '!' || mark === '^') {
      negated = true;
      this.#index++;
    }
    const ranges: [string, string][] = [];
    let inRange = false;
    for (let first = true; ; first = false) {
      const character = this.#characters[this.#index++];
      if (character === undefined) throw this.#invalid("unclosed character class; missing ']'");
      if (character === ']' && !first) break;
      const last = ranges[ranges.length - 1];
      if (character === '-' && !first && !inRange) {
        inRange = true;
      } else if (inRange && last !== undefined) {
        last[1] = character;
        if (isAbove(last[0], character)) throw this.#invalid(`invalid range; '${last[0]}' > '${character}'`);
        inRange = false;
      } else {
        ranges.push([character, character]);
      }
    }
    if (inRange) ranges.push(['-', '-']);
    return classToken(ranges, negated);
  }

  #invalid(reason: string): SpanglobError {
    return invalid(this.#shown, reason);
  }
}

function isAbove(low: string, high: string): boolean {
  return (low.codePointAt(0) as number) > (high.codePointAt(0) as number);
}

/**
 * A class over bytes: a member of several bytes is its bytes, and a range
 * runs from the last byte of its lower end to the first of its upper end.
 */
function classToken(ranges: readonly (readonly [string, string])[], negated: boolean): Token {
  const members: ByteSet = new Uint8Array(256);
  let items = 0;
  for (const [low, high] of ranges) {
    const lowBytes = [...bytesOf(low)];
    const highBytes = low === high ? [] : [...bytesOf(high)];
    for (const byte of [...lowBytes, ...highBytes]) members[byte] = 1;
    if (highBytes.length > 0) members.fill(1, lowBytes[lowBytes.length - 1], highBytes[0]);
    items += Math.max(1, lowBytes.length + highBytes.length - (highBytes.length > 0 ? 1 : 0));
  }
  return {
    kind: 'set',
    set: negated ? ANY_BYTE.map((_, byte) => 1 - (members[byte] as number)) : members,
    items,
  };
}
