/** Classes. */
import type { Mutation } from './mutation.ts';

export const classes: readonly Mutation[] = [
  {
    title: 'a class never matches `/`',
    file: 'parse-ripgrep.ts',
    from: "  return {\n    kind: 'set',\n    set: negated",
    to: "  members[0x2f] = negated ? 1 : 0;\n  return {\n    kind: 'set',\n    set: negated",
  },
  {
    title: 'a class with `!` never matches `/`',
    file: 'parse-ripgrep.ts',
    from: "  return {\n    kind: 'set',\n    set: negated",
    to: "  if (negated) members[0x2f] = 1;\n  return {\n    kind: 'set',\n    set: negated",
  },
  {
    title: '`\\` escapes in a class',
    file: 'parse-ripgrep.ts',
    from: "if (character === ']' && !first) break;",
    to: "if (character === ']' && !first) break;\n      if (character === '\\\\' && this.#characters[this.#index] !== undefined) {\n        const escaped = this.#characters[this.#index++] as string;\n        ranges.push([escaped, escaped]);\n        continue;\n      }",
  },
  {
    title: '`]` first closes',
    file: 'parse-ripgrep.ts',
    from: "if (character === ']' && !first) break;",
    to: "if (character === ']') break;",
  },
  {
    title: '`!` does not negate a class',
    file: 'parse-ripgrep.ts',
    from: "mark === '!' || mark === '^'",
    to: "mark === '^'",
  },
  {
    title: '`^` does not negate a class',
    file: 'parse-ripgrep.ts',
    from: "mark === '!' || mark === '^'",
    to: "mark === '!'",
  },
  {
    title: '`-` last is dropped',
    file: 'parse-ripgrep.ts',
    from: "if (inRange) ranges.push(['-', '-']);\n",
    to: '',
  },
  {
    title: '`-` first begins no range',
    file: 'parse-ripgrep.ts',
    from: "if (character === '-' && !first && !inRange) {",
    to: "if (character === '-' && !inRange) {",
  },
  {
    title: '`-` makes no range',
    file: 'parse-ripgrep.ts',
    from: "if (character === '-' && !first && !inRange) {",
    to: "if (character === '\\0') {",
  },
  {
    title: 'a range after a range goes on from it',
    file: 'parse-ripgrep.ts',
    from: 'last[1] = character;',
    to: 'last[1] = character;\n        ranges.push([character, character]);',
  },
  {
    title: 'a range that runs backwards is empty',
    file: 'parse-ripgrep.ts',
    from: 'if (isAbove(last[0], character)) throw',
    to: "if (isAbove(last[0], '\\u{10ffff}')) throw",
  },
  {
    title: 'an open `[` is a name',
    file: 'parse-ripgrep.ts',
    from: 'if (character === undefined) throw this.#invalid("unclosed character class; missing \']\'");',
    to: 'if (character === undefined) break;',
  },
  {
    title: 'a member of several bytes is its first byte',
    file: 'parse-ripgrep.ts',
    from: 'const lowBytes = [...bytesOf(low)];',
    to: 'const lowBytes = [...bytesOf(low)].slice(0, 1);',
  },
  {
    title: 'a range begins at the first byte of its lower end',
    file: 'parse-ripgrep.ts',
    from: 'members.fill(1, lowBytes[lowBytes.length - 1], highBytes[0])',
    to: 'members.fill(1, lowBytes[0], highBytes[0])',
  },
  {
    title: 'a range ends at the last byte of its upper end',
    file: 'parse-ripgrep.ts',
    from: 'members.fill(1, lowBytes[lowBytes.length - 1], highBytes[0])',
    to: 'members.fill(1, lowBytes[lowBytes.length - 1], highBytes[highBytes.length - 1])',
  },
  {
    title: 'POSIX classes are known',
    file: 'parse-ripgrep.ts',
    from: '  let rest = line;',
    to: "  let rest = line.replaceAll('[:alpha:]', 'a-zA-Z');",
  },
];
