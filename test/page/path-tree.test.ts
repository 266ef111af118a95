import { expect, test } from 'vitest';
import { groupByEntry } from '../../src/page/grouping.ts';
import { type Directory, growTree } from '../../src/page/path-tree.ts';

/** Name, paths beneath, directories beneath and itself, own files, children. */
type Outline = [name: string, paths: number, directories: number, files: string[], children: Outline[]];

function outline({ name, pathCount, directoryCount, files, children }: Directory): Outline {
  return [name, pathCount, directoryCount, files, Array.from(children.values(), outline)];
}

test('directories in the order of first sight, files in theirs, counts at every depth', () => {
  const { top, holders } = growTree(groupByEntry(['b/x/2', 'f', 'a/1', 'b/x/1', 'b/3']));
  expect(outline(top)).toEqual([
    '',
    5,
    4,
    ['f'],
    [
      ['b', 3, 2, ['b/3'], [['x', 2, 1, ['b/x/2', 'b/x/1'], []]]],
      ['a', 1, 1, ['a/1'], []],
    ],
  ]);
  expect(holders).toBe(4);
});

test('the top is where the paths branch', () => {
  const { top } = growTree(groupByEntry(['v/x/a/1', 'v/x/b/1', 'v/x/2']));
  expect(outline(top)).toEqual([
    '',
    3,
    3,
    ['v/x/2'],
    [
      ['a', 1, 1, ['v/x/a/1'], []],
      ['b', 1, 1, ['v/x/b/1'], []],
    ],
  ]);
});

test('no paths', () => {
  const { top, holders } = growTree(groupByEntry([]));
  expect(outline(top)).toEqual(['', 0, 1, [], []]);
  expect(holders).toBe(0);
});

test('a chain deeper than the call stack', () => {
  const { top } = growTree(groupByEntry(['f', `${'d/'.repeat(100_000)}f`]));
  expect([top.pathCount, top.directoryCount]).toEqual([2, 100_001]);
});
