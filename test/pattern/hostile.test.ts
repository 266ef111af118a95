import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { compilePattern } from '../../src/pattern/pattern.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { canHold, makeTree } from '../support/tree.ts';
import { hostilePaths, hostilePatterns } from './hostile-patterns.ts';
import { reaches } from './matching.ts';

/**
 * Milliseconds for one pattern against all of the paths: most take below 10, the longest patterns
 * some hundreds. A matcher that backtracks needs ages, so that nothing here depends on the machine's speed.
 */
const BOUND = 5_000;

test.each(hostilePatterns)('$title', { timeout: BOUND * 2 }, ({ pattern }) => {
  const start = performance.now();
  const matcher = compilePattern(pattern);
  for (const path of hostilePaths) reaches(matcher, path);
  expect(performance.now() - start).toBeLessThan(BOUND);
});

describe.runIf(canHold(hostilePaths))(`ripgrep ${rgVersion()} answers the same`, async () => {
  const { root } = await makeTree(Object.fromEntries(hostilePaths.map((path, index) => [path, index * 7])));

  test.each(hostilePatterns)('$title', async ({ pattern }) => {
    const [ours, theirs] = await Promise.all([glob(pattern, { cwd: root }), rgFiles(root, pattern)]);
    expect(theirs.stderr).toBe('');
    expect(ours.paths).toEqual(theirs.paths);
  });
});

test('a text of 64 KiB costs its length', { timeout: BOUND * 2 }, () => {
  const start = performance.now();
  const matcher = compilePattern(`${'*a'.repeat(40)}*b`);
  expect(reaches(matcher, 'a'.repeat(65_536))).toBe(false);
  expect(performance.now() - start).toBeLessThan(BOUND);
});
