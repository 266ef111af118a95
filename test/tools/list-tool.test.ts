/** `list` as a model calls it. */
import { expect, test } from 'vitest';
import { createListTool } from '../../src/tools/list-tool.ts';
import { makeTree } from '../support/tree.ts';

test('without arguments, the workdir', async () => {
  const { root } = await makeTree({ 'b/x': 1, 'a/': null, '.hidden': 2, 'c.ts': 3, link: { link: 'b' } });
  const result = await createListTool({ cwd: root }).execute({});
  expect(result.text).toMatchInlineSnapshot(`
    "<directory path=".">
    a/
    b/
    .hidden
    c.ts
    link@
    </directory>

    (Entries 1-5 of 5: 2 directories, 2 files, 1 other.)"
  `);
  expect(result.details).toEqual({
    path: '.',
    offset: 1,
    entries: [
      { name: 'a', type: 'directory' },
      { name: 'b', type: 'directory' },
      { name: '.hidden', type: 'file' },
      { name: 'c.ts', type: 'file' },
      { name: 'link', type: 'other' },
    ],
    totalEntries: 5,
    counts: { directories: 2, files: 2, others: 1 },
  });
});

test('in pages, and past the last one an error that names the total', async () => {
  const { root } = await makeTree({ a: 1, b: 2, c: 3 });
  const tool = createListTool({ cwd: root, listLimit: 2 });
  expect((await tool.execute({})).text).toContain('Continue with offset=3.');
  expect((await tool.execute({ offset: 3 })).text).not.toContain('Continue');
  const past = await tool.execute({ offset: 4 });
  expect(past).toMatchObject({ isError: true, details: { code: 'INVALID_ARGUMENT' } });
  expect(past.text).toContain('3 entries');
});

test('a directory by any of its spellings', async () => {
  const { root } = await makeTree({ 'src/a.ts': 1 });
  const tool = createListTool({ cwd: root });
  const { text } = await tool.execute({ path: 'src' });
  for (const path of ['./src', 'src/', 'src//', ' src', 'src/../src', `${root}/src`, '"src"', 'src\\']) {
    expect((await tool.execute({ path })).text).toBe(text);
  }
  const { text: top } = await tool.execute({});
  for (const path of [null, '', '.', './', 'undefined', 'null', root]) {
    expect((await tool.execute({ path })).text).toBe(top);
  }
});
