/** Patterns that were meant as something else: how each is read. */
import { describe, expect, test } from 'vitest';
import { compilePattern } from '../../../src/pattern/pattern.ts';
import { withLiteralNames } from '../../../src/tools/near-miss/literal-names.ts';
import { asAlternatives, readPatternList } from '../../../src/tools/near-miss/pattern-list.ts';
import { ignoringBoth, ignoringCase, ignoringForm, readingOf } from '../../../src/tools/near-miss/reading.ts';
import { globOf, isRegularExpression } from '../../../src/tools/near-miss/regular-expression.ts';
import { reaches } from '../../pattern/matching.ts';

describe('regular expressions', () => {
  test.each<[text: string, glob: string | undefined, isCertain: boolean]>([
    ['.*\\.ts$', '*.ts', true],
    ['\\.tsx?$', '*.ts*', true],
    ['^src/.*\\.ts$', 'src/**/*.ts', true],
    ['src/.*/index\\.ts', 'src/**/index.ts', true],
    ['.+\\.(js|ts)$', '*.{js,ts}', true],
    ['^test_\\d+\\.py$', 'test_*.py', true],
    ['src/[^/]+\\.ts', 'src/*.ts', true],
    ['.*.ts', '*.ts', false],
    ['*.ts', undefined, false],
    ['.env', undefined, false],
    ['a[0-9].ts', undefined, false],
    ['src\\data\\*.ts', undefined, false],
  ])('%s', (text, glob, isCertain) => {
    expect(globOf(text)).toBe(glob);
    expect(isRegularExpression(text)).toBe(isCertain);
    if (glob !== undefined) expect(() => compilePattern(glob)).not.toThrow();
  });
});

describe('lists', () => {
  test.each<[text: string, alternatives: string | undefined]>([
    ['*.ts,*.tsx', '{*.ts,*.tsx}'],
    ['*.ts, src/*.js', '{**/*.ts,src/*.js}'],
    ['*.ts,', undefined],
    ['["a.ts", "b/*.ts"]', '{**/a.ts,b/*.ts}'],
    ['["*.ts"]', '*.ts'],
    ['[1, 2]', undefined],
    ['*.ts *.tsx', '{*.ts,*.tsx}'],
    ['package.json tsconfig.json', '{package.json,tsconfig.json}'],
    ['my file.txt', undefined],
    ['{a,b}', undefined],
    ['[a,b]', undefined],
    ['a\\,b', undefined],
    ['{a,b},c', '{{a,b},c}'],
  ])('%s', (text, alternatives) => {
    const list = readPatternList(text);
    if (alternatives === undefined) expect(list).toBeUndefined();
    else expect(asAlternatives(list?.patterns ?? [])).toBe(alternatives);
  });
});

describe('names that are spelt like patterns', () => {
  test.each<[pattern: string, name: string]>([
    ['[!x].txt', '[!x].txt'],
    ['[!x].txt', 'y.txt'],
    ['{{cookiecutter.name}}', '{{cookiecutter.name}}'],
    ['{{cookiecutter.name}}', 'cookiecutter.name'],
    ['{a,b}[cd]', '{a,b}[cd]'],
    ['{a,b}[cd]', 'a[cd]'],
    ['{a,b}[cd]', '{a,b}d'],
    ['{a,[b]}', '[b]'],
    ['x\\[{y}', 'x[{y}'],
    ['*{a}*', 'z{a}z'],
  ])('%s means %s too', (pattern, name) => {
    expect(reaches(compilePattern(withLiteralNames(pattern) ?? ''), name)).toBe(true);
  });

  test('what has neither has one reading', () => {
    expect(withLiteralNames('src/*.ts')).toBeUndefined();
  });
});

test.each([
  [ignoringCase, 'README.md', 'readme.MD', true],
  [ignoringCase, 'ÄÖ', 'äö', true],
  [ignoringCase, '한', '한'.normalize('NFD'), false],
  [ignoringForm, '한', '한'.normalize('NFD'), true],
  [ignoringForm, 'a b', 'a\u202fb', true],
  [ignoringForm, 'é', 'É', false],
  [ignoringBoth, 'É', 'é'.normalize('NFD'), true],
  [ignoringForm, '[É', 'x', false],
])('names that are the same: %#', (fold, pattern, name, same) => {
  const reading = readingOf(pattern, fold);
  expect(reading === undefined ? false : reading.matches(reading.start, name)).toBe(same);
});
