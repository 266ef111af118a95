/** Names that are spelt like a pattern. */
import { classEnd, escapeName } from '../pattern-text.ts';

/**
 * Both readings of every class and every group of a pattern: what it means,
 * and the name that is spelt the same. Undefined where there is none.
 */
export function withLiteralNames(pattern: string): string | undefined {
  if (!/[[{]/.test(pattern)) return undefined;
  const [text] = read(pattern, 0, false);
  return text;
}

/** Reads up to the end, or to the `}` that ends a group; returns where it stopped. */
function read(pattern: string, start: number, inGroup: boolean): [text: string, end: number] {
  let text = '';
  let index = start;
  while (index < pattern.length) {
    const character = pattern.charAt(index);
    if (inGroup && character === '}') break;
    let end = index + 1;
    let piece = character;
    if (character === '\\') {
      end = index + 2;
      piece = pattern.slice(index, end);
    } else if (character === '[') {
      end = classEnd(pattern, index);
      piece = both(pattern.slice(index, end), pattern.slice(index, end));
    } else if (character === '{') {
      const [branches, close] = read(pattern, end, true);
      end = close + 1;
      piece = both(`{${branches}}`, pattern.slice(index, end));
    }
    text += piece;
    index = end;
  }
  return [text, index];
}

function both(meaning: string, spelt: string): string {
  return `{${meaning},${escapeName(spelt)}}`;
}
