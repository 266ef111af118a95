import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeName, locationOf } from '../../src/walk/names.ts';
import * as independent from '../support/bytes.ts';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 12 }),
  // Near misses of UTF-8: cut, overlong, surrogates, beyond the last character.
  fc
    .array(
      fc.constantFrom(
        [0x61],
        [0xc3, 0xa9],
        [0xc0, 0xaf],
        [0xe0, 0x80],
        [0xed, 0xa0, 0x80],
        [0xef, 0xbf, 0xbd],
        [0xf0, 0x9f, 0x98, 0x80],
        [0xf4, 0x90, 0x80, 0x80],
        [0xf8],
        [0xef, 0xbb, 0xbf],
        [0xf0, 0x8f],
      ),
      { maxLength: 5 },
    )
    .map((parts) => Uint8Array.from(parts.flat())),
);

describe('decodeName', () => {
  test('any bytes come back from the name that they are given', () => {
    fc.assert(
      fc.property(bytes, (name) => {
        expect(Buffer.from(locationOf(decodeName(name)) as string)).toEqual(Buffer.from(name));
      }),
      { seed: 7, numRuns: 3_000 },
    );
  });

  test('agrees with a decoder that asks Node of every piece', () => {
    fc.assert(
      fc.property(bytes, (name) => {
        expect(decodeName(name)).toBe(independent.decodeName(Buffer.from(name)));
      }),
      { seed: 7, numRuns: 3_000 },
    );
  });

  test.each([
    ['a mark at the start is part of the name', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
    ['the replacement character is itself', [0xef, 0xbf, 0xbd], '\ufffd'],
    ['a surrogate is three bytes', [0xed, 0xa0, 0x80], '\udced\udca0\udc80'],
    ['cut', [0xe4, 0xb8], '\udce4\udcb8'],
  ])('%s', (_title, name, expected) => {
    expect(decodeName(Uint8Array.from(name))).toBe(expected);
  });
});

describe('locationOf', () => {
  test.each(['a/b', '\u00e9', '\u{1f480}', '\ud83d\udc80'])('%j is left as it is', (name) => {
    expect(locationOf(name)).toBe(name);
  });

  test.each([
    ['a/\udcff.ts', [0x61, 0x2f, 0xff, 0x2e, 0x74, 0x73]],
    ['\u{1f480}\udc80', [0xf0, 0x9f, 0x92, 0x80, 0x80]],
  ])('%j is bytes', (name, expected) => {
    expect(locationOf(name)).toEqual(Buffer.from(expected));
  });
});
