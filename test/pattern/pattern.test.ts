import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { compilePattern } from '../../src/pattern/pattern.ts';
import { createRandom } from '../support/random.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { canHold, makeTree, type TreeSpec } from '../support/tree.ts';
import { dialectCases } from './dialect-cases.ts';
import { reaches } from './matching.ts';

test.each(dialectCases)('$pattern: $title', ({ pattern, matched, unmatched }) => {
  const matcher = compilePattern(pattern);
  expect([...matched, ...unmatched].filter((path) => reaches(matcher, path))).toEqual(matched);
});

describe(`every row of the dialect's table is what ripgrep ${rgVersion()} does`, async () => {
  const rows = dialectCases
    .map((row, index) => ({ ...row, index }))
    .filter(({ matched, unmatched }) => canHold([...matched, ...unmatched]));
  // Each row has a directory for itself; no two mtimes are equal, and none is in the order of making.
  const random = createRandom(3);
  const spec: Record<string, number> = {};
  const times = new Set<number>();
  for (const { index, matched, unmatched } of rows) {
    for (const path of [...matched, ...unmatched]) {
      let time = random.below(1_000_000_000);
      while (times.has(time)) time++;
      times.add(time);
      spec[`${index}/${path}`] = time;
    }
  }
  const { root } = await makeTree(spec satisfies TreeSpec);

  test('on this platform most rows can be tried', () => {
    expect(rows.length).toBeGreaterThan(dialectCases.length / 2);
  });

  test.each(rows)('$pattern: $title', async ({ pattern, matched, index }) => {
    const [ours, theirs] = await Promise.all([
      glob(pattern, { cwd: `${root}/${index}` }),
      rgFiles(`${root}/${index}`, pattern),
    ]);
    expect(theirs.paths.toSorted()).toEqual(matched.toSorted());
    expect(ours.paths).toEqual(theirs.paths);
    expect(ours).toMatchObject({ complete: true, skipped: [] });
  });
});

describe('directories that are not entered', () => {
  const entered = (pattern: string, path: string): string => {
    const matcher = compilePattern(pattern);
    const names: string[] = [];
    let state = matcher.start;
    for (const name of path.split('/')) {
      const next = matcher.enter(state, name);
      if (next === undefined) break;
      names.push(name);
      state = next;
    }
    return names.join('/');
  };
  test.each([
    ['a base', '/src/x', 'src/x/y', 'src'],
    ['a base elsewhere', '/src/x', 'lib/x', ''],
    ['a name at any depth', 'x', 'a/b/c', 'a/b/c'],
    ['beneath a base everything', 'src/**/x', 'src/a/b', 'src/a/b'],
    ['a star per level', 'packages/*/src/**', 'packages/a/test/b', 'packages/a'],
    ['a choice of bases', '{src,d}/**', 'd/a', 'd/a'],
    ['a choice of other bases', '{src,d}/**', 'e/a', ''],
    ['a class that matches a slash', '/a[.-0]b', 'a/b', 'a'],
    ['a class that ends in a slash', '/a[/]', 'a/b', ''],
    ['a class that could be a slash and more', '/a[!x]*', 'a/b', 'a'],
    ['only directories are meant', 'a/', 'a/b', ''],
    ['no file can match', './a', 'a/b', ''],
    ['what is not meant is not entered', '!d', 'x/d/a', 'x'],
    ['what is meant apart from a directory', '!/d/**', 'd/a/b', 'd'],
  ])('%s: %s', (_title, pattern, path, expected) => {
    expect(entered(pattern, path)).toBe(expected);
  });
});
