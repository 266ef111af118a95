/** Reports on links, permissions, and paths that vanished or never were. */
import { describe, expect } from 'vitest';
import { createTools, type Tools } from '../../src/tools/tools.ts';
import { type Answering, type MemorySpec, memory, WORKDIR } from '../support/memory.ts';
import { makeTree, type TreeSpec } from '../support/tree.ts';
import { report } from './report.ts';

async function toolsOn(spec: TreeSpec, below = ''): Promise<Tools> {
  return createTools({ cwd: (await makeTree(spec)).root + below });
}

function toolsInMemory(spec: MemorySpec, answering?: Answering): Tools {
  return createTools({ cwd: WORKDIR, fs: memory(spec, answering).fs });
}

const failing =
  (call: string, code: string): Answering =>
  (asked, answer) =>
    asked === call ? Promise.reject(Object.assign(new Error(`${code}: of a test`), { code })) : answer();

describe('links', () => {
  report(47, 'what is beneath a linked directory is not found', async () => {
    const { glob, list } = await toolsOn({ 'src/a.ts': 1, linkdir: { link: 'src' } });
    expect((await glob.execute({ pattern: 'linkdir/*' })).text).toBe('linkdir/a.ts');
    expect((await glob.execute({ pattern: '*', path: 'linkdir' })).text).toBe('linkdir/a.ts');
    expect((await glob.execute({ pattern: 'link*/*' })).text).toBe(
      'No match but behind links, which are not followed: 1 file matches beneath linkdir/. Give it as path to search there.',
    );
    expect((await list.execute({ path: 'linkdir' })).text).toContain('a.ts');
  });

  report(48, 'a workdir that is reached through a link loses its files', async () => {
    const { glob } = await toolsOn(
      { 'private/w/a.ts': 1, 'private/w/d/b.ts': 2, tmp: { link: 'private' } },
      '/tmp/w',
    );
    expect((await glob.execute({ pattern: '*' })).text).toBe('a.ts\nd/b.ts');
  });

  report(49, 'one broken link, and nothing is found', async () => {
    const { glob } = await toolsOn({ dangling: { link: 'nowhere' }, 'a.ts': 1 });
    expect((await glob.execute({ pattern: '*.ts' })).text).toBe('a.ts');
    expect((await glob.execute({ pattern: '*' })).text).toBe('a.ts');
  });

  report(51, 'a broken link hides from a listing, or fails it', async () => {
    const { list } = await toolsOn({ dangling: { link: 'nowhere' }, 'a.txt': 1 });
    expect((await list.execute({})).text).toContain('a.txt\ndangling@\n');
    expect((await list.execute({})).text).toContain('(Entries 1-2 of 2: 0 directories, 1 file, 1 other.)');
  });

  report(53, 'a link leads out of the workdir', async () => {
    const { glob, list } = await toolsOn({ 'etc/passwd': 1, 'root/out': { link: '../etc' } }, '/root');
    for (const call of [
      glob.execute({ pattern: '*', path: 'out' }),
      glob.execute({ pattern: 'out/*' }),
      list.execute({ path: 'out' }),
    ]) {
      const { text, isError } = await call;
      expect(isError).toBe(true);
      expect(text).toContain('is not inside the workdir');
    }
  });
});

describe('what can not be read', () => {
  report(50, 'one directory without permission ends the search', async () => {
    for (const code of ['EACCES', 'EPERM']) {
      const { glob } = toolsInMemory(
        { 'ok/a.ts': '', 'locked/b.ts': '' },
        failing('readdir /w/locked', code),
      );
      expect((await glob.execute({ pattern: '*.ts' })).text).toBe(
        'ok/a.ts\n\nIncomplete: a directory could not be read, so what is beneath is missing: locked.',
      );
    }
  });

  report(56, 'a file vanishes while it is looked at', async () => {
    const { glob, list } = toolsInMemory({ a: '', b: '', c: '' }, failing('lstat /w/b', 'ENOENT'));
    expect((await glob.execute({ pattern: '*' })).text).toBe('a\nc');
    expect((await list.execute({})).text).toContain('a\nb\nc\n');
  });
});

describe('what is not there', () => {
  report(55, 'a missing directory is called empty', async () => {
    const { glob, list } = await toolsOn({ 'a.ts': 1 });
    for (const call of [glob.execute({ pattern: '*', path: 'nope' }), list.execute({ path: 'nope' })]) {
      expect(await call).toMatchObject({
        isError: true,
        text: 'nope does not exist; check its spelling',
        details: { code: 'FS_NOT_FOUND' },
      });
    }
  });

  report(57, 'no word on what was meant', async () => {
    const { glob, list } = await toolsOn({ 'src/a.ts': 1 });
    for (const call of [glob.execute({ pattern: '*', path: 'scr' }), list.execute({ path: 'scr' })]) {
      expect((await call).text).toBe('scr does not exist; did you mean src?');
    }
    expect((await glob.execute({ pattern: 'scr/*.ts' })).text).toBe(
      'No match: scr does not exist; did you mean src?',
    );
  });
});
