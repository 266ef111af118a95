import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Shared by both bundles. No `clean`: in an array each build would delete what the other wrote. */
const shared: Options = {
  outDir: 'dist',
  target: 'node20',
  platform: 'node',
};

/** What programs import: ESM with CJS beside it, its dependencies left to the installer. */
const library: Options = {
  ...shared,
  name: 'library',
  entry: { index: 'src/index.ts', mcp: 'src/tools/mcp.ts' },
  format: ['esm', 'cjs'],
  // `import.meta.url` in CommonJS: where the worker's file is.
  shims: true,
  dts: true,
};

/** The command line, bundled lean: one file to load instead of a hundred saves some 30 ms of each start. */
const cli: Options = {
  ...shared,
  name: 'cli',
  define: { VERSION: JSON.stringify(manifest.version) },
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  // What is imported with `import()` becomes a chunk of its own, loaded only when needed.
  splitting: true,
  // 197 kB become 82 kB, which is 3 of 80 ms of a start.
  minify: true,
  // picomatch too, though only fast-glob is wanted: left external, fast-glob's nested picomatch 2 would
  // resolve to our picomatch 4 at run time.
  noExternal: ['fast-glob', 'picomatch'],
  // fast-glob is CommonJS: bundled into ESM, its `require('os')` needs a `require` to find.
  banner: {
    js: "import { createRequire as spanglobCreateRequire } from 'node:module';\nconst require = spanglobCreateRequire(import.meta.url);",
  },
};

/** The worker of large walks, which both bundles find beside themselves. */
const worker: Options = {
  ...shared,
  name: 'worker',
  entry: { worker: 'src/walk/worker.ts' },
  format: ['esm'],
  minify: true,
};

const config: ReturnType<typeof defineConfig> = defineConfig([library, cli, worker]);
export default config;
