/** Statements of the ignore rules, broken one at a time in a copy of the sources: the slice must see each of them. */
import type { Mutation } from '../fuzz/mutations/mutation.ts';

const PARSER = 'parse-gitignore.ts';
const CLASS = 'gitignore-class.ts';
const RULES = '../ignore/rules.ts';
const LOAD = '../ignore/load.ts';
const ANCESTORS = '../ignore/ancestors.ts';

/** What git's grammar must show. */
export const grammarMutations: readonly Mutation[] = [
  {
    title: 'a carriage return stays',
    file: PARSER,
    from: 'content[end - 1] === CARRIAGE_RETURN ? end - 1 : end',
    to: 'false ? end - 1 : end',
  },
  { title: 'a byte-order mark stays', file: PARSER, from: '? 3 : 0;', to: '? 0 : 0;' },
  { title: 'comments are rules', file: PARSER, from: ' && line[0] !== HASH', to: '' },
  {
    title: 'a line goes on behind NUL',
    file: PARSER,
    from: 'return nul < 0 ? line : line.subarray(0, nul);',
    to: 'return nul < 0 ? line : line;',
  },
  {
    title: 'trailing tabs are trimmed',
    file: PARSER,
    from: 'if (line[index] === SPACE) continue;',
    to: 'if (line[index] === SPACE || line[index] === 9) continue;',
  },
  { title: 'trailing spaces stay', file: PARSER, from: 'if (line[index] === SPACE) continue;', to: '' },
  {
    title: 'a backslash keeps no space',
    file: PARSER,
    from: 'if (line[index] === BACKSLASH) index++;\n    end',
    to: 'end',
  },
  {
    title: '`!` is a character',
    file: PARSER,
    from: 'const includes = text[0] === BANG;',
    to: 'const includes = false;',
  },
  {
    title: 'a rule for directories is for files too',
    file: PARSER,
    from: 'const directoriesOnly = text[text.length - 1] === SLASH;\n  if (directoriesOnly)',
    to: 'const directoriesOnly = false;\n  if (text[text.length - 1] === SLASH)',
  },
  {
    title: 'a slash in the middle does not anchor',
    file: PARSER,
    from: 'if (!text.includes(SLASH)) {',
    to: 'if (text[0] !== SLASH) {',
  },
  {
    title: '`/a**` crosses no directories',
    file: PARSER,
    from: 'parseWildmatch(text, literalLength(text), true)',
    to: 'parseWildmatch(text, 0, true)',
  },
  {
    title: '`a?**` crosses directories',
    file: PARSER,
    from: '(index === start || text[index - 1] === SLASH)',
    to: '(index >= start || text[index - 1] === SLASH)',
  },
  {
    title: '`**` never crosses directories',
    file: PARSER,
    from: 'const crosses = pathname && end',
    to: 'const crosses = false && end',
  },
  { title: '`***` is no `**`', file: PARSER, from: 'end - index > 1', to: 'end - index === 2' },
  {
    title: '`**\\/` crosses no directories',
    file: PARSER,
    from: 'crosses && text[end] === BACKSLASH && text[end + 1] === SLASH',
    to: 'false',
  },
  {
    title: '`**/` in the middle is one level at least',
    file: PARSER,
    from: "tokens.push({ kind: 'globstar-prefix' });\n        end++;",
    to: "tokens.push({ kind: 'everything' });",
  },
  {
    title: '`?` matches a slash',
    file: PARSER,
    from: 'tokens.push(NOT_A_SLASH);',
    to: 'tokens.push(ofSet(new Uint8Array(256).fill(1)));',
  },
  {
    title: 'an unclosed class is a character',
    file: PARSER,
    from: 'if (parsed === undefined) return undefined;',
    to: "if (parsed === undefined) {\n        tokens.push({ kind: 'byte', byte });\n        index++;\n        continue;\n      }",
  },
  {
    title: 'a backslash in the end is a character',
    file: PARSER,
    from: 'if (literal === undefined) return undefined;',
    to: "if (literal === undefined) {\n        tokens.push({ kind: 'byte', byte });\n        break;\n      }",
  },
  {
    title: 'a backslash is a character',
    file: PARSER,
    from: 'byte === BACKSLASH ? text[++index] : byte',
    to: 'byte',
  },
  {
    title: '`^` does not negate',
    file: CLASS,
    from: 'text[index] === BANG || text[index] === CARET',
    to: 'text[index] === BANG',
  },
  { title: 'a class matches a slash', file: CLASS, from: '  set[SLASH] = 0;\n', to: '' },
  {
    title: '`[]` is closed',
    file: CLASS,
    from: 'first || text[index] !== CLOSE',
    to: 'text[index] !== CLOSE',
  },
  {
    title: 'a backslash in a class is a member',
    file: CLASS,
    from: '    if (byte === BACKSLASH) {',
    to: '    if (byte === 256) {',
  },
  {
    title: 'a range leaves its end out',
    file: CLASS,
    from: 'members.fill(1, low, byte + 1)',
    to: 'members.fill(1, low, byte)',
  },
  {
    title: 'the end of a range is not escaped',
    file: CLASS,
    from: '      if (next === BACKSLASH) index++;\n',
    to: '',
  },
  {
    title: 'the end of a range begins another',
    file: CLASS,
    from: 'members.fill(1, low, byte + 1);\n      low = undefined;',
    to: 'members.fill(1, low, byte + 1);\n      low = byte;',
  },
  {
    title: 'POSIX classes are characters',
    file: CLASS,
    from: 'byte === OPEN && next === COLON && isNamed(text, index)',
    to: 'byte === 256',
  },
  {
    title: 'an unknown POSIX class is empty',
    file: CLASS,
    from: 'if (named === undefined) return undefined;\n      for',
    to: 'if (named !== undefined)\n      for',
  },
  {
    title: '`[:alpha:]` begins a range',
    file: CLASS,
    from: '      low = undefined;\n      index = close + 1;',
    to: '      index = close + 1;',
  },
  {
    title: 'deeper files are weaker',
    file: RULES,
    from: '[...own, ...this.#files]',
    to: '[...this.#files, ...own]',
  },
  {
    title: 'the first line that matches wins',
    file: 'chains.ts',
    from: 'word * 32 + 31 - Math.clz32(ended)',
    to: 'word * 32 + 31 - Math.clz32(ended & -ended)',
  },
  {
    title: 'no place is moved to the next word',
    file: 'chains.ts',
    from: '        carry = moved >>> 31;\n',
    to: '',
  },
  {
    title: 'a star crosses directories',
    file: 'chain-layout.ts',
    from: "case 'star':\n        setBit(this.loops, this.#place);",
    to: "case 'star':\n        this.#everything();",
  },
  {
    title: 'a name is matched at the top alone',
    file: 'chain-layout.ts',
    from: 'if (isAnywhere) setBit(this.restarts, first);',
    to: '',
  },
  {
    title: 'info/exclude is not read',
    file: LOAD,
    from: "if (entry.name === '.git') found.push(",
    to: "if (entry.name === '.sl') found.push(",
  },
  {
    title: 'info/exclude is the strongest',
    file: RULES,
    from: 'REPOSITORY_LAYER: Layer = 3',
    to: 'REPOSITORY_LAYER: Layer = 0',
  },
];

