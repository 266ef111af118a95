/** What is asked for on a generated tree. */
import { tmpdir } from 'node:os';
import type { Progress } from '../trees/cache.ts';
import { evenTree } from '../trees/even-tree.ts';
import { ignoreTree } from '../trees/ignore-tree.ts';
import { ripgrep, type Task } from './contenders.ts';

export interface PlannedCase {
  readonly title: string;
  readonly task: Task;
}

/** The cases on the tree of that size. */
export async function casesOf(files: number, progress: Progress): Promise<PlannedCase[]> {
  const root = evenTree(files, progress);
  // Agents stand in the tree that they search.
  const base = { root, from: root, ignore: false };
  const [oneFile = ''] = await ripgrep({ ...base, pattern: '*.md' });
  const cases = [
    { title: '*', task: { ...base, pattern: '*' } },
    { title: '*, from elsewhere', task: { ...base, from: tmpdir(), pattern: '*' } },
    { title: '*.ts', task: { ...base, pattern: '*.ts' } },
    { title: 'src/**/*.ts', task: { ...base, pattern: 'src/**/*.ts' } },
    { title: 'one file', task: { ...base, pattern: `/${oneFile}` } },
    { title: 'no match', task: { ...base, pattern: 'no-such-name-*' } },
  ];
  if (files !== 10_000) return cases;
  const ignored = ignoreTree(progress);
  return [
    ...cases,
    { title: 'ignore rules', task: { root: ignored, from: ignored, pattern: '*', ignore: true } },
  ];
}
