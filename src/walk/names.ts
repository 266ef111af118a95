/**
 * File names as strings. A name that isn't valid UTF-8 is kept with each
 * stray byte as a lone `\udc80`-`\udcff` (Python's surrogateescape), so that
 * it can be shown, sorted, and given back to the file system.
 */
import { isUtf8 } from 'node:buffer';
import { bytesOf } from '../pattern/token.ts';

const STRAY_BYTE = /[\udc80-\udcff]/;
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** What to hand to the file system for a path: the path, or its bytes where it holds stray ones. */
export function locationOf(path: string): string | Buffer {
  // Asked first because it is free for what is Latin-1 throughout, which nearly all paths are.
  if (path.isWellFormed() || !STRAY_BYTE.test(path.replace(SURROGATE_PAIR, ''))) return path;
  return Buffer.from([...bytesOf(path)]);
}

/** A name's bytes as a string. */
export function decodeName(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return UTF8.decode(bytes);
  let name = '';
  for (let index = 0; index < bytes.length; ) {
    const length = sequenceLength(bytes, index);
    if (length === 0) {
      name += String.fromCharCode(0xdc00 | (bytes[index] as number));
      index += 1;
    } else {
      name += UTF8.decode(bytes.subarray(index, index + length));
      index += length;
    }
  }
  return name;
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The length of the valid UTF-8 sequence at `index`, or 0. Overlong forms, surrogates and the unassigned end are not valid. */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] as number;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || index + length > bytes.length) return 0;
  for (let offset = 1; offset < length; offset++) {
    if (((bytes[index + offset] as number) & 0xc0) !== 0x80) return 0;
  }
  const second = bytes[index + 1] as number;
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0;
  if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f)) return 0;
  return length;
}
