/** Generated trees, each made once, in a cache directory outside the repository. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Told now and then how many files are there. */
export type Progress = (made: number, total: number) => void;

/** Where generated trees are kept. */
function cacheDirectory(): string {
  const cache = process.env.XDG_CACHE_HOME ?? '';
  return join(isAbsolute(cache) ? cache : join(homedir(), '.cache'), 'spanglob-bench');
}

/** The root of a tree, filled when it isn't there. Whoever fills it at the same time makes the same. */
export function madeOnce(name: string, fill: (root: string) => void): string {
  const root = join(cacheDirectory(), name);
  if (existsSync(root)) return root;
  removeAbandoned(name);
  const unfinished = `${root}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  fill(unfinished);
  try {
    renameSync(unfinished, root);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(root)) throw error;
  }
  return root;
}

/** What runs that were interrupted have left. */
function removeAbandoned(name: string): void {
  if (!existsSync(cacheDirectory())) return;
  for (const entry of readdirSync(cacheDirectory())) {
    const [tree, pid] = entry.split('.');
    if (tree === name && pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(cacheDirectory(), entry), { recursive: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
