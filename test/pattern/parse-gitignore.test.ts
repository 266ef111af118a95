/** Lines as rules: their tokens. What they match is the table's (test/ignore/cases). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Automaton } from '../../src/pattern/automaton.ts';
import { Chains } from '../../src/pattern/chains.ts';
import { ignoreLines, parseGitignore } from '../../src/pattern/parse-gitignore.ts';
import { NOT_SLASH, type Token } from '../../src/pattern/token.ts';
import { decodeName, encodeName } from '../support/bytes.ts';

/** Literal bytes as they are, `?` for any byte but a slash, sets as their members, the others as `<kind>`. */
function spelt(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.kind === 'byte') return String.fromCharCode(token.byte);
      if (token.kind !== 'set') return `<${token.kind}>`;
      if (token.set === NOT_SLASH) return '?';
      const members = [...token.set.keys()].filter((byte) => token.set[byte] === 1);
      return `[${members.length > 100 ? `${256 - members.length} not` : String.fromCharCode(...members)}]`;
    })
    .join('');
}

const ANYWHERE = '<globstar-prefix>';

describe('a line', () => {
  test.each<[string, string, ('directories only' | 'includes')[]?]>([
    ['a', `${ANYWHERE}a`],
    ['/a', 'a'],
    ['a/b', 'a/b'],
    ['a/', `${ANYWHERE}a`, ['directories only']],
    ['/a/', 'a', ['directories only']],
    ['!a', `${ANYWHERE}a`, ['includes']],
    ['!/a/', 'a', ['directories only', 'includes']],
    ['!!a', `${ANYWHERE}!a`, ['includes']],
    ['\\!a', `${ANYWHERE}!a`],
    ['\\#a', `${ANYWHERE}#a`],
    ['a  ', `${ANYWHERE}a`],
    ['a\\  ', `${ANYWHERE}a `],
    ['a\t', `${ANYWHERE}a\t`],
    ['a\0b', `${ANYWHERE}a`],
    ['*', `${ANYWHERE}<star>`],
    ['**', `${ANYWHERE}<star>`],
    ['***a', `${ANYWHERE}<star>a`],
    ['/*', '<star>'],
    ['/**', '<everything>'],
    ['**/a', `${ANYWHERE}a`],
    ['a/**', 'a/<everything>'],
    ['a/**/b', `a/${ANYWHERE}b`],
    ['a/**b', 'a/<star>b'],
    ['/a**', 'a<everything>'],
    ['/a**/b', `a${ANYWHERE}b`],
    ['/a**b', 'a<star>b'],
    ['/?a**', '?a<star>'],
    ['a/**\\/b', 'a/<everything>/b'],
    ['a?', `${ANYWHERE}a?`],
    ['\\*', `${ANYWHERE}*`],
    ['[ab]', `${ANYWHERE}[ab]`],
    ['[a-c]', `${ANYWHERE}[abc]`],
    ['[c-a]', `${ANYWHERE}[c]`],
    ['[]a]', `${ANYWHERE}[]a]`],
    ['[a\\]b]', `${ANYWHERE}[]ab]`],
    ['[!a]', `${ANYWHERE}[2 not]`],
    ['[!/]', '[1 not]'],
    ['[.-0]', `${ANYWHERE}[.0]`],
    ['[[:digit:]x]', `${ANYWHERE}[0123456789x]`],
    ['{a,b}', `${ANYWHERE}{a,b}`],
    ['\u00e9', `${ANYWHERE}\u00c3\u00a9`],
  ])('%j', (line, tokens, flags = []) => {
    const rule = parseGitignore(encodeName(line));
    expect(rule && spelt(rule.tokens)).toBe(tokens);
    expect(rule?.directoriesOnly).toBe(flags.includes('directories only'));
    expect(rule?.includes).toBe(flags.includes('includes'));
  });

  test.each([
    '',
    ' ',
    '/',
    '!',
    '!/',
    '[',
    '[a',
    '[]',
    '[!]',
    'a\\',
    '[[:nope:]]',
    '[[:alpha:]',
    '\0a',
    'a[\\',
  ])('%j matches nothing', (line) => {
    expect(parseGitignore(encodeName(line))).toBeUndefined();
  });

  test('whatever its bytes are, costs its length', () => {
    const special = fc.constantFrom(...encodeName('*?[]!^-\\/ \t#{},:a\0').values());
    const line = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.array(special, { maxLength: 60 }).map((bytes) => Uint8Array.from(bytes)),
    );
    fc.assert(
      fc.property(line, (bytes) => {
        const rule = parseGitignore(bytes);
        if (rule === undefined) return;
        expect(rule.tokens.length).toBeLessThanOrEqual(bytes.length + 1);
        const automaton = new Automaton(new Chains([rule]));
        automaton.advance(automaton.descend(automaton.start), 'a');
      }),
      { seed: 7, numRuns: 3_000 },
    );
  });
});

describe('lines', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['a\r', ['a']],
    ['a\r\r\n', ['a\r']],
    ['\n\n\r\na', ['a']],
    ['#a\n #b\n\\#c\na#', [' #b', '\\#c', 'a#']],
    ['\ufeffa\n\ufeffb', ['a', '\ufeffb']],
    ['\ufeff#a\nb', ['b']],
    ['\ufeff', []],
    ['a\0\nb', ['a\0', 'b']],
    ['\udcff\n\udcc3', ['\udcff', '\udcc3']],
    ['\u2028a\u0085b', ['\u2028a\u0085b']],
  ])('of %j', (content, lines) => {
    expect([...ignoreLines(encodeName(content))].map((line) => decodeName(Buffer.from(line)))).toEqual(lines);
  });
});
