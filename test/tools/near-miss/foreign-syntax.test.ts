/** Patterns of bash and JavaScript: what picomatch makes of them, and that it is never given too much. */
import { describe, expect, test } from 'vitest';
import { foreignSyntaxOf, secondOpinion } from '../../../src/tools/near-miss/foreign-syntax.ts';
import { createRandom } from '../../support/random.ts';

async function meant(pattern: string, paths: readonly string[]): Promise<string[]> {
  const reading = await secondOpinion(pattern);
  return paths.filter((path) => {
    const names = path.split('/');
    const last = names.pop() as string;
    const state = names.reduce<unknown>((above, name) => reading?.enter(above, name), reading?.start);
    return reading?.matches(state, last);
  });
}

describe('what it means there', () => {
  test.each<[pattern: string, meant: string[], not: string[]]>([
    ['*.@(ts|tsx)', ['a.ts', 'd/b.tsx'], ['a.js']],
    ['+(a|b).ts', ['a.ts', 'ab.ts'], ['c.ts']],
    ['a?(b).ts', ['a.ts', 'ab.ts'], ['abb.ts']],
    ['src/!(*.test).ts', ['src/a.ts'], ['src/a.test.ts', 'src/d/a.ts']],
    ['(a|b).ts', ['a.ts', 'd/b.ts'], ['c.ts']],
    ['f{1..3}', ['f1', 'f2', 'd/f3'], ['f4', 'f1..3']],
    ['f{8..11}', ['f8', 'f10', 'f11'], ['f1', 'f12']],
    ['f{3..1}', ['f1', 'f3'], ['f4']],
    ['f{01..10}', ['f01', 'f10'], ['f1']],
    ['f{1..9..4}', ['f1', 'f5', 'f9'], ['f2']],
    ['f{a..c}', ['fa', 'fc'], ['fd']],
    ['[[:upper:]]x', ['Ax'], ['ax']],
    ['a{,b}', ['a', 'ab'], ['abb']],
    ['/a{,b}', ['a', 'ab'], ['d/a']],
    ['.@(env|rc)', ['.env', 'd/.rc'], ['env']],
  ])('%s', async (pattern, yes, no) => {
    expect(foreignSyntaxOf(pattern)).toBeDefined();
    expect(await meant(pattern, [...yes, ...no])).toEqual(yes);
  });

  test.each(['*.ts', 'app/(group)/*.tsx', '[id]', '{a,b}', '{a}', '{}', 'a..b', '[a-z]', 'f(1).txt', '**/*'])(
    '%s means nothing else there',
    (pattern) => {
      expect(foreignSyntaxOf(pattern)).toBeUndefined();
    },
  );
});

test('what could take for ever is not asked', async () => {
  for (const pattern of [
    '+(a|aa)+(a|aa)+(a|aa)+(a|aa)b',
    '+(a*)b',
    '*(+(a))b',
    '(a+)+b',
    '{a,aa}'.repeat(20),
    `@(${'a|'.repeat(300)}b)`,
    '**/**/**/**/+(a)',
  ]) {
    expect(await secondOpinion(pattern)).toBeUndefined();
  }
});

const PIECES = [
  ...['a', 'aa', 'b', '*', '**', '/', '**/', '?', '??*', '[a-z]', '[a-z]*', '+', 'a+', '.', '|', '(', ')'],
  ...['+(a)', '+(a|b)', '*(a)', '@(a|aa)', '@(*a|a*)', '!(a)', '!(*a)', '!(!(a))', '?(a)', '(a|aa)', '(a+)'],
  ...['{a,aa}', '{1..9}', '{,a}', '{', '}', '[[:alpha:]]', '+([[:alpha:]])', '\\', '!', '^', '$'],
];

test('nothing that it is asked takes long', async () => {
  const random = createRandom(4_096);
  const names = ['a', 'ab', 'aab', 'a/', 'aa/'].map((piece) => piece.repeat(4096 / piece.length));
  let asked = 0;
  for (let round = 0; round < 4000; round++) {
    const pattern = Array.from({ length: 1 + random.below(9) }, () => random.pick(PIECES)).join('');
    const reading = foreignSyntaxOf(pattern) && (await secondOpinion(pattern));
    if (reading === undefined) continue;
    asked++;
    for (const name of names) {
      for (const length of [120, 480, 1400, 4000]) reading.matches('', `${name.slice(0, length)}!`);
    }
  }
  // Each takes ten milliseconds at the worst. One that goes astray takes longer than the whole test may.
  expect(asked).toBeGreaterThan(500);
});
