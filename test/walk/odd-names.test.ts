/** Names that aren't UTF-8: found, counted once, looked at rightly, shown so that they can be given back. */

import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { createPage } from '../../src/page/page.ts';
import { renderPage } from '../../src/page/render.ts';
import { encodeName } from '../support/bytes.ts';
import { rgFiles, rgVersion } from '../support/ripgrep.ts';
import { canHold, makeTree } from '../support/tree.ts';

// Newest first, as they stand here, so that an order by path would show.
const names = [
  'z\udcff.ts',
  'd\udc80/\udcc3',
  '\ufffd',
  '\udced\udca0\udc80',
  '\u00e9',
  'a\udc80b\udc81',
  '\udcf0\udc9f\udc98',
];

describe.runIf(canHold(names))('names that are not UTF-8', async () => {
  const spec = Object.fromEntries(
    names.map((name, index) => [name, 1_700_000_000_000_000_000n - BigInt(index)]),
  );
  const { root } = await makeTree(spec);
  const result = await glob('*', { cwd: root, gitignore: false });

  test(`each once, in the order of their times, as ripgrep ${rgVersion()} has them`, async () => {
    expect(result.paths).toEqual(names.toReversed());
    expect(result.paths).toEqual((await rgFiles(root, '*')).paths);
  });

  test('a row read back opens the file', () => {
    const rows = renderPage(createPage(result)).split('\n');
    expect(rows).toHaveLength(names.length);
    for (const [index, row] of rows.entries()) {
      const name = row.startsWith('"') ? (JSON.parse(row) as string) : row;
      expect(name).toBe(result.paths[index]);
      expect(row.startsWith('"')).toBe(!name.isWellFormed());
      expect(fs.existsSync(Buffer.concat([Buffer.from(`${root}/`), encodeName(name)]))).toBe(true);
    }
  });
});
