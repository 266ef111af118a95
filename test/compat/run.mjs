/**
 * Runs the tests of this project: installs what its lock file names where
 * that is not there yet, links the built library, checks the types, and runs
 * vitest under Node 22. Arguments go to vitest.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const modules = path.join(here, 'node_modules');

function run(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: here, stdio: 'inherit', shell: false });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Node 22: the running one, or the one that the lock file brought along for this platform. */
function node22() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = path.join(modules, `node-${platform}-${process.arch}`, file);
  if (fs.existsSync(bundled)) return bundled;
  throw new Error('these frameworks need Node 22: run this under it');
}

function isInstalled() {
  // Written by npm when it is done; older than the lock file, it speaks of another one.
  const done = fs.statSync(path.join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  return done !== undefined && done.mtimeMs >= fs.statSync(path.join(here, 'package-lock.json')).mtimeMs;
}

if (!isInstalled()) {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('run this by npm run test:compat');
  // No package here needs its install script, and engines speak of the Node that runs the tests.
  run(process.execPath, [npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}
const link = path.join(modules, 'spanglob');
fs.rmSync(link, { recursive: true, force: true });
fs.symlinkSync(path.join(here, '../..'), link, 'junction');

const node = node22();
run(node, [path.join(modules, 'typescript/bin/tsc'), '-p', '.']);
run(node, [path.join(modules, 'vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
