/** Searches as the user that it runs as: `search.mjs LIBRARY ROOT [PATTERN]`. Prints the result, or the error's code. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , library, cwd, pattern = '*'] = process.argv;
const { glob, list } = await import(pathToFileURL(path.join(library, 'index.js')).href);
try {
  const { paths, complete, skipped } = await glob(pattern, { cwd, gitignore: false });
  const { entries } = await list('.', { cwd });
  process.stdout.write(JSON.stringify({ paths, complete, skipped, entries }));
} catch (error) {
  process.stdout.write(JSON.stringify({ code: error.code, message: error.message }));
}
