/** The oracle for patterns and order: the real ripgrep that `@vscode/ripgrep` carries. */
import { execFileSync } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';
import { decodeName } from './bytes.ts';
import { run, splitNul } from './run.ts';

const VCS_STORES: readonly string[] = ['.git', '.svn', '.hg', '.bzr', '.jj', '.sl'];

export interface RgOptions {
  /** Default true: ignore files are not read. */
  readonly noIgnore?: boolean;
  /** Default true: dotfiles are listed. */
  readonly hidden?: boolean;
  /** Default `modified`. */
  readonly sort?: 'modified' | 'path' | 'none';
  /** More arguments, before the globs. */
  readonly extra?: readonly string[];
}

export interface RgResult {
  /** In ripgrep's order, relative to the root; bytes that aren't UTF-8 as `\udc80`-`\udcff`. */
  readonly paths: string[];
  /** 0 with matches, 1 with none, 2 on error. */
  readonly code: number;
  readonly stderr: string;
  /** M of `rg: error parsing glob 'P': M`. */
  readonly reason: string | undefined;
}

/** The reference run of the specification, with its working directory at the search root. */
export async function rgFiles(
  root: string,
  pattern: string | undefined,
  options: RgOptions = {},
): Promise<RgResult> {
  const { noIgnore = true, hidden = true, sort = 'modified', extra = [] } = options;
  const args = ['--no-config', '--files', '--null', `--sort=${sort}`];
  if (noIgnore) args.push('--no-ignore');
  if (hidden) args.push('--hidden');
  if (process.platform === 'win32') args.push('--path-separator=/');
  args.push(...extra);
  if (pattern !== undefined) args.push(`--glob=${pattern}`);
  // After the pattern: the last glob that matches decides.
  args.push(...VCS_STORES.map((store) => `--glob=!${store}`));
  const { stdout, stderr, code } = await run(rgPath, args, { cwd: root });
  return { paths: splitNul(stdout).map(decodeName), code, stderr, reason: rejection(stderr) };
}

let version: string | undefined;

/** `15.0.0`: for the titles of tests. */
export function rgVersion(): string {
  version ??= execFileSync(rgPath, ['--no-config', '--version'], { encoding: 'utf8' }).split(/\s/)[1];
  return version ?? 'unknown';
}

function rejection(stderr: string): string | undefined {
  const prefix = "rg: error parsing glob '";
  if (!stderr.startsWith(prefix)) return undefined;
  // The last one: the pattern, quoted first, may hold anything; no reason holds this.
  const separator = "': ";
  return stderr.slice(stderr.lastIndexOf(separator) + separator.length).replace(/\n$/, '');
}
