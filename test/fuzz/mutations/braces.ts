/** Braces. */
import type { Mutation } from './mutation.ts';

export const braces: readonly Mutation[] = [
  {
    title: 'an empty branch matches nothing, as in bash',
    file: 'nesting.ts',
    from: 'branches.filter((branch) => !branch.every(isNothing))',
    to: 'branches.filter(() => true)',
  },
  {
    title: '`{}` is two characters',
    file: 'parse-ripgrep.ts',
    from: "case '{':\n",
    to: "case '{':\n          if (this.#characters[this.#index] === '}') {\n            this.#literal('{');\n            this.#index++;\n            this.#literal('}');\n            break;\n          }\n",
  },
  {
    title: '`{a}` is three characters',
    file: 'parse-ripgrep.ts',
    from: 'const group = alternation(this.#lists.splice(first));',
    to: "const lists = this.#lists.splice(first);\n    if (lists.length === 1) {\n      const only = lists[0] as Token[];\n      this.#list.push({ kind: 'byte', byte: 0x7b }, ...only, { kind: 'byte', byte: 0x7d });\n      return;\n    }\n    const group = alternation(lists);",
  },
  {
    title: '`,` outside braces separates',
    file: 'parse-ripgrep.ts',
    from: 'if (this.#groups.length > 0) this.#lists.push([]);',
    to: 'if (this.#lists.length > 0) this.#lists.push([]);',
  },
  {
    title: 'only the first branch counts',
    file: 'nfa.ts',
    from: 'for (const branch of branches) this',
    to: 'for (const branch of branches.slice(0, 1)) this',
  },
  {
    title: '`{1..3}` counts',
    file: 'parse-ripgrep.ts',
    from: '  let rest = line;',
    to: "  let rest = line.replace('{1..3}', '{1,2,3}');",
  },
  {
    title: 'an open `{` at the end is a name',
    file: 'parse-ripgrep.ts',
    from: 'if (this.#groups.length > 0) {\n      throw',
    to: 'if (this.#groups.length > 999) {\n      throw',
  },
  {
    title: 'a `}` too many is a name',
    file: 'parse-ripgrep.ts',
    from: "case '}':\n          this.#closeGroup();",
    to: "case '}':\n          if (this.#groups.length === 0) this.#literal('}');\n          else this.#closeGroup();",
  },
  {
    title: 'braces may be one level deeper',
    file: 'nesting.ts',
    from: 'REGEX_NESTING = 250',
    to: 'REGEX_NESTING = 251',
  },
  {
    title: 'braces may be one level less deep',
    file: 'nesting.ts',
    from: 'REGEX_NESTING = 250',
    to: 'REGEX_NESTING = 249',
  },
];
