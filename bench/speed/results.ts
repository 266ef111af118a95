/** Results as they are kept: one file per size, with what they were measured on. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { rgPath } from '@vscode/ripgrep';
import { contenders } from './contenders.ts';
import type { Case } from './measure.ts';
import type { FirstCall } from './process.ts';

export interface Result {
  readonly files: number;
  readonly rounds: number;
  readonly versions: Readonly<Record<string, string>>;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly cases: readonly Case[];
  readonly processes: readonly ({ readonly name: string } & FirstCall)[];
  /** Milliseconds of whole processes. */
  readonly whole: { readonly spanglob: number; readonly ripgrep: number; readonly node: number };
  /** Kilobytes. */
  readonly memory: { readonly ripgrep: number; readonly node: number } | undefined;
}

const DIRECTORY = fileURLToPath(new URL('../results/', import.meta.url));

export function saveResult(result: Result): void {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(`${DIRECTORY}speed-${result.files}.json`, `${JSON.stringify(result, undefined, 2)}\n`);
}

/** All that are kept, smallest tree first. */
export function savedResults(): Result[] {
  return readdirSync(DIRECTORY)
    .filter((name) => /^speed-\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(DIRECTORY + name, 'utf8')) as Result)
    .sort((left, right) => left.files - right.files);
}

export function versions(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const found: Record<string, string> = { node: process.version };
  for (const { package: name } of contenders) {
    if (name === 'node' || name === 'spanglob') continue;
    found[name] = (
      require(fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url))) as {
        version: string;
      }
    ).version;
  }
  found.ripgrep = execFileSync(rgPath, ['--version'], { encoding: 'utf8' }).split(/\s/)[1] ?? 'unknown';
  return found;
}

export function machine(root: string): Record<string, string | number> {
  const [cpu] = os.cpus();
  return {
    system: `${os.type()} ${os.arch()}`,
    processor: cpu?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    fileSystem: fileSystemOf(root),
  };
}

function fileSystemOf(root: string): string {
  if (process.platform !== 'linux') return 'unknown';
  return execFileSync('stat', ['-f', '-c', '%T', root], { encoding: 'utf8' }).trim();
}
