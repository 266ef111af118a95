/** No native code, no process, no network, no writing: shown by a Node that would not let it. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLibrary } from '../support/built.ts';
import { makeTree } from '../support/tree.ts';

const run = promisify(execFile);
let library = '';
beforeAll(async () => {
  library = await buildLibrary();
});
afterAll(() => fs.rmSync(library, { recursive: true, force: true }));

/** What the library, its worker, its command line and all that is bundled with them may ask Node for. */
const ALLOWED: readonly string[] = [
  'buffer',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'module',
  'os',
  'path',
  'stream',
  'stream/promises',
  'util',
  'worker_threads',
];

test('the built files import nothing that runs a process, opens a connection or loads native code', () => {
  const files = fs.readdirSync(library).filter((name) => name.endsWith('.js'));
  expect(files).toEqual(expect.arrayContaining(['cli.js', 'index.js', 'mcp.js', 'worker.js']));
  const imported = new Set<string>();
  for (const file of files) {
    const text = fs.readFileSync(path.join(library, file), 'utf8');
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) imported.add(fileName);
    for (const [, name] of text.matchAll(/\b(?:__)?require\d*\(\s*["']([^"']+)["']/g))
      imported.add(name ?? '');
    expect(text, file).not.toMatch(
      /process\.(binding|dlopen)|require\([^)]*\.node["']|\bnew Function\b|\beval\(/,
    );
  }
  const modules = [...imported]
    .filter((name) => !name.startsWith('./'))
    .map((name) => name.replace(/^node:/, ''));
  // The optional peer, which `spanglob mcp` alone loads.
  const foreign = modules.filter(
    (name) => !ALLOWED.includes(name) && !name.startsWith('@modelcontextprotocol/'),
  );
  expect(foreign).toEqual([]);
  // Else the walk over the imports found nothing.
  expect(modules).toEqual(expect.arrayContaining(['fs', 'path', 'worker_threads']));
});

test("under Node's permission model, with leave to read the tree and the package alone", async () => {
  const spec = Object.fromEntries(
    Array.from({ length: 3300 }, (_, index) => [`d${index % 30}/f${index}.ts`, index]),
  );
  const { root } = await makeTree({ ...spec, '.gitignore': '*.log\n', 'd0/x.log': 1, 'd0/deep/y.md': 1 });
  const script = path.join(library, 'denied.mjs');
  fs.copyFileSync(fileURLToPath(new URL('denied.mjs', import.meta.url)), script);
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const args = [flag, `--allow-fs-read=${root}`, `--allow-fs-read=${library}`];
  const { stdout } = await run(process.execPath, [...args, script, library, root], { cwd: root });
  const seen = JSON.parse(stdout);
  expect(seen).toMatchObject({
    denied: ['fs.write', 'child', 'worker'],
    count: 3302,
    equal: true,
    skipped: [],
    outside: '.. is not inside the workdir; nothing else can be searched or listed',
    said: [],
  });
  expect(seen.glob).toContain('of 3300 paths, sampled across');
  expect(seen.list).toMatch(/^<directory path="d0">\ndeep\/\n/);
});
