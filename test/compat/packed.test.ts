/** What npm would publish: it imports from ESM and CJS, type-checks from both, and carries what it should. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve('../..');
const project = fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-packed-'));
afterAll(() => fs.rmSync(project, { recursive: true }));

function run(args: readonly string[], cwd = project): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8', input: '' });
}

/** Inside the unpacked package. */
const inPackage = (...names: string[]): string => path.join(project, 'node_modules/spanglob', ...names);

beforeAll(() => {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('run this by npm run test:compat');
  // dist/ was built just before; `prepare` would build it again.
  const packed = run([npm, 'pack', '--ignore-scripts', '--json', '--pack-destination', project], ROOT);
  expect(packed.stderr).not.toContain('ERR');
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  fs.mkdirSync(inPackage(), { recursive: true });
  const tar = spawnSync('tar', ['-xzf', path.join(project, filename), '-C', inPackage(), '--strip-components=1']);
  expect(tar.status).toBe(0);
  // The dependencies that an installer would put beside it, and no other.
  const { dependencies } = JSON.parse(fs.readFileSync(inPackage('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(project, 'node_modules', name), 'junction');
  }
  fs.mkdirSync(path.join(project, 'tree'));
  fs.writeFileSync(path.join(project, 'tree/a.ts'), '');
});

const PROGRAM = `
const tools = createTools({ cwd: 'tree' });
tools.glob.execute({ pattern: '*' }).then(async ({ text }) => {
  const { content } = await mcpHandlers(tools).callTool({ params: { name: 'glob', arguments: { pattern: '*' } } });
  const { paths } = await glob('*', { cwd: 'tree' });
  const { entries } = await list('tree');
  console.log(JSON.stringify([text, content[0]?.text, paths, entries.length]));
});
`;

const ESM = `import { createTools, glob, list } from 'spanglob';\nimport { mcpHandlers } from 'spanglob/mcp';${PROGRAM}`;

test.each([
  ['ESM', 'program.mjs', ESM],
  [
    'CJS',
    'program.cjs',
    `const { createTools, glob, list } = require('spanglob');\nconst { mcpHandlers } = require('spanglob/mcp');${PROGRAM}`,
  ],
])('imports from %s', (_kind, file, text) => {
  fs.writeFileSync(path.join(project, file), text);
  const { stdout, stderr } = run([file]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(['a.ts', 'a.ts', ['a.ts'], 1]);
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('type-checks in strict mode, its own declarations too: %s', (module, moduleResolution) => {
  const typed = `${ESM}
import type { AgentTool, FileSystem, GlobDetails, GlobResult, SpillStore } from 'spanglob';
export const details = async (): Promise<GlobDetails | undefined> => {
  const result = await createTools().glob.execute({ pattern: '*', path: null });
  return result.isError ? undefined : result.details;
};
export const all: readonly AgentTool[] = Object.values(createTools());
export type Named = [FileSystem, GlobResult, SpillStore];
`;
  const files = module === 'nodenext' ? ['typed.mts', 'typed.cts'] : ['typed.mts'];
  for (const file of files) fs.writeFileSync(path.join(project, file), typed);
  const options = { module, moduleResolution, target: 'es2022', lib: ['es2023'], noEmit: true, strict: true };
  const config = {
    compilerOptions: { ...options, exactOptionalPropertyTypes: true, skipLibCheck: false, types: ['node'], typeRoots: [path.resolve('node_modules/@types')] },
    files,
  };
  fs.writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(config));
  expect(run([path.resolve('node_modules/typescript/bin/tsc'), '-p', '.']).stdout).toBe('');
});

test('holds the library, its declarations and the command, and no source', () => {
  const files = fs.readdirSync(inPackage(), { recursive: true, encoding: 'utf8' });
  for (const name of ['index', 'mcp']) {
    for (const ending of ['js', 'cjs', 'd.ts', 'd.cts']) expect(files).toContain(path.join('dist', `${name}.${ending}`));
  }
  expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']));
  expect(files.filter((file) => /^(src|test|bench)/.test(file))).toEqual([]);
});

test('the command runs, and says in one line which package mcp needs', () => {
  const command = inPackage('dist/cli.js');
  expect(run([command, 'glob', '*', 'tree'])).toMatchObject({ status: 0, stdout: 'tree/a.ts\n' });
  expect(run([command, 'mcp', 'tree'])).toEqual(
    expect.objectContaining({
      status: 2,
      stdout: '',
      stderr:
        'spanglob: mcp needs the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server@2\n',
    }),
  );
});
