/** The library built into a temp directory, all that it depends on bundled in: what child processes import. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** The directory of `index.js` and `worker.js`. It needs no node_modules, and any user may read it. Caller removes it. */
export async function buildLibrary(): Promise<string> {
  const directory = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-built-')));
  fs.chmodSync(directory, 0o755);
  fs.writeFileSync(path.join(directory, 'package.json'), '{ "type": "module" }');
  await build({
    config: false,
    silent: true,
    entry: {
      index: path.join(REPOSITORY, 'src/index.ts'),
      worker: path.join(REPOSITORY, 'src/walk/worker.ts'),
      mcp: path.join(REPOSITORY, 'src/tools/mcp.ts'),
      cli: path.join(REPOSITORY, 'src/cli/main.ts'),
    },
    outDir: directory,
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    splitting: false,
    noExternal: [/^(?!@modelcontextprotocol\/)/],
    define: { VERSION: '"0.0.0"' },
    tsconfig: path.join(REPOSITORY, 'tsconfig.json'),
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  });
  return directory;
}
