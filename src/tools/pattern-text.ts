/**
 * A pattern's text taken apart at its slashes, so that a request can be
 * rewritten without touching what is inside a segment. Pure, and only as
 * clever as the rewriting needs: `pattern/` gives patterns their meaning.
 */

/** What stands between two slashes outside of braces and classes. */
export interface Segment {
  /** As written. */
  readonly text: string;
  /** The one name it matches, escapes resolved; undefined where it has a wildcard, a class or braces. */
  readonly literal: string | undefined;
}

/** Empty segments stand for what begins, ends or is doubled with a slash. An escaped slash is one too. */
export function splitPattern(pattern: string): Segment[] {
  const segments: Segment[] = [];
  let text = '';
  let literal: string | undefined = '';
  let depth = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    const next = pattern.charAt(index + 1);
    if (depth === 0 && (character === '/' || (character === '\\' && next === '/'))) {
      segments.push({ text, literal });
      text = '';
      literal = '';
      if (character === '\\') index++;
    } else if (character === '\\' && next !== '') {
      text += character + next;
      if (literal !== undefined) literal += next;
      index++;
    } else {
      const end = character === '[' ? classEnd(pattern, index) : index + 1;
      text += pattern.slice(index, end);
      if (character === '{') depth++;
      if (character === '}') depth = Math.max(0, depth - 1);
      if ('*?[{}'.includes(character)) literal = undefined;
      else if (literal !== undefined) literal += character;
      index = end - 1;
    }
  }
  return [...segments, { text, literal }];
}

/** Past the `]` of the class that begins at `start`: one right after the opening is a member. */
export function classEnd(pattern: string, start: number): number {
  let index = start + 1;
  if (pattern[index] === '!' || pattern[index] === '^') index++;
  const end = pattern.indexOf(']', index + 1);
  return end === -1 ? pattern.length : end + 1;
}

/** A name as a pattern that matches it alone. */
export function escapeName(name: string): string {
  return name.replace(/[\\*?[\]{},!#]/g, '\\$&');
}

/** A name in brackets that routers use (`[id]`, `[...slug]`), with the second pair of `[[...slug]]`. */
const BRACKETED = /^\[(?:\[[^[\]]+\]|[^[\]!^][^[\]]*)\]/;

/**
 * Both readings of a segment's classes: the class, and the name that is
 * spelt the same. Next.js and its like name directories `[id]`; a model that
 * copies such a path means the name, and whoever means the class loses
 * nothing but rows that have those brackets in their names.
 */
export function withBracketNames(segment: string): string {
  let text = '';
  for (let index = 0; index < segment.length; ) {
    const character = segment.charAt(index);
    let end = character === '\\' ? index + 2 : index + 1;
    if (character === '[') {
      const name = BRACKETED.exec(segment.slice(index))?.[0];
      end = name === undefined ? classEnd(segment, index) : index + name.length;
      const written = segment.slice(index, end);
      // A slash in it would anchor the pattern; a wildcard in a name is no name that anyone has.
      text += name === undefined || /[/\\*?{}]/.test(name) ? written : `{${written},${escapeName(name)}}`;
    } else {
      text += segment.slice(index, end);
    }
    index = end;
  }
  return text;
}