/** What ripgrep's layers must show. */
export const layerMutations: readonly Mutation[] = [
  {
    title: 'the depth wins before the layer',
    file: RULES,
    from: '.sort((left, right) => left.layer - right.layer)',
    to: '',
  },
  {
    title: '.ignore is stronger than .rgignore',
    file: RULES,
    from: "['.rgignore', 0],\n  ['.ignore', 1],",
    to: "['.rgignore', 1],\n  ['.ignore', 0],",
  },
  {
    title: '.gitignore is stronger than .ignore',
    file: RULES,
    from: "['.ignore', 1],\n  ['.gitignore', 2],",
    to: "['.ignore', 2],\n  ['.gitignore', 1],",
  },
  {
    title: 'an outer .gitignore goes on in a repository',
    file: LOAD,
    from: 'outer = outer.inNestedRepository();',
    to: '',
  },
  {
    title: 'an outer .ignore stops at a repository',
    file: RULES,
    from: 'layer < 2 || layer',
    to: 'layer < 1 || layer',
  },
  {
    title: 'an outer info/exclude goes on in a repository',
    file: RULES,
    from: 'layer === GLOBAL_LAYER',
    to: 'layer >= REPOSITORY_LAYER',
  },
  {
    title: 'nothing above the root is read',
    file: ANCESTORS,
    from: 'const top = repository ??',
    to: 'const top = location ??',
  },
  {
    title: 'info/exclude above the root is not read',
    file: ANCESTORS,
    from: 'if (directory === repository)',
    to: 'if (directory === undefined)',
  },
  {
    title: 'rules above the root are anchored at it',
    file: ANCESTORS,
    from: 'rules = rules.descend(name);',
    to: '',
  },
  {
    title: 'what takes a directory in again in one layer does not hold against the next',
    file: RULES,
    from: '        decided = true;\n',
    to: '',
  },
  {
    title: 'what takes a file in again in one layer does not hold against the next',
    file: RULES,
    from: 'if (rule >= 0) return set.includes[rule] === false;',
    to: 'if (rule >= 0 && set.includes[rule] === false) return true;',
  },
];
