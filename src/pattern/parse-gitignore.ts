/**
 * A line of an ignore file as a rule, in git's grammar: `dir.c` for what a
 * line is, `wildmatch.c` for what a pattern is. Lines are bytes, since names
 * are; what is not UTF-8 is matched as it stands.
 */

import { type Class, parseClass } from './gitignore-class.ts';
import { type ByteSet, NOT_SLASH, type Rule, SLASH, type Token } from './token.ts';

/** A rule, and whether it takes in again what an earlier one left out. */
export interface IgnoreRule extends Rule {
  readonly includes: boolean;
}

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const BANG = 0x21;
const HASH = 0x23;
const STAR = 0x2a;
const QUESTION = 0x3f;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;

/** The lines of an ignore file: no byte-order mark, no line ends, neither comments nor empty lines. */
export function* ignoreLines(content: Uint8Array): Generator<Uint8Array> {
  let start = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf ? 3 : 0;
  while (start < content.length) {
    let end = content.indexOf(NEWLINE, start);
    if (end < 0) end = content.length;
    const line = content.subarray(start, end > start && content[end - 1] === CARRIAGE_RETURN ? end - 1 : end);
    if (line.length > 0 && line[0] !== HASH) yield line;
    start = end + 1;
  }
}

/** A line as a rule; undefined where git finds a rule that matches nothing. */
export function parseGitignore(line: Uint8Array): IgnoreRule | undefined {
  let text = withoutTrailingSpaces(upToNul(line));
  const includes = text[0] === BANG;
  if (includes) text = text.subarray(1);
  const directoriesOnly = text[text.length - 1] === SLASH;
  if (directoriesOnly) text = text.subarray(0, -1);
  if (text.length === 0) return undefined;

  // Without a slash the name alone is matched, at any depth.
  if (!text.includes(SLASH)) {
    const tokens = parseWildmatch(text, 0, false);
    return tokens && { tokens: [{ kind: 'globstar-prefix' }, ...tokens], directoriesOnly, includes };
  }
  if (text[0] === SLASH) text = text.subarray(1);
  // git compares what is literal in front by itself and begins the wildcards behind it: so `a**` glued
  // to text stands at the start of a pattern, where `**` crosses directories.
  const tokens = parseWildmatch(text, literalLength(text), true);
  return tokens && { tokens, directoriesOnly, includes };
}

/** git's lines are C strings. */
function upToNul(line: Uint8Array): Uint8Array {
  const nul = line.indexOf(0);
  return nul < 0 ? line : line.subarray(0, nul);
}

/** Trailing spaces are dropped, tabs are not, and a backslash keeps the space behind it. */
function withoutTrailingSpaces(line: Uint8Array): Uint8Array {
  let end = 0;
  for (let index = 0; index < line.length; index++) {
    if (line[index] === SPACE) continue;
    if (line[index] === BACKSLASH) index++;
    end = index + 1;
  }
  return line.subarray(0, Math.min(end, line.length));
}

function literalLength(text: Uint8Array): number {
  const wildcard = text.findIndex(
    (byte) => byte === STAR || byte === QUESTION || byte === BRACKET || byte === BACKSLASH,
  );
  return wildcard < 0 ? text.length : wildcard;
}

/**
 * wildmatch's grammar. `start` is where its own text begins; `pathname` is
 * its WM_PATHNAME: without it `**` is `*`. Undefined for what can't match.
 */
function parseWildmatch(text: Uint8Array, start: number, pathname: boolean): Token[] | undefined {
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const byte = text[index] as number;
    if (byte === STAR) {
      let end = index + 1;
      while (text[end] === STAR) end++;
      const crosses = pathname && end - index > 1 && (index === start || text[index - 1] === SLASH);
      if (crosses && end === text.length) {
        tokens.push({ kind: 'everything' });
      } else if (crosses && text[end] === SLASH) {
        tokens.push({ kind: 'globstar-prefix' });
        end++;
      } else if (crosses && text[end] === BACKSLASH && text[end + 1] === SLASH) {
        tokens.push({ kind: 'everything' });
      } else {
        tokens.push({ kind: 'star' });
      }
      index = end;
    } else if (byte === QUESTION) {
      tokens.push(NOT_A_SLASH);
      index++;
    } else if (byte === BRACKET) {
      const parsed: Class | undefined = parseClass(text, index);
      if (parsed === undefined) return undefined;
      tokens.push(ofSet(parsed.set));
      index = parsed.end;
    } else {
      const literal = byte === BACKSLASH ? text[++index] : byte;
      if (literal === undefined) return undefined;
      tokens.push(BYTE_TOKENS[literal] as Token);
      index++;
    }
  }
  return tokens;
}

/** Shared: a file of a megabyte holds a million. */
const BYTE_TOKENS: readonly Token[] = Array.from({ length: 256 }, (_, byte) => ({ kind: 'byte', byte }));
const NOT_A_SLASH: Token = ofSet(NOT_SLASH);

function ofSet(set: ByteSet): Token {
  return { kind: 'set', set, items: 1 };
}
