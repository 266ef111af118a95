/**
 * ripgrep's `--glob` dialect as rows of data: used by the matcher's test, by the comparison with the real
 * ripgrep, and by the README's table. Measured on ripgrep 15.0.0. Invisible characters are escaped.
 */

/** One pattern, and what it does in a directory that holds the files of both columns and nothing else. */
export interface DialectCase {
  readonly title: string;
  readonly pattern: string;
  readonly matched: readonly string[];
  readonly unmatched: readonly string[];
}

export const dialectCases: readonly DialectCase[] = [
  {
    title: 'basename any depth',
    pattern: 'a.ts',
    matched: ['a.ts', 'd/a.ts', 'd/e/a.ts'],
    unmatched: ['xa.ts'],
  },
  { title: 'hidden matched by *', pattern: '*', matched: ['.h/z', '.x', 'd/.y'], unmatched: [] },
  { title: 'hidden *.ts', pattern: '*.ts', matched: ['.a.ts', '.ts', 'a.ts'], unmatched: [] },
  { title: 'leading / anchors', pattern: '/a.ts', matched: ['a.ts'], unmatched: ['d/a.ts'] },
  { title: 'slash in middle anchors', pattern: 'd/a.ts', matched: ['d/a.ts'], unmatched: ['x/d/a.ts'] },
  { title: 'trailing / = dirs only, so no file', pattern: 'd/', matched: [], unmatched: ['d/a', 'x/d'] },
  { title: 'dir name alone', pattern: 'd', matched: ['x/d'], unmatched: ['d/a'] },
  { title: '/*', pattern: '/*', matched: ['a'], unmatched: ['d/a'] },
  { title: 'd/*', pattern: 'd/*', matched: ['d/a'], unmatched: ['d/e/a'] },
  { title: 'd/** not d itself', pattern: 'd/**', matched: ['d/a', 'd/e/a'], unmatched: ['x/d/a'] },
  { title: 'd/**', pattern: 'd/**', matched: [], unmatched: ['d'] },
  { title: '**/d/**', pattern: '**/d/**', matched: ['d/a', 'x/d/a'], unmatched: [] },
  { title: '**', pattern: '**', matched: ['a', 'd/a'], unmatched: [] },
  { title: '/**', pattern: '/**', matched: ['a', 'd/a'], unmatched: [] },
  { title: '**/', pattern: '**/', matched: [], unmatched: ['a', 'd/a'] },
  { title: '/**/', pattern: '/**/', matched: [], unmatched: ['a', 'd/a'] },
  { title: '**/a', pattern: '**/a', matched: ['a', 'd/a'], unmatched: ['ba'] },
  { title: '**a', pattern: '**a', matched: ['a', 'ba', 'd/ba'], unmatched: [] },
  { title: 'a**', pattern: 'a**', matched: ['a', 'ab', 'd/ab'], unmatched: [] },
  { title: 'a**b', pattern: 'a**b', matched: ['ab', 'axb', 'd/axb'], unmatched: ['a/b'] },
  { title: 'a**/b', pattern: 'a**/b', matched: ['a/b', 'ax/b'], unmatched: ['a/x/b', 'ax/y/b'] },
  { title: 'a/**b', pattern: 'a/**b', matched: ['a/b', 'a/xb'], unmatched: ['a/x/b'] },
  { title: 'a/**/b', pattern: 'a/**/b', matched: ['a/b', 'a/x/b', 'a/x/y/b'], unmatched: ['x/a/b'] },
  { title: 'a/**/**/b', pattern: 'a/**/**/b', matched: ['a/b', 'a/x/b'], unmatched: [] },
  { title: '***', pattern: '***', matched: ['a', 'd/a'], unmatched: [] },
  { title: 'a/***', pattern: 'a/***', matched: ['a/b'], unmatched: ['a/c/b'] },
  { title: '***/a', pattern: '***/a', matched: ['x/a'], unmatched: ['a', 'x/y/a'] },
  { title: 'a/***/b', pattern: 'a/***/b', matched: ['a/x/b'], unmatched: ['a/b', 'a/x/y/b'] },
  { title: '**.ts', pattern: '**.ts', matched: ['a.ts', 'd/a.ts'], unmatched: [] },
  { title: 'd/**.ts (no crossing)', pattern: 'd/**.ts', matched: ['d/a.ts'], unmatched: ['d/e/a.ts'] },
  { title: '*/a', pattern: '*/a', matched: ['x/a'], unmatched: ['a', 'x/y/a'] },
  { title: '? one BYTE', pattern: '?', matched: ['a'], unmatched: ['é', '中'] },
  { title: '?? = é', pattern: '??', matched: ['ab', 'é'], unmatched: ['中', '😀'] },
  { title: '????', pattern: '????', matched: ['abcd', 'éé', '中a', '😀'], unmatched: [] },
  { title: '? not /', pattern: 'a?b', matched: ['axb'], unmatched: ['a/b'] },
  { title: '[é]', pattern: '[é]', matched: [], unmatched: ['é', 'a'] },
  { title: '[é][é]', pattern: '[é][é]', matched: ['é'], unmatched: ['à'] },
  { title: 'é literal', pattern: 'é', matched: ['d/é', 'é'], unmatched: [] },
  { title: '*é', pattern: '*é', matched: ['aé', 'é'], unmatched: [] },
  { title: '[!a]', pattern: '[!a]', matched: ['b'], unmatched: ['é', 'a'] },
  { title: '[!a][!a]', pattern: '[!a][!a]', matched: ['bc', 'é'], unmatched: [] },
  { title: '[!a]', pattern: '[!a]b', matched: ['xb'], unmatched: ['ab'] },
  { title: '[^a]', pattern: '[^a]b', matched: ['xb'], unmatched: ['ab'] },
  { title: '[]a]', pattern: '[]a]', matched: [']', 'a'], unmatched: ['b'] },
  { title: '[!]a]', pattern: '[!]a]', matched: ['b'], unmatched: [']', 'a'] },
  { title: '[a-]', pattern: '[a-]', matched: ['-', 'a'], unmatched: ['b'] },
  { title: '[a-c-e]', pattern: '[a-c-e]', matched: ['b', 'd', 'e'], unmatched: ['-'] },
  { title: '[\\a] backslash literal in class', pattern: '[\\a]', matched: ['\\', 'a'], unmatched: [] },
  { title: '[\\]] class closes at first ]', pattern: '[\\]]', matched: ['\\]'], unmatched: [']', '\\'] },
  { title: '[[:alpha:]] no posix', pattern: '[[:alpha:]]', matched: [':]', 'a]'], unmatched: ['b', 'b]'] },
  { title: '[/] matches slash', pattern: 'a[/]b', matched: ['a/b'], unmatched: ['a[/]b'] },
  { title: '[!x] matches slash', pattern: 'a[!x]b', matched: ['a/b', 'ayb'], unmatched: [] },
  { title: 'a[.-0]b', pattern: 'a[.-0]b', matched: ['a.b', 'a/b', 'a0b'], unmatched: [] },
  { title: 'a[!x]b basename', pattern: '[!x]b', matched: ['d/yb', 'yb'], unmatched: ['d/b'] },
  { title: '{a,b}', pattern: '{a,b}', matched: ['a', 'b', 'd/a'], unmatched: ['c'] },
  { title: '{a}', pattern: '{a}', matched: ['a'], unmatched: ['{a}'] },
  { title: '{,a}', pattern: 'x{,a}', matched: ['xa'], unmatched: ['x'] },
  { title: 'foo{,.d}.ts', pattern: 'foo{,.d}.ts', matched: ['foo.d.ts'], unmatched: ['foo.ts'] },
  { title: 'x{}', pattern: 'x{}', matched: ['x'], unmatched: ['x{}'] },
  { title: '{a,{b,c}}', pattern: '{a,{b,c}}', matched: ['a', 'b', 'c'], unmatched: ['d'] },
  { title: '{1..3}', pattern: '{1..3}', matched: ['1..3'], unmatched: ['1', '2', '3'] },
  { title: '{a/x,b/y}', pattern: '{a/x,b/y}', matched: ['a/x', 'b/y'], unmatched: ['d/a/x'] },
  {
    title: '{a,d/b}: slash in any branch anchors all',
    pattern: '{a,d/b}',
    matched: ['a', 'd/b'],
    unmatched: ['x/a'],
  },
  { title: '{*.ts,*.js}', pattern: '{*.ts,*.js}', matched: ['a.ts', 'd/a.js'], unmatched: [] },
  { title: '{**/a,b}', pattern: '{**/a,b}', matched: ['a', 'b', 'x/a'], unmatched: ['x/b'] },
  { title: 'x{**/a}', pattern: 'x{**/a}', matched: ['x/a', 'xa', 'xy/a'], unmatched: [] },
  { title: '{a/**,b}', pattern: '{a/**,b}', matched: ['a/c', 'b'], unmatched: [] },
  { title: '{d/**}', pattern: '{d/**}', matched: ['d/a', 'd/e/a'], unmatched: [] },
  { title: '{/a,b}', pattern: '{/a,b}', matched: ['b'], unmatched: ['a', 'd/b'] },
  {
    title: '{src,test}/**/*.ts',
    pattern: '{src,test}/**/*.ts',
    matched: ['src/a.ts', 'test/x/y.ts'],
    unmatched: ['lib/a.ts'],
  },
  { title: '[{]a[}]', pattern: '[{]a[}]', matched: ['{a}'], unmatched: [] },
  { title: '\\{a\\}', pattern: '\\{a\\}', matched: ['{a}'], unmatched: ['a'] },
  { title: '\\a', pattern: '\\a', matched: ['a'], unmatched: ['\\a'] },
  { title: '\\d', pattern: '\\d', matched: ['d'], unmatched: ['1'] },
  { title: '\\*', pattern: '\\*', matched: ['*'], unmatched: ['a'] },
  { title: 'a\\/b', pattern: 'a\\/b', matched: ['a/b'], unmatched: [] },
  { title: 'a\\ ', pattern: 'a\\ ', matched: ['a '], unmatched: ['a'] },
  { title: 'a (trim)', pattern: 'a ', matched: ['a'], unmatched: ['a '] },
  { title: ' a', pattern: ' a', matched: [' a'], unmatched: ['a'] },
  { title: 'a NBSP', pattern: 'a\u00a0', matched: ['a'], unmatched: ['a\u00a0'] },
  { title: 'a FEFF', pattern: 'a\ufeff', matched: ['a\ufeff'], unmatched: ['a'] },
  { title: 'a 0085', pattern: 'a\u0085', matched: ['a'], unmatched: ['a\u0085'] },
  { title: '!', pattern: '!a', matched: ['b'], unmatched: ['a', 'd/a'] },
  { title: '!d dir pruned', pattern: '!d', matched: ['b'], unmatched: ['d/a'] },
  { title: '!!a', pattern: '!!a', matched: ['a', 'b'], unmatched: ['!a'] },
  { title: '\\!a', pattern: '\\!a', matched: ['!a'], unmatched: ['a'] },
  { title: '#a ignored', pattern: '#a', matched: ['#a', 'b'], unmatched: [] },
  { title: '\\#a', pattern: '\\#a', matched: ['#a'], unmatched: ['b'] },
  { title: '!#a', pattern: '!#a', matched: ['b'], unmatched: ['#a'] },
  { title: '!', pattern: '!', matched: [], unmatched: ['a', 'd/b'] },
  { title: './a', pattern: './a', matched: [], unmatched: ['a'] },
  { title: '..', pattern: '../a', matched: [], unmatched: ['a'] },
  { title: '//a', pattern: '//a', matched: [], unmatched: ['a'] },
  { title: 'a//b', pattern: 'a//b', matched: [], unmatched: ['a/b'] },
  { title: '/', pattern: '/', matched: [], unmatched: ['a'] },
  { title: '.', pattern: '.', matched: [], unmatched: ['a'] },
  { title: '(a|b)', pattern: '(a|b)', matched: ['(a|b)'], unmatched: ['a', 'b'] },
  { title: '+(a)', pattern: '+(a)', matched: ['+(a)'], unmatched: ['a'] },
  { title: '@(a|b)', pattern: '@(a|b)', matched: ['@(a|b)'], unmatched: ['a'] },
  { title: '!(a)', pattern: '!(a)', matched: ['b'], unmatched: ['(a)'] },
  { title: 'a$', pattern: 'a$', matched: ['a$'], unmatched: ['a'] },
  { title: '^a', pattern: '^a', matched: ['^a'], unmatched: ['a'] },
  { title: 'comma', pattern: 'a,b', matched: ['a,b'], unmatched: ['a', 'b'] },
  { title: 'newline literal', pattern: 'a\nb', matched: ['a\nb'], unmatched: ['a'] },
  { title: '* spans newline', pattern: 'a*b', matched: ['a\nb'], unmatched: ['a/b'] },
  { title: 'case', pattern: 'A', matched: ['A'], unmatched: ['a'] },
  { title: '~', pattern: '~', matched: ['~'], unmatched: [] },
  {
    title: 'app/(auth)/[id]/page.tsx',
    pattern: 'app/(auth)/[id]/page.tsx',
    matched: ['app/(auth)/i/page.tsx'],
    unmatched: ['app/(auth)/[id]/page.tsx'],
  },
  {
    title: 'app/(auth)/\\[id\\]/page.tsx',
    pattern: 'app/(auth)/\\[id\\]/page.tsx',
    matched: ['app/(auth)/[id]/page.tsx'],
    unmatched: ['app/(auth)/i/page.tsx'],
  },
  { title: '[...slug]', pattern: 'app/[...slug]/p', matched: ['app/s/p'], unmatched: ['app/[...slug]/p'] },
  { title: '{a\\,**} quirk', pattern: '{a\\,**}', matched: ['a/b'], unmatched: ['a,b', 'a,'] },
];

