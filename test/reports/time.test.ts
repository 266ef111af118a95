/** Reports on time, memory and aborts, and on empty results that mislead. */
import fs from 'node:fs';
import { expect } from 'vitest';
import { glob as search } from '../../src/glob.ts';
import { createTools, type Tools } from '../../src/tools/tools.ts';
import type { DirentLike, FileSystem } from '../../src/walk/file-system.ts';
import { type Answering, type MemorySpec, memory, WORKDIR } from '../support/memory.ts';
import { makeTree } from '../support/tree.ts';
import { files, report } from './report.ts';

function toolsOn(spec: MemorySpec, answering: Answering, timeoutMs: number): Tools {
  return createTools({ cwd: WORKDIR, fs: memory(spec, answering).fs, timeoutMs });
}

const never = <T>(): Promise<T> => new Promise(() => undefined);

report(60, 'a timeout is called no files', async () => {
  const slow: Answering = (call, answer) => (call === 'readdir /w/slow' ? never() : answer());
  const { glob } = toolsOn({ 'a.ts': '', 'slow/b.ts': '' }, slow, 50);
  const late = 'Not answered by then: slow. Narrow pattern or path to search the rest.';
  expect((await glob.execute({ pattern: '*.ts' })).text).toBe(
    `a.ts\n\nIncomplete: the search ran out of time; at least 1 file matches. ${late}`,
  );
  const none = await glob.execute({ pattern: '*.py' });
  expect(none.text).not.toContain('No files found');
  expect(none.text).toContain('Incomplete: the search ran out of time.');
  expect(none.details).toMatchObject({
    complete: false,
    notices: [{ code: 'none-in-part' }, { code: 'deadline' }],
  });
});

report(61, 'empty now and then', async () => {
  const { root } = await makeTree(files(400, (index) => `d${index % 9}/f${index}.ts`));
  const { glob } = createTools({ cwd: root });
  const calls = Array.from({ length: 50 }, () => glob.execute({ pattern: '**/*.ts' }));
  const texts = new Set((await Promise.all(calls)).map(({ text }) => text));
  expect(texts.size).toBe(1);
  expect([...texts][0]).toContain('Showing 100 of 400 paths');
});

function dirent(name: string, kind: 'file' | 'directory'): DirentLike {
  return { name, isFile: () => kind === 'file', isDirectory: () => kind === 'directory' };
}

report(62, 'a search from the home directory never ends', async () => {
  let reads = 0;
  const endless: FileSystem = {
    readdir: async () => {
      reads++;
      return [
        dirent('a.ts', 'file'),
        ...Array.from({ length: 9 }, (_, index) => dirent(`d${index}`, 'directory')),
      ];
    },
    lstat: async () => dirent('', 'directory'),
    readFile: async () => '',
    realpath: async (path) => path,
  };
  const { glob } = createTools({ cwd: WORKDIR, fs: endless, timeoutMs: 100 });
  const found = await glob.execute({ pattern: '*.ts' });
  expect(found.text).toContain('Incomplete: the search ran out of time; at least');
  expect((await glob.execute({ pattern: '*.py' })).text).toContain('Incomplete: the search ran out of time.');
  const made = reads;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reads).toBe(made);
});

report(64, 'a timeout does not bound the work', async () => {
  const hanging: Answering = (call, answer) => (call.startsWith('readdir') ? never() : answer());
  const { glob, list } = toolsOn({ 'a.ts': '' }, hanging, 50);
  expect((await glob.execute({ pattern: '*' })).text).toContain('Incomplete: ');
  expect(await list.execute({})).toMatchObject({ isError: true, details: { code: 'FS_IO_ERROR' } });
});

/** `count` files beneath `count / 1000` directories, none of them kept anywhere. */
function generated(count: number, nameOf: (index: number) => string): FileSystem {
  return {
    readdir: async (path) =>
      path === WORKDIR
        ? Array.from({ length: count / 1000 }, (_, index) => dirent(`d${index}`, 'directory'))
        : Array.from({ length: 1000 }, (_, index) => dirent(nameOf(index), 'file')),
    lstat: async (path) => ({ ...dirent('', path === WORKDIR ? 'directory' : 'file'), mtimeMs: 1 }),
    readFile: async () => '',
    realpath: async (path) => path,
  };
}

report(65, 'a large tree takes all memory', async () => {
  const options = { cwd: WORKDIR, fs: generated(1_000_000, (index) => `f${index}.ts`), gitignore: false };
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const { paths } = await search('f7.ts', {
    ...options,
    onProgress: () => {
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    },
  });
  expect(paths).toHaveLength(1000);
  // A million entries as objects that stay would be several hundred megabytes.
  expect(most).toBeLessThan(250 * 1024 * 1024);
});

report(67, 'hundreds of thousands of long paths are none', async () => {
  const long = generated(300_000, (index) => `${'long-'.repeat(40)}${index}.ts`);
  const { glob } = createTools({ cwd: WORKDIR, fs: long, gitignore: false });
  const { text, details } = await glob.execute({ pattern: '*.ts' });
  expect(details).toMatchObject({ total: 300_000, truncated: true, complete: true });
  expect(text).toContain('(Showing 100 of 300000 paths, sampled across 100 of the 300 top-level entries');
});

report(80, 'a file that was just made is not found by its absolute path', async () => {
  const { root } = await makeTree({ 'a.ts': 1 });
  const { glob } = createTools({ cwd: root });
  expect((await glob.execute({ pattern: `${root}/*.md` })).text).toBe('No files found');
  for (let index = 0; index < 20; index++) {
    fs.writeFileSync(`${root}/new${index}.md`, '');
    expect((await glob.execute({ pattern: `${root}/new${index}.md` })).text).toBe(`new${index}.md`);
  }
});

report(81, 'a file system that failed has no matches', async () => {
  const failing: Answering = (call, answer) =>
    call === 'readdir /w' ? Promise.reject(new Error('connection lost')) : answer();
  const { glob, list } = toolsOn({ 'a.ts': '' }, failing, 1000);
  for (const call of [glob.execute({ pattern: '*' }), list.execute({})]) {
    const { text, isError, details } = await call;
    expect(isError).toBe(true);
    expect(details).toMatchObject({ code: 'FS_IO_ERROR' });
    expect(text).not.toContain('No files found');
  }
});
