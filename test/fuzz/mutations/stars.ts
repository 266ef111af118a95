/** Stars, and `?`. */
import type { Mutation } from './mutation.ts';

/** A `?` that matches one character: one to four bytes, by the lead byte. */
const UTF8_CHARACTER = `{
  kind: 'alternation',
  nesting: 0,
  branches: [[[0, 0x7f]], [[0xc0, 0xdf]], [[0xe0, 0xef]], [[0xf0, 0xff]]].map((lead, more) =>
    [...lead, ...Array.from({ length: more }, () => [0x80, 0xbf])].map(([low, high]) => ({
      kind: 'set' as const,
      set: NOT_SLASH.map((flag, byte) => (byte >= (low as number) && byte <= (high as number) ? flag : 0)),
      items: 1,
    })),
  ),
}`;

export const stars: readonly Mutation[] = [
  {
    title: '`*` crosses `/`',
    file: 'nfa.ts',
    from: 'return this.#loop(from, NOT_SLASH);',
    to: 'return this.#loop(from, ANY_BYTE);',
  },
  {
    title: '`*` is at least one byte',
    file: 'nfa.ts',
    from: "case 'star':\n        return this.#loop(from, NOT_SLASH);",
    to: "case 'star':\n        return this.#loop(this.#set(from, NOT_SLASH, this.#node()), NOT_SLASH);",
  },
  {
    title: '`?` matches `/`',
    file: 'parse-ripgrep.ts',
    from: "kind: 'set', set: NOT_SLASH, items: 1",
    to: "kind: 'set', set: ANY_BYTE, items: 1",
  },
  {
    title: '`?` is a character, not a byte',
    file: 'parse-ripgrep.ts',
    from: "{ kind: 'set', set: NOT_SLASH, items: 1 }",
    to: UTF8_CHARACTER,
  },
  {
    title: '`**` glued to text crosses `/`',
    file: 'parse-ripgrep.ts',
    from: "    if (!opens || !(closes || after === '/')) {\n      list.push({ kind: 'star' }, { kind: 'star' });",
    to: "    if (!opens || !(closes || after === '/')) {\n      list.push({ kind: 'everything' });",
  },
  {
    title: '`**` first and glued crosses `/`',
    file: 'parse-ripgrep.ts',
    from: "} else {\n        list.push({ kind: 'star' }, { kind: 'star' });",
    to: "} else {\n        list.push({ kind: 'everything' });",
  },
  {
    title: '`***` is `**`',
    file: 'parse-ripgrep.ts',
    from: 'const after = this.#characters[this.#index];\n    const list',
    to: "while (this.#characters[this.#index] === '*') this.#index++;\n    const after = this.#characters[this.#index];\n    const list",
  },
  {
    title: '`**` alone is a `**/` in front of nothing',
    file: 'parse-ripgrep.ts',
    from: "tokens.length === 1 && only?.kind === 'globstar-prefix'",
    to: "tokens.length === 9 && only?.kind === 'globstar-prefix'",
  },
  {
    title: '`**/` in front needs a directory',
    file: 'nfa.ts',
    from: 'from.empty.push(end);\n        return end;',
    to: 'return end;',
  },
  { title: '`/**/` needs a directory', file: 'nfa.ts', from: 'first.empty.push(end);\n', to: '' },
  {
    title: '`/**/` is one directory at most',
    file: 'nfa.ts',
    from: 'const end = this.#slash(this.#loop(first, ANY_BYTE));',
    to: 'const end = this.#slash(this.#loop(first, NOT_SLASH));',
  },
  {
    title: '`/**` matches what is in front of it too',
    file: 'nfa.ts',
    from: 'return this.#loop(this.#slash(from), ANY_BYTE);',
    to: '{\n        const end = this.#loop(this.#slash(from), ANY_BYTE);\n        from.empty.push(end);\n        return end;\n      }',
  },
  {
    title: '`/**` is files of the directory itself',
    file: 'nfa.ts',
    from: 'return this.#loop(this.#slash(from), ANY_BYTE);',
    to: 'return this.#loop(this.#slash(from), NOT_SLASH);',
  },
  {
    title: 'a run of `/**/` is not one',
    file: 'parse-ripgrep.ts',
    from: 'const previous = list.pop() as Token;',
    to: "let previous = list.pop() as Token;\n    if (previous.kind === 'globstar-middle') {\n      list.push(previous);\n      previous = { kind: 'byte', byte: 0x2f };\n    }",
  },
  {
    title: 'a run of `**/` in front is not one',
    file: 'parse-ripgrep.ts',
    from: "if (previous.kind === 'globstar-prefix' || previous",
    to: 'if (previous',
  },
  {
    title: '`**` after `\\,` or `\\{` is not at the start of a branch',
    file: 'parse-ripgrep.ts',
    from: "before === '/' || (inGroup && (before === ',' || before === '{'))",
    to: "before === '/' || (inGroup && (before === ',' || before === '{') && this.#characters[this.#index - 4] !== '\\\\')",
  },
  {
    title: '`**` before `,` or `}` is glued',
    file: 'parse-ripgrep.ts',
    from: "const closes = after === undefined || (inGroup && (after === ',' || after === '}'));",
    to: 'const closes = after === undefined;',
  },
  {
    title: '`**` first in a branch is glued',
    file: 'parse-ripgrep.ts',
    from: 'if (list.length === 0) {',
    to: 'if (list.length === 0 && !inGroup) {',
  },
];
