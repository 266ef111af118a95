/** Reports on what has to be there for a search: nothing. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect } from 'vitest';
import { createTools } from '../../src/tools/tools.ts';
import { memory, WORKDIR } from '../support/memory.ts';
import { run } from '../support/run.ts';
import { makeTree } from '../support/tree.ts';
import { report } from './report.ts';

const repository = path.resolve(import.meta.dirname, '../..');

report(70, 'where no ripgrep can run, everything is empty', async () => {
  const { root } = await makeTree({ 'src/a.ts': 1, 'b.ts': 2 });
  const here = (await createTools({ cwd: root }).glob.execute({ pattern: '*.ts' })).text;
  const [PATH] = [process.env.PATH];
  process.env.PATH = '';
  try {
    const args = ['--import', 'tsx', path.join(repository, 'src/cli/main.ts'), 'glob', '*.ts', '-C', root];
    const { stdout, code } = await run(process.execPath, args, { cwd: repository });
    expect({ text: stdout.toString(), code }).toEqual({ text: `${here}\n`, code: 0 });
  } finally {
    process.env.PATH = PATH;
  }
});

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

report(71, 'a binary that was not downloaded, is of another machine, or may not run', async () => {
  const lock = JSON.parse(fs.readFileSync(path.join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const needed = new Set<string>();
  const visit = (name: string, from: string): void => {
    const nested = `${from}/node_modules/${name}`.replace(/^\//, '');
    const at = nested in lock.packages ? nested : `node_modules/${name}`;
    if (needed.has(at)) return;
    needed.add(at);
    for (const next of Object.keys(lock.packages[at]?.dependencies ?? {})) visit(next, at);
  };
  for (const name of Object.keys(lock.packages['']?.dependencies ?? {})) visit(name, '');
  expect(needed.size).toBeGreaterThan(5);
  for (const at of needed) {
    const { hasInstallScript, os, cpu } = lock.packages[at] as LockedPackage;
    expect({ at, hasInstallScript, os, cpu }).toEqual({ at });
  }
  const { scripts } = JSON.parse(fs.readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(pre|post)?install$/)]),
  );
});

report(72, 'the tool looks at the host while the files are in a sandbox', async () => {
  const { fs: sandbox } = memory({ 'src/a.ts': '', '.gitignore': 'b', b: '', link: { link: 'src' } });
  const { glob, list } = createTools({ cwd: WORKDIR, fs: sandbox });
  const module = fs as unknown as Record<string, unknown>;
  const real = Object.entries(module).filter(
    ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
  );
  for (const [name] of real) {
    module[name] = () => {
      throw new Error(`node:fs was asked: ${name}`);
    };
  }
  syncBuiltinESMExports();
  const answers = [
    glob.execute({ pattern: '*.ts' }),
    glob.execute({ pattern: '*.py' }),
    glob.execute({ pattern: 'li*/a.ts' }),
    list.execute({ path: 'src' }),
  ];
  const settled = await Promise.allSettled(answers);
  Object.assign(module, Object.fromEntries(real));
  syncBuiltinESMExports();
  expect(
    settled.map((answer) => (answer.status === 'fulfilled' ? answer.value.text : answer.reason)),
  ).toEqual([
    'src/a.ts',
    'No files found',
    expect.stringContaining('beneath link/'),
    expect.stringContaining('a.ts'),
  ]);
});
