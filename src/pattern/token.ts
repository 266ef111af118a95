/**
 * The tokens that both parsers produce and the automaton consumes. A token
 * matches bytes of a path's UTF-8 form, as in ripgrep and git: `?` and one
 * class match one byte, not one character.
 */

/** 256 flags, one a byte value: 1 where the byte is a member. Never mutated once in a token. */
export type ByteSet = Uint8Array;

export type Token =
  /** That byte. */
  | { readonly kind: 'byte'; readonly byte: number }
  /** Any one byte of the set. `items` is how many ranges the class was written with. */
  | { readonly kind: 'set'; readonly set: ByteSet; readonly items: number }
  /** Zero or more bytes but `/`. */
  | { readonly kind: 'star' }
  /** Any bytes at all: a pattern that is `**` alone. */
  | { readonly kind: 'everything' }
  /** A `**` before its first slash: nothing, or any bytes up to and including a `/`. */
  | { readonly kind: 'globstar-prefix' }
  /** A `/`, then nothing or any bytes up to and including another `/`. */
  | { readonly kind: 'globstar-middle' }
  /** A `/`, then any bytes. */
  | { readonly kind: 'globstar-suffix' }
  /** Any one of the branches, or the empty text where there are none. `nesting`: see nesting.ts. */
  | {
      readonly kind: 'alternation';
      readonly branches: readonly (readonly Token[])[];
      readonly nesting: number;
    };

/** One rule of an automaton: its index among the rules is what a state answers with. */
export interface Rule {
  readonly tokens: readonly Token[];
  /** The rule speaks of directories alone. */
  readonly directoriesOnly: boolean;
}

export const SLASH = 0x2f;

/** Every byte but `/`. */
export const NOT_SLASH: ByteSet = new Uint8Array(256).fill(1);
NOT_SLASH[SLASH] = 0;

/** Every byte. */
export const ANY_BYTE: ByteSet = new Uint8Array(256).fill(1);

/**
 * The bytes of a string as a file system would store it: UTF-8, where
 * `\udc80`-`\udcff` on their own stand for the raw bytes 0x80-0xff
 * (surrogateescape). Other lone surrogates take their three-byte form.
 */
export function* bytesOf(text: string): Generator<number> {
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) {
      yield code;
    } else if (code >= 0xdc80 && code <= 0xdcff) {
      yield code & 0xff;
    } else if (code < 0x800) {
      yield 0xc0 | (code >> 6);
      yield 0x80 | (code & 0x3f);
    } else if (code < 0x10000) {
      yield 0xe0 | (code >> 12);
      yield 0x80 | ((code >> 6) & 0x3f);
      yield 0x80 | (code & 0x3f);
    } else {
      yield 0xf0 | (code >> 18);
      yield 0x80 | ((code >> 12) & 0x3f);
      yield 0x80 | ((code >> 6) & 0x3f);
      yield 0x80 | (code & 0x3f);
    }
  }
}
