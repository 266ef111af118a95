/**
 * File names as bytes and as strings. A byte that isn't part of valid UTF-8 stands in a string as
 * `\udc80`-`\udcff` (Python's surrogateescape). Kept apart from the library's own code, so that an
 * error there can't hide itself in the tests.
 */
import { isUtf8 } from 'node:buffer';

export function decodeName(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let name = '';
  for (let at = 0; at < bytes.length; ) {
    const sequence = bytes.subarray(at, at + sequenceLength(bytes.readUInt8(at)));
    if (isUtf8(sequence)) {
      name += sequence.toString('utf8');
      at += sequence.length;
    } else {
      name += String.fromCharCode(0xdc00 + bytes.readUInt8(at));
      at += 1;
    }
  }
  return name;
}

export function encodeName(name: string): Buffer {
  if (name.isWellFormed()) return Buffer.from(name, 'utf8');
  const parts: Buffer[] = [];
  // A `for of` walks code points: only a lone surrogate comes out as one.
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.of(code - 0xdc00) : Buffer.from(character));
  }
  return Buffer.concat(parts);
}

/** Bytes that a UTF-8 sequence with this lead byte should have. */
function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}
