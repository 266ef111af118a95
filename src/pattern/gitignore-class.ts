/** A bracket expression of git's wildmatch: bytes, ranges, escapes and POSIX classes; never a `/`. */
import { type ByteSet, SLASH } from './token.ts';

export interface Class {
  readonly set: ByteSet;
  /** The index behind the closing `]`. */
  readonly end: number;
}

const BANG = 0x21;
const DASH = 0x2d;
const COLON = 0x3a;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const CARET = 0x5e;

/** Parses from the `[` at `start`. Undefined for a class that is not closed or names no known POSIX class. */
export function parseClass(text: Uint8Array, start: number): Class | undefined {
  let index = start + 1;
  const negated = text[index] === BANG || text[index] === CARET;
  if (negated) index++;
  const members: ByteSet = new Uint8Array(256);
  /** The byte that a range may start from; undefined after a range or a POSIX class. */
  let low: number | undefined;
  // The first byte is a member even if it is `]`.
  for (let first = true; first || text[index] !== CLOSE; first = false) {
    let byte = text[index];
    if (byte === undefined) return undefined;
    const next = text[index + 1];
    if (byte === BACKSLASH) {
      if (next === undefined) return undefined;
      members[next] = 1;
      low = next;
      index += 2;
    } else if (byte === DASH && low !== undefined && next !== undefined && next !== CLOSE) {
      index++;
      if (next === BACKSLASH) index++;
      byte = text[index++];
      if (byte === undefined) return undefined;
      // An inverted range is empty: `fill` does nothing then.
      members.fill(1, low, byte + 1);
      low = undefined;
    } else if (byte === OPEN && next === COLON && isNamed(text, index)) {
      const close = text.indexOf(CLOSE, index + 2);
      const named = POSIX[String.fromCharCode(...text.subarray(index + 2, close - 1))];
      if (named === undefined) return undefined;
      for (let member = 0; member < 128; member++) if (named(member)) members[member] = 1;
      low = undefined;
      index = close + 1;
    } else {
      if (byte === OPEN && next === COLON && text.indexOf(CLOSE, index + 2) < 0) return undefined;
      members[byte] = 1;
      low = byte;
      index++;
    }
  }
  const set = negated ? members.map((member) => 1 - member) : members;
  set[SLASH] = 0;
  return { set, end: index + 1 };
}

/** Whether the `[:` at `index` is closed by `:]` before any other `]`. */
function isNamed(text: Uint8Array, index: number): boolean {
  const close = text.indexOf(CLOSE, index + 2);
  return close > index + 2 && text[close - 1] === COLON;
}

const isBetween = (low: string, high: string) => (byte: number) =>
  byte >= low.charCodeAt(0) && byte <= high.charCodeAt(0);
const isLower = isBetween('a', 'z');
const isUpper = isBetween('A', 'Z');
const isDigit = isBetween('0', '9');
const isPrint = isBetween(' ', '~');
const isAlpha = (byte: number): boolean => isLower(byte) || isUpper(byte);
const isAlnum = (byte: number): boolean => isAlpha(byte) || isDigit(byte);
/** git's own: neither vertical tab nor form feed. */
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** ASCII alone, as in git. */
const POSIX: Readonly<Record<string, (byte: number) => boolean>> = {
  __proto__: null as never,
  alnum: isAlnum,
  alpha: isAlpha,
  blank: (byte) => byte === 0x20 || byte === 0x09,
  cntrl: (byte) => byte < 0x20 || byte === 0x7f,
  digit: isDigit,
  graph: (byte) => isPrint(byte) && !isSpace(byte),
  lower: isLower,
  print: isPrint,
  punct: (byte) => isPrint(byte) && byte !== 0x20 && !isAlnum(byte),
  space: isSpace,
  upper: isUpper,
  xdigit: (byte) => isDigit(byte) || isBetween('a', 'f')(byte) || isBetween('A', 'F')(byte),
};
