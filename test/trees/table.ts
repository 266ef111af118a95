/** Builds both workspaces on disk, asks for `*` in each, and prints the table and puts it into the README: `npm run readme:workspaces`. */
import { glob } from '../../src/glob.ts';
import { fillBlock } from '../support/readme.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';
import { incident } from './incident.ts';
import { measure } from './measure.ts';
import { workspace } from './workspace.ts';

async function row(name: string, spec: TreeSpec): Promise<string> {
  const tree = await makeTree(spec);
  try {
    const { entries, files, matched, head, sample } = measure(spec, await glob('*', { cwd: tree.root }));
    const cells = [entries, files, matched, head, sample].map((figure) => figure.toLocaleString('en-US'));
    return `| ${[name, ...cells].join(' | ')} |`;
  } finally {
    await tree.remove();
  }
}

const rows = [
  '| workspace | top-level entries | files | match `*` | entries in the first 100 | entries in the sample |',
  '|---|---:|---:|---:|---:|---:|',
  await row('the incident', incident()),
  await row('a smaller one', workspace()),
];
console.log(rows.join('\n'));
fillBlock('workspaces', rows.join('\n'));
