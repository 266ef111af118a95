/** Several patterns where one was wanted: separated by commas or spaces, or as a JSON array. */
import { classEnd } from '../pattern-text.ts';

export interface PatternList {
  readonly separator: 'comma' | 'space' | 'json';
  readonly patterns: readonly string[];
}

export function readPatternList(text: string): PatternList | undefined {
  const array = readArray(text);
  if (array !== undefined) return { separator: 'json', patterns: array };
  const parts = splitAtCommas(text);
  if (parts.length > 1) return { separator: 'comma', patterns: parts };
  const words = text.trim().split(/\s+/);
  // A space is more often part of a name: all the words must look like patterns.
  const isList = words.length > 1 && words.every((word) => /[*?/]|^\.?\w+\.\w+$/.test(word));
  return isList ? { separator: 'space', patterns: words } : undefined;
}

/** The patterns as alternatives of one. Without a slash they go on matching at any depth. */
export function asAlternatives(patterns: readonly string[]): string {
  if (patterns.length === 1) return patterns[0] as string;
  if (!patterns.some((pattern) => pattern.includes('/'))) return `{${patterns.join(',')}}`;
  const branches = patterns.map((pattern) =>
    pattern.includes('/') ? pattern.replace(/^\.?\/+/, '') : `**/${pattern}`,
  );
  return `{${branches.join(',')}}`;
}

function readArray(text: string): string[] | undefined {
  if (!/^\s*\[\s*"/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

/** At the commas outside of braces and classes that are not escaped. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') index++;
    else if (character === '[') index = classEnd(text, index) - 1;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}
