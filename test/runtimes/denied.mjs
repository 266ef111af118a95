/** Searches where Node's permission model denies all but reading: `denied.mjs LIBRARY ROOT`. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , library, cwd] = process.argv;
const { createTools, disposeWorkers, glob } = await import(
  pathToFileURL(path.join(library, 'index.js')).href
);
const tools = createTools({ cwd });
const said = [];
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') said.push(warning.message);
});
const first = await glob('*', { cwd });
// A search of that size starts workers a moment later, where they are allowed.
await new Promise((resolve) => setTimeout(resolve, 200));
const second = await glob('*', { cwd });
await disposeWorkers();
process.stdout.write(
  JSON.stringify({
    denied: ['fs.write', 'child', 'worker'].filter((scope) => !process.permission.has(scope)),
    count: first.paths.length,
    equal: first.paths.join() === second.paths.join(),
    skipped: second.skipped,
    glob: (await tools.glob.execute({ pattern: '*.ts' })).text,
    list: (await tools.list.execute({ path: 'd0' })).text,
    outside: (await tools.list.execute({ path: '..' })).text,
    said,
  }),
);
