/** Escapes, letters, bytes, and what a match means. */
import type { Mutation } from './mutation.ts';

export const text: readonly Mutation[] = [
  {
    title: '`\\` is a name',
    file: 'parse-ripgrep.ts',
    from: "case '\\\\':\n          this.#escape();",
    to: "case '\\\\':\n          this.#literal('\\\\');",
  },
  {
    title: '`\\` before a letter is a name',
    file: 'parse-ripgrep.ts',
    from: 'this.#literal(escaped);',
    to: "if (/[a-z]/.test(escaped)) this.#literal('\\\\');\n    this.#literal(escaped);",
  },
  {
    title: '`\\` at the end is a name',
    file: 'parse-ripgrep.ts',
    from: 'if (escaped === undefined) throw this.#invalid("dangling \'\\\\\'");',
    to: "if (escaped === undefined) {\n      this.#literal('\\\\');\n      return;\n    }",
  },
  {
    title: 'letters of either case',
    file: 'parse-ripgrep.ts',
    from: '    for (const byte of bytesOf(character)) this',
    to: '    for (const byte of bytesOf(character.toLowerCase())) this',
  },
  {
    title: 'patterns are composed (NFC)',
    file: 'parse-ripgrep.ts',
    from: '  let rest = line;',
    to: '  let rest = line.normalize();',
  },
  {
    title: 'a stray byte of a name is three',
    file: 'automaton.ts',
    from: 'if (point >= 0xdc80 && point <= 0xdcff) return',
    to: 'if (point > 0x10ffff) return',
  },
  {
    title: 'a character beyond U+FFFF is two',
    file: 'automaton.ts',
    from: 'if (point > 0xffff) index++;',
    to: '',
  },
  {
    title: 'a character of a pattern beyond U+FFFF begins with another byte',
    file: 'token.ts',
    from: '      yield 0xf0 | (code >> 18);',
    to: '      yield 0xf1 | (code >> 18);',
  },
  {
    title: '`!` keeps searching directories that match',
    file: 'pattern.ts',
    from: 'return state.directory < 0 ? automaton.descend(state) : undefined;',
    to: 'return automaton.descend(state);',
  },
  {
    title: '`!` with `/` behind leaves files out',
    file: 'pattern.ts',
    from: 'automaton.advance(directory, name).file < 0',
    to: 'automaton.advance(directory, name).directory < 0',
  },
  {
    title: 'a directory that matches is not entered',
    file: 'pattern.ts',
    from: 'const state = automaton.descend(automaton.advance(directory, name));',
    to: 'const reached = automaton.advance(directory, name);\n      if (reached.file >= 0) return undefined;\n      const state = automaton.descend(reached);',
  },
];
