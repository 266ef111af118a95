/** Reports on ignore rules and hidden files. */
import { expect } from 'vitest';
import type { ToolOptions } from '../../src/tools/options.ts';
import { createTools, type Tools } from '../../src/tools/tools.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';
import { files, report } from './report.ts';

async function toolsOn(spec: TreeSpec, options: ToolOptions = {}): Promise<Tools> {
  return createTools({ cwd: (await makeTree(spec)).root, ...options });
}

report(40, 'the exact path of an ignored file is not found', async () => {
  const { glob } = await toolsOn({ '.gitignore': 'dist', 'dist/x.js': 1 });
  const { text, details } = await glob.execute({ pattern: 'dist/x.js' });
  expect(text).toBe(
    'No files shown: 1 file matches, but ignore rules exclude dist/. Set includeIgnored to true to see it.',
  );
  expect(details).toMatchObject({ notices: [{ code: 'ignored-only', paths: ['dist/x.js'], count: 1 }] });
  expect((await glob.execute({ pattern: 'dist/x.js', includeIgnored: true })).text).toBe('dist/x.js');
});

report(41, 'some patterns override ignore rules and some do not', async () => {
  const spec = { '.gitignore': 'gen', 'gen/a.ts': 1, 'b.ts': 2 };
  const { glob } = await toolsOn(spec);
  expect((await glob.execute({ pattern: '*.ts' })).text).toBe('b.ts');
  for (const pattern of ['gen/*.ts', '/gen/a.ts', 'gen/**', '**/gen/*']) {
    expect((await glob.execute({ pattern })).text).toContain('ignore rules exclude gen/');
  }
  const { glob: all } = await toolsOn(spec, { gitignore: false });
  for (const pattern of ['*.ts', 'gen/*.ts']) {
    expect((await all.execute({ pattern })).text).toContain('gen/a.ts');
  }
});

report(42, 'what begins with a dot is invisible', async () => {
  const { glob } = await toolsOn({ '.github/workflows/ci.yml': 1, '.git/info/x.yml': 2 });
  expect((await glob.execute({ pattern: '*.yml' })).text).toBe('.github/workflows/ci.yml');
});

report(43, 'glob and list disagree on what is hidden', async () => {
  const { glob, list } = await toolsOn({ '.env': 1, '.x/a': 2 });
  expect((await glob.execute({ pattern: '*' })).text).toBe('.env\n.x/a');
  expect((await list.execute({})).text).toContain('.x/\n.env');
});

report(45, 'files are left out without a word', async () => {
  const { glob } = await toolsOn({ '.git/hooks/x': 1, 'a.ts': 2 });
  expect((await glob.execute({ pattern: '.git/hooks/*' })).text).toBe(
    'No files shown: version control stores such as .git are never searched.',
  );
});

report(46, 'stale copies push the file itself off the page', async () => {
  const { glob } = await toolsOn({
    ...files(300, (index) => `.worktrees/w${index}/src/x.ts`),
    'src/x.ts': 1000,
  });
  const rows = (await glob.execute({ pattern: 'x.ts' })).text.split('\n');
  expect(rows).toContain('src/x.ts');
  expect(rows.filter((row) => row.startsWith('.worktrees/')).length).toBeGreaterThan(90);
});
