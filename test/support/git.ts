/** The oracle for ignore rules: the real git, without the user's or the system's configuration. */
import { execFileSync } from 'node:child_process';
import { decodeName, encodeName } from './bytes.ts';
import { run, splitNul } from './run.ts';

export async function gitInit(root: string): Promise<void> {
  await git(root, ['init', '--quiet']);
}

/** Untracked files that no rule excludes, in git's order, relative to `root`. */
export async function gitFiles(root: string): Promise<string[]> {
  const stdout = await git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return splitNul(stdout).map(decodeName);
}

/** Those of `paths` that git's rules exclude. The paths need not exist; a trailing `/` makes a directory. */
export async function gitCheckIgnore(root: string, paths: readonly string[]): Promise<Set<string>> {
  const input = Buffer.concat(paths.flatMap((file) => [encodeName(file), Buffer.of(0)]));
  // 1 means that none is ignored.
  const stdout = await git(root, ['check-ignore', '--no-index', '-z', '--stdin'], { input, codes: [0, 1] });
  return new Set(splitNul(stdout).map(decodeName));
}

let version: string | undefined;

/** `2.39.5`: for the titles of tests. */
export function gitVersion(): string {
  version ??= execFileSync('git', ['--version'], { encoding: 'utf8' }).trim().split(' ')[2];
  return version ?? 'unknown';
}

async function git(
  root: string,
  args: readonly string[],
  options: { readonly input?: Uint8Array; readonly codes?: readonly number[] } = {},
): Promise<Buffer> {
  const { input, codes = [0] } = options;
  const result = await run('git', args, input === undefined ? { cwd: root } : { cwd: root, input });
  if (!codes.includes(result.code)) {
    throw new Error(`git ${args.join(' ')} ended with ${result.code}: ${result.stderr}`);
  }
  return result.stdout;
}
