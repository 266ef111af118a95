/** Oracle processes, run in an environment that holds nothing of the machine's or the user's settings. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

export interface RunResult {
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly code: number;
}

// A directory that nobody makes: no configuration can lie in it, and nothing is left to remove.
const noHome = path.join(os.tmpdir(), `spanglob-no-home-${process.pid}`);

function cleanEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: noHome,
    USERPROFILE: noHome,
    XDG_CONFIG_HOME: noHome,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: os.devNull,
    // A repository above the temp directory isn't the tree's.
    GIT_CEILING_DIRECTORIES: os.tmpdir(),
    LC_ALL: 'C',
    // Windows starts nothing without it.
    ...(process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }),
  };
}

/** Resolves whatever the exit code; rejects when the program can't be started. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly input?: Uint8Array },
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: cleanEnvironment(),
      stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
        code: code ?? -1,
      }),
    );
    // A program that ends before it has read everything isn't an error here.
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input);
  });
}

export function splitNul(bytes: Buffer): Buffer[] {
  const fields: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0, start);
    const stop = end === -1 ? bytes.length : end;
    fields.push(bytes.subarray(start, stop));
    start = stop + 1;
  }
  return fields;
}
