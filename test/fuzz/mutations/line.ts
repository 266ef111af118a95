/** What stands in front of a pattern and behind it. */
import type { Mutation } from './mutation.ts';

export const line: readonly Mutation[] = [
  { title: '`#` in front is a name', file: 'parse-ripgrep.ts', from: " || text.startsWith('#')", to: '' },
  {
    title: '`#` after a blank or `!` is a comment',
    file: 'parse-ripgrep.ts',
    from: "text.startsWith('#')",
    to: "/^[ !]#/.test(text) || text.startsWith('#')",
  },
  {
    title: 'a blank pattern lists nothing',
    file: 'parse-ripgrep.ts',
    from: "if (line === '' || text",
    to: "if (line === '') return { negated: false, directoriesOnly: false, tokens: [] };\n  if (text",
  },
  {
    title: '`\\!` and `\\#` keep their backslash',
    file: 'parse-ripgrep.ts',
    from: "if (rest.startsWith('\\\\!') || rest.startsWith('\\\\#')) {\n    rest = rest.slice(1);",
    to: "if (rest.startsWith('\\\\!') || rest.startsWith('\\\\#')) {\n    rest = \"\\\\\" + rest;",
  },
  {
    title: '`/` after `\\!` anchors',
    file: 'parse-ripgrep.ts',
    from: '    rest = rest.slice(1);\n  } else {',
    to: "    rest = rest.slice(1);\n    if (rest[1] === '/') rest = rest.slice(0, 1) + rest.slice(2);\n  } else {",
  },
  {
    title: '`!` in front is a name',
    file: 'parse-ripgrep.ts',
    from: "if (rest.startsWith('!')) {",
    to: "if (rest.startsWith('!\\0')) {",
  },
  {
    title: '`!!` is no `!`',
    file: 'parse-ripgrep.ts',
    from: 'negated = true;\n      rest = rest.slice(1);',
    to: 'negated = true;\n      rest = rest.slice(1);\n      if (rest.startsWith("!")) {\n        negated = false;\n        rest = rest.slice(1);\n      }',
  },
  {
    title: '`/` in front is kept',
    file: 'parse-ripgrep.ts',
    from: 'anchored = true;\n      rest = rest.slice(1);',
    to: 'anchored = true;',
  },
  {
    title: '`/` in front does not anchor',
    file: 'parse-ripgrep.ts',
    from: 'anchored = true;\n',
    to: 'anchored = false;\n',
  },
  {
    title: '`//` in front is `/`',
    file: 'parse-ripgrep.ts',
    from: 'anchored = true;\n      rest = rest.slice(1);',
    to: "anchored = true;\n      rest = rest.replace(/^\\/+/, '');",
  },
  {
    title: '`./` in front is dropped',
    file: 'parse-ripgrep.ts',
    from: '  const directoriesOnly = rest',
    to: "  if (rest.startsWith('./')) rest = rest.slice(2);\n  const directoriesOnly = rest",
  },
  {
    title: 'trailing white space is kept',
    file: 'parse-ripgrep.ts',
    from: 'const line = trimEnd(text);',
    to: 'const line = text;',
  },
  {
    title: 'trailing white space is what JavaScript says',
    file: 'parse-ripgrep.ts',
    from: 'const line = trimEnd(text);',
    to: "const line = text.endsWith('\\\\ ') ? text : text.trimEnd();",
  },
  {
    title: '`\\ ` at the end is trimmed',
    file: 'parse-ripgrep.ts',
    from: "if (text.endsWith('\\\\ ')) return text;\n",
    to: '',
  },
  {
    title: 'leading white space is trimmed',
    file: 'parse-ripgrep.ts',
    from: '  let rest = line;',
    to: "  let rest = line.replace(/^\\s+/, '');",
  },
  {
    title: '`/` behind means files too',
    file: 'parse-ripgrep.ts',
    from: 'return { negated, directoriesOnly, tokens };',
    to: 'return { negated, directoriesOnly: false, tokens };',
  },
  {
    title: '`/` behind is kept',
    file: 'parse-ripgrep.ts',
    from: "if (directoriesOnly) rest = rest.slice(0, rest.endsWith('\\\\/') ? -2 : -1);\n",
    to: '',
  },
  {
    title: '`\\/` behind keeps its backslash',
    file: 'parse-ripgrep.ts',
    from: "rest.endsWith('\\\\/') ? -2 : -1",
    to: '-1',
  },
  {
    title: 'no slash: only at the root',
    file: 'parse-ripgrep.ts',
    from: "rest !== '**')",
    to: "rest === '**')",
  },
  {
    title: 'a slash in braces, a class or an escape does not anchor',
    file: 'parse-ripgrep.ts',
    from: "!rest.includes('/')",
    to: "!rest.replace(/\\{.*\\}|\\[.*\\]|\\\\./g, '').includes('/')",
  },
  {
    title: 'a slash anywhere does not anchor',
    file: 'parse-ripgrep.ts',
    from: "!anchored && !rest.includes('/') &&",
    to: '!anchored &&',
  },
  {
    title: 'the rejection names the pattern untrimmed',
    file: 'parse-ripgrep.ts',
    from: 'new GlobParser(rest, line)',
    to: 'new GlobParser(rest, text)',
  },
  {
    title: 'the rejection names what is left of the pattern',
    file: 'parse-ripgrep.ts',
    from: 'new GlobParser(rest, line)',
    to: 'new GlobParser(rest, rest)',
  },
];
