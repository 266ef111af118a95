/** What is asked for on a generated tree. */
import { tmpdir } from 'node:os';
import { evenTree, type Progress } from '../trees/even-tree.ts';
import { ignoreTree } from '../trees/ignore-tree.ts';
import type { Search, Task } from './contenders.ts';

export interface PlannedCase {
  readonly title: string;
  readonly task: Task;
}

/** Made once per size; `search` finds the file that one case asks for. */
export async function casesOf(files: number, search: Search, progress: Progress): Promise<PlannedCase[]> {
  const root = evenTree(files, progress);
  // Agents stand in the tree that they search.
  const base = { root, from: root, ignore: false };
  const [oneFile = ''] = await search({ ...base, pattern: '*.md' });
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
