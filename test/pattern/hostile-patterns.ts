/** Patterns that make a matcher which backtracks hang, and names that bring it out. */
export interface Hostile {
  readonly title: string;
  readonly pattern: string;
}

const inBraces = (depth: number): string => `${'{'.repeat(depth)}a.ts${'}'.repeat(depth)}`;

export const hostilePatterns: readonly Hostile[] = [
  { title: '`*a` 40 times, then `*b`', pattern: `${'*a'.repeat(40)}*b` },
  { title: '`**/a/` 12 times, then `**/x`', pattern: `${'**/a/'.repeat(12)}**/x` },
  { title: '`{a,aa,aaa}` 20 times', pattern: `${'{a,aa,aaa}'.repeat(20)}b` },
  { title: '`{*a,a*}` 20 times', pattern: `${'{*a,a*}'.repeat(20)}b` },
  { title: '`{a*,{*b,a}}` 20 deep', pattern: `${'{a*,{*b,'.repeat(20)}x${'}}'.repeat(20)}` },
  { title: '`[!x]` 60 times between stars', pattern: `*${'[!x]*'.repeat(60)}x` },
  { title: '`*a` then `?` 20 times', pattern: `*a${'?'.repeat(20)}` },
  { title: '`**/*a` then `?` 100 times', pattern: `**/*a${'?'.repeat(100)}` },
  { title: 'braces 248 deep', pattern: inBraces(248) },
  { title: '`*` 65,000 times', pattern: '*'.repeat(65_000) },
  { title: '`*a` 32,000 times', pattern: '*a'.repeat(32_000) },
  { title: '`?` 65,000 times', pattern: '?'.repeat(65_000) },
  { title: '`**/` 21,000 times', pattern: '**/'.repeat(21_000) },
  { title: '`/**/a` 13,000 times', pattern: '/**/a'.repeat(13_000) },
  { title: '`{a,b}` 13,000 times', pattern: '{a,b}'.repeat(13_000) },
  { title: '`{,a}` 16,000 times', pattern: '{,a}'.repeat(16_000) },
  { title: '`{**/a,b}` 7,000 times', pattern: '{**/a,b}'.repeat(7_000) },
  { title: 'a choice of 32,000', pattern: `{${'a,'.repeat(32_000)}b}` },
  {
    title: 'a choice of 8,000 names',
    pattern: `{${Array.from({ length: 8_000 }, (_, index) => `${index}x`).join()}}`,
  },
  {
    title: '10,000 different classes',
    pattern: Array.from({ length: 10_000 }, (_, index) => `[${String.fromCharCode(0x4e00 + index)}]`).join(
      '',
    ),
  },
];

/** File names of 255 bytes, and paths of 1,000. */
export const hostilePaths: readonly string[] = [
  'a'.repeat(255),
  'ab'.repeat(127),
  'aab'.repeat(85),
  `${'a'.repeat(254)}b`,
  `${'a'.repeat(200)}xb`,
  '\u00e9'.repeat(127),
  `${'a/'.repeat(499)}a`,
  `${'a/'.repeat(499)}xx`,
  `${'ab/'.repeat(333)}a`,
  `${`${'a'.repeat(249)}/`.repeat(4)}a`,
  // Bits of a counter: no two stretches are alike, so that hardly a state comes twice.
  Array.from({ length: 64 }, (_, index) => index.toString(2))
    .join('')
    .replaceAll('0', 'b')
    .replaceAll('1', 'a')
    .slice(0, 255),
];
