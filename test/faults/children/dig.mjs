/** Makes directories `d`, one in the other, each with a file `f`: `dig.mjs ROOT DEPTH`. No path could name the last. */
import fs from 'node:fs';

const [, , root, depth] = process.argv;
process.chdir(root);
for (let level = 0; level < Number(depth); level++) {
  fs.writeFileSync('f', '');
  fs.mkdirSync('d');
  process.chdir('d');
}
