/**
 * What both tools say of the tree, as text: `conformance.mjs LIBRARY ROOT` on the disk, `conformance.mjs LIBRARY
 * --fs NAME` on a virtual file system. Every runtime and every file system must print the same.
 */
const [library, root, name] = globalThis.process.argv.slice(2);
const { createTools, disposeWorkers, glob, list, memorySpillStore } = await import(library);

let fs;
let cwd = root;
if (root === '--fs') {
  const { FILE_SYSTEMS } = await import('./file-systems.mjs');
  fs = await FILE_SYSTEMS[name]();
  cwd = '/w';
}

const REQUESTS = [
  { tool: 'glob', input: { pattern: '*' } },
  { tool: 'glob', input: { pattern: '*.ts' } },
  { tool: 'glob', input: { pattern: '*.{md,log}', includeIgnored: true } },
  { tool: 'glob', input: { pattern: 'many/**' } },
  { tool: 'glob', input: { pattern: 'app/[id]/*.tsx' } },
  { tool: 'glob', input: { pattern: 'app/(group)/*' } },
  { tool: 'glob', input: { pattern: './src/**' } },
  { tool: 'glob', input: { pattern: 'link/*' } },
  { tool: 'glob', input: { pattern: 'link/**' } },
  { tool: 'glob', input: { pattern: '*.ts', path: 'src' } },
  { tool: 'glob', input: { pattern: '**/*.ts', path: 'nested' } },
  { tool: 'glob', input: { pattern: 'none-of-this' } },
  { tool: 'glob', input: { pattern: 'a/[z-a]' } },
  { tool: 'glob', input: { pattern: '../*' } },
  { tool: 'glob', input: { pattern: '*', path: 'scr' } },
  { tool: 'glob', input: { pattern: '*', path: 'README.md' } },
  { tool: 'glob', input: {} },
  { tool: 'list', input: {} },
  { tool: 'list', input: { path: 'many', offset: 201 } },
  { tool: 'list', input: { path: 'many', offset: 999 } },
  { tool: 'list', input: { path: 'empty' } },
  { tool: 'list', input: { path: 'link' } },
  { tool: 'list', input: { path: 'link-out' } },
  { tool: 'list', input: { path: 'nested' } },
  { tool: 'list', input: { path: 'src/../docs' } },
  { tool: 'list', input: { path: 'sorc' } },
];

const blocks = [];
for (const overCap of ['sample', 'head', 'deep']) {
  const tools = createTools({ cwd, fs, overCap, spill: memorySpillStore() });
  for (const { tool, input } of overCap === 'sample' ? REQUESTS : REQUESTS.slice(0, 1)) {
    const { text, isError } = await tools[tool].execute(input);
    blocks.push(`== ${tool} ${JSON.stringify(input)}${isError ? ' !' : ''}\n${text}`);
  }
}
for (const options of [
  { sort: 'path' },
  { sort: 'newest', gitignore: false, hidden: false },
  { followSymlinks: true },
]) {
  const { paths, complete, skipped, ignored } = await glob('*.ts', { cwd, fs, ...options });
  blocks.push(`== core ${JSON.stringify(options)}\n${JSON.stringify({ paths, complete, skipped, ignored })}`);
}
blocks.push(JSON.stringify(await list('docs', { cwd, fs })));
await disposeWorkers();
globalThis.process.stdout.write(`${blocks.join('\n').replaceAll(cwd, 'CWD')}\n`);
