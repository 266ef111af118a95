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
  ['glob', { pattern: '*' }],
  ['glob', { pattern: '*.ts' }],
  ['glob', { pattern: '*.{md,log}', includeIgnored: true }],
  ['glob', { pattern: 'many/**' }],
  ['glob', { pattern: 'app/[id]/*.tsx' }],
  ['glob', { pattern: 'app/(group)/*' }],
  ['glob', { pattern: './src/**' }],
  ['glob', { pattern: 'link/*' }],
  ['glob', { pattern: 'link/**' }],
  ['glob', { pattern: '*.ts', path: 'src' }],
  ['glob', { pattern: '**/*.ts', path: 'nested' }],
  ['glob', { pattern: 'none-of-this' }],
  ['glob', { pattern: 'a/[z-a]' }],
  ['glob', { pattern: '../*' }],
  ['glob', { pattern: '*', path: 'scr' }],
  ['glob', { pattern: '*', path: 'README.md' }],
  ['glob', {}],
  ['list', {}],
  ['list', { path: 'many', offset: 201 }],
  ['list', { path: 'many', offset: 999 }],
  ['list', { path: 'empty' }],
  ['list', { path: 'link' }],
  ['list', { path: 'link-out' }],
  ['list', { path: 'nested' }],
  ['list', { path: 'src/../docs' }],
  ['list', { path: 'sorc' }],
];

const blocks = [];
for (const overCap of ['sample', 'head', 'deep']) {
  const tools = createTools({ cwd, fs, overCap, spill: memorySpillStore() });
  for (const [tool, input] of overCap === 'sample' ? REQUESTS : REQUESTS.slice(0, 1)) {
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
