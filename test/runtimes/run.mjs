/**
 * The conformance suite on every runtime and every file system that the lock file names: `npm run test:runtimes`.
 * All must print what this Node prints on the disk; the first difference is shown. Arguments choose some by name.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentsOf, secondsOf, TREE } from './tree.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const modules = path.join(here, 'node_modules');
const library = pathToFileURL(path.join(here, '../../dist/index.js')).href;
const script = path.join(here, 'conformance.mjs');
const say = (line) => process.stdout.write(`${line}\n`);

/** As the tree is in memory: the same times, and links. */
function makeTree() {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-runtimes-')));
  for (const [name, entry] of Object.entries(TREE)) {
    for (const directory of parentsOf(name)) fs.mkdirSync(path.join(root, directory), { recursive: true });
    if (name.endsWith('/')) continue;
    const file = path.join(root, name);
    if (entry.link !== undefined) fs.symlinkSync(entry.link, file);
    else fs.writeFileSync(file, entry.text ?? '');
    const seconds = secondsOf(entry);
    if (entry.link === undefined) fs.utimesSync(file, seconds, seconds);
  }
  return root;
}

/** Each with its program, and the arguments in front of the script. */
const RUNTIMES = [
  ...['node20', 'node22', 'node24', 'node26'].map((name) => {
    return { name, program: path.join(modules, name, 'bin/node'), args: [] };
  }),
  { name: 'bun', program: path.join(modules, '@oven/bun-linux-x64/bin/bun'), args: [] },
  {
    name: 'deno',
    program: path.join(modules, '@deno/linux-x64-glibc/deno'),
    args: ['run', '--allow-read', '--allow-env', '--allow-sys'],
  },
];

function run(name, program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: here,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (error || status !== 0) throw new Error(`${name} failed (${status}): ${error ?? stderr}`);
  return stdout;
}

function difference(text, expected) {
  const [lines, due] = [text.split('\n'), expected.split('\n')];
  const at = due.findIndex((line, index) => line !== lines[index]);
  return at < 0
    ? 'more than expected'
    : `line ${at + 1}: ${JSON.stringify(lines[at])}, not ${JSON.stringify(due[at])}`;
}

/** Written by npm when it is done; older than the lock file, it speaks of another one. */
function isInstalled() {
  const done = fs.statSync(path.join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  return done !== undefined && done.mtimeMs >= fs.statSync(path.join(here, 'package-lock.json')).mtimeMs;
}

if (!isInstalled()) {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('run this by npm run test:runtimes');
  const args = [npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(process.execPath, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// It imports packages that may not have been there before.
const { FILE_SYSTEMS } = await import('./file-systems.mjs');
const root = makeTree();
const chosen = process.argv.slice(2);
const isChosen = (name) => chosen.length === 0 || chosen.includes(name);
let failed = 0;
let passed = 0;
try {
  const expected = run('this Node', process.execPath, [script, library, root]);
  if (!expected.includes('sampled across')) throw new Error('the suite showed nothing');
  const runtimes = RUNTIMES.filter(({ program }) => fs.existsSync(program));
  const contenders = [
    ...runtimes.flatMap(({ name, program, args }) => [
      { name, program, args: [...args, script, library, root] },
      { name: `${name} over memfs`, program, args: [...args, script, library, '--fs', 'memfs'] },
    ]),
    ...Object.keys(FILE_SYSTEMS).map((name) => {
      return { name, program: process.execPath, args: [script, library, '--fs', name] };
    }),
  ].filter(({ name }) => isChosen(name));
  for (const { name, program, args } of contenders) {
    try {
      const text = run(name, program, args);
      if (text !== expected) throw new Error(difference(text, expected));
      passed++;
      say(`${name}: identical, ${expected.length} characters`);
    } catch (error) {
      failed++;
      say(`${name}: ${String(error)}`);
    }
  }
} finally {
  fs.rmSync(root, { recursive: true, force: true });
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
