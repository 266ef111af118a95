/** Makes and removes files and directories beneath a root until it is ended: `churn.mjs ROOT`. */
import fs from 'node:fs';
import path from 'node:path';

const [, , root] = process.argv;
process.stdout.write('ready');
for (let turn = 0; ; turn++) {
  const directory = path.join(root, `churn${turn % 5}`);
  fs.mkdirSync(path.join(directory, 'deep'), { recursive: true });
  for (let index = 0; index < 20; index++) fs.writeFileSync(path.join(directory, `deep/x${index}`), '');
  for (let index = 0; index < 20; index += 2) fs.rmSync(path.join(directory, `deep/x${index}`));
  fs.rmSync(directory, { recursive: true, force: true });
  // A file where there was a directory a moment ago.
  fs.writeFileSync(directory, '');
  fs.rmSync(directory);
}
