/** Compiled code kept between runs, on Node 22 and later: a tenth of a short run. */
import { existsSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Keeps it in the user's own cache directory, where there is one, unless `NODE_COMPILE_CACHE` says where or
 * `NODE_DISABLE_COMPILE_CACHE` forbids it. Not in the temp directory, where node would: what others can write there
 * would be run. Where it can't be kept, all is compiled each time.
 */
export function keepCompiledCode(): void {
  const { enableCompileCache } = module as { enableCompileCache?: (directory: string) => unknown };
  if (enableCompileCache === undefined || process.env.NODE_COMPILE_CACHE !== undefined) return;
  const own = ownDirectory();
  if (own !== undefined) enableCompileCache(own);
}

/** Made when it isn't there; undefined where it can't be, for whatever reason: it is a cache. */
function ownDirectory(): string | undefined {
  try {
    const cache = process.env.XDG_CACHE_HOME;
    const own = join(
      cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache'),
      'spanglob',
    );
    // This one alone: node makes all on the way to it, and tries for ever where none can be made, as in /proc.
    if (!existsSync(own)) mkdirSync(own, { mode: 0o700 });
    return own;
  } catch {
    return undefined;
  }
}
