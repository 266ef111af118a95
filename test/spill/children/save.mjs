/** Saves thirty texts, one after the other: `save.mjs LIBRARY DIRECTORY NAME`. Each text tells its own length. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , library, dir, name] = process.argv;
const { fileSpillStore } = await import(pathToFileURL(path.join(library, 'index.js')).href);
const store = fileSpillStore({ dir, maxFiles: 10 });
const locators = [];
for (let turn = 0; turn < 30; turn++) {
  const lines = 2000 + 100 * turn;
  const text = `${lines}\n${'a/path/of/a/file.ts\n'.repeat(lines)}`;
  locators.push((await store.save({ name: `../${name}/..`, text })).locator);
}
process.stdout.write(JSON.stringify(locators));
