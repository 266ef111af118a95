/** Results as they are kept, with what they were measured on: one file per size, one per Node's major version. */
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
  readonly whole: { readonly spanglob: number; readonly ripgrep: number };
  /** Kilobytes. */
  readonly memory: { readonly ripgrep: number; readonly node: number } | undefined;
}

const DIRECTORY = fileURLToPath(new URL('../results/', import.meta.url));

export function saveResult(result: Result): void {
  save(`speed-${result.files}`, result);
}

/** All that are kept, smallest tree first. */
export function savedResults(): Result[] {
  return saved<Result>(/^speed-\d+\.json$/).sort((left, right) => left.files - right.files);
}

/** What a whole run takes up to a stage, in milliseconds. */
export interface Startup {
  /** A version. */
  readonly node: string;
  readonly machine: Result['machine'];
  readonly rounds: number;
  readonly stages: readonly { readonly title: string; readonly ms: number }[];
}

export function saveStartup(startup: Startup): void {
  save(`startup-${majorOf(startup)}`, startup);
}

/** All that are kept, the oldest Node first. */
export function savedStartups(): Startup[] {
  return saved<Startup>(/^startup-\d+\.json$/).sort((left, right) => majorOf(left) - majorOf(right));
}

function majorOf({ node }: Startup): number {
  return Number(/\d+/.exec(node)?.[0]);
}

function save(name: string, result: unknown): void {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(`${DIRECTORY}${name}.json`, `${JSON.stringify(result, undefined, 2)}\n`);
}

function saved<T>(names: RegExp): T[] {
  return readdirSync(DIRECTORY)
    .filter((name) => names.test(name))
    .map((name) => JSON.parse(readFileSync(DIRECTORY + name, 'utf8')) as T);
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