/** A pattern that ripgrep refuses, with the text after `error parsing glob 'P': `. */
export interface Rejection {
  readonly pattern: string;
  readonly reason: string;
}

export const rejections: readonly Rejection[] = [
  { pattern: '[a', reason: "unclosed character class; missing ']'" },
  { pattern: '[', reason: "unclosed character class; missing ']'" },
  { pattern: '[]', reason: "unclosed character class; missing ']'" },
  { pattern: '[!]', reason: "unclosed character class; missing ']'" },
  { pattern: 'a}', reason: "unopened alternate group; missing '{' (maybe escape '}' with '[}]'?)" },
  { pattern: '}', reason: "unopened alternate group; missing '{' (maybe escape '}' with '[}]'?)" },
  { pattern: '{a', reason: "unclosed alternate group; missing '}' (maybe escape '{' with '[{]'?)" },
  { pattern: '{', reason: "unclosed alternate group; missing '}' (maybe escape '{' with '[{]'?)" },
  { pattern: '[z-a]', reason: "invalid range; 'z' > 'a'" },
  { pattern: 'a\\', reason: "dangling '\\'" },
  { pattern: 'a\\\t', reason: "dangling '\\'" },
];

/** The deepest nesting of braces that ripgrep accepts; past it, it names neither the pattern nor a reason. */
export const braceDepth = 248;

/** `a.ts` in this many braces. */
export function nestedBraces(depth: number): string {
  return `${'{'.repeat(depth)}a.ts${'}'.repeat(depth)}`;
}
