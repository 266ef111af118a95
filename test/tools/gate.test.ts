/**
 * A host that lets a model edit a file only after it has read it: seeing a
 * name, or having its rules applied, is not reading.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callTool } from '../../src/tools/call-tool.ts';
import { createTools } from '../../src/tools/tools.ts';
import { makeTree } from '../support/tree.ts';

/** A registry with such a gate: it learns of a file only from its own read tool. */
function hostOf(cwd: string): { call(name: string, args: Record<string, string>): Promise<string> } {
  const observed = new Set<string>();
  const tools = createTools({ cwd });
  return {
    async call(name, args) {
      const file = path.join(cwd, args.path ?? '');
      switch (name) {
        case 'read':
          observed.add(file);
          return fs.readFileSync(file, 'utf8');
        case 'edit':
          if (!observed.has(file)) return `refused: ${args.path} was not read`;
          fs.writeFileSync(file, args.text ?? '');
          return 'edited';
        default: {
          const result = await callTool(tools, { name, arguments: args });
          // What a host could take as a claim that a file was seen: a gate that believes its tools.
          const claimed = (result.details as { observed?: string[] }).observed ?? [];
          for (const name of claimed) observed.add(path.join(cwd, name));
          return result.text;
        }
      }
    },
  };
}

test('after list and glob an edit is still refused, also of a .gitignore whose rules were read', async () => {
  const { root } = await makeTree({
    '.git/HEAD': '',
    '.gitignore': '*.log\n',
    'a.log': 1,
    'src/a.ts': 'text',
  });
  const host = hostOf(root);
  expect(await host.call('list', {})).toContain('.gitignore');
  expect(await host.call('list', { path: 'src' })).toContain('a.ts');
  // That the rules were read shows.
  expect((await host.call('glob', { pattern: '*' })).split('\n').sort()).toEqual(['.gitignore', 'src/a.ts']);
  for (const file of ['.gitignore', 'src/a.ts']) {
    expect(await host.call('edit', { path: file, text: 'new' })).toBe(`refused: ${file} was not read`);
  }
  await host.call('read', { path: '.gitignore' });
  expect(await host.call('edit', { path: '.gitignore', text: '' })).toBe('edited');
  expect(await host.call('edit', { path: 'src/a.ts', text: 'new' })).toContain('refused');
});
