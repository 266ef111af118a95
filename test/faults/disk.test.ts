/** The local disk at its worst: what can't be read, what isn't a file, what is too deep, too long or too many. */
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { list } from '../../src/list.ts';
import { buildLibrary } from '../support/built.ts';
import { makeTree } from '../support/tree.ts';

const run = promisify(execFile);
const child = (name: string): string => fileURLToPath(new URL(`children/${name}`, import.meta.url));
let library = '';
beforeAll(async () => {
  library = await buildLibrary();
});
afterAll(() => fs.rmSync(library, { recursive: true, force: true }));

const onPosix = describe.skipIf(process.platform === 'win32');

onPosix('as a user who may not read everything', () => {
  test('shut directories are told; FIFOs, sockets, devices and links are no files', async () => {
    const { root } = await makeTree({
      a: 1,
      'open/b': 2,
      'shut/c': 3,
      'shut/': { mode: 0o000 },
      'blind/d': 4,
      dangling: { link: 'nowhere' },
      loop: { link: 'loop' },
      'to-directory': { link: 'open' },
    });
    // Its names can be read, what they are called for can not.
    fs.chmodSync(path.join(root, 'blind'), 0o444);
    fs.chmodSync(root, 0o755);
    await run('mkfifo', [path.join(root, 'fifo')]);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await run('mknod', [path.join(root, 'device'), 'c', '1', '3']);
    const server = net.createServer().listen(path.join(root, 'socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    // A copy, since the repository may lie where no one else can go.
    const script = path.join(library, 'search.mjs');
    fs.copyFileSync(child('search.mjs'), script);
    const { stdout } = await run(process.execPath, [script, library, root], { ...user, cwd: '/' });
    server.close();
    const { paths, complete, skipped, entries } = JSON.parse(stdout);
    expect({ paths, complete, skipped }).toEqual({
      // A file that can't be stat'd is there, its time unknown.
      paths: ['a', 'open/b', 'blind/d'],
      complete: false,
      skipped: [{ path: 'shut', code: 'EACCES' }],
    });
    const others = entries.filter(({ type }: { type: string }) => type === 'other');
    expect(others.map(({ name }: { name: string }) => name)).toEqual([
      'dangling',
      ...(isRoot ? ['device'] : []),
      'fifo',
      'loop',
      'socket',
      'to-directory',
    ]);
  });
});

onPosix('depth and length', () => {
  test('3,000 directories deep: what no path can name is told', { timeout: 60_000 }, async () => {
    const { root } = await makeTree({});
    await run(process.execPath, [child('dig.mjs'), root, '3000']);
    try {
      const { paths, complete, skipped } = await glob('*', { cwd: root, gitignore: false });
      expect(complete).toBe(false);
      expect(skipped.map(({ code }) => code)).toEqual(['ENAMETOOLONG']);
      // Every file above the first directory that can't be reached, none twice.
      const reached = (skipped[0]?.path ?? '').split('/').length;
      expect(reached).toBeGreaterThan(1000);
      expect(new Set(paths)).toEqual(
        new Set(Array.from({ length: reached }, (_, level) => `${'d/'.repeat(level)}f`)),
      );
      expect(paths).toHaveLength(reached);
    } finally {
      // By steps, as it was made.
      await run('rm', ['-rf', root]);
    }
  });

  test('names of 255 bytes', async () => {
    const names = [
      'a'.repeat(255),
      'é'.repeat(127),
      '名'.repeat(85),
      '😀'.repeat(63),
      `${'x'.repeat(200)}/${'y'.repeat(255)}`,
    ];
    const { root } = await makeTree(Object.fromEntries(names.map((name, index) => [name, index])));
    expect((await glob('*', { cwd: root })).paths).toEqual(names);
    expect((await glob(`?${'a'.repeat(254)}`, { cwd: root })).paths).toEqual(names.slice(0, 1));
    await expect(glob('*', { cwd: root, path: 'a'.repeat(256) })).rejects.toMatchObject({
      code: 'FS_IO_ERROR',
    });
    await expect(list('a/'.repeat(3000), { cwd: root })).rejects.toMatchObject({ code: 'FS_IO_ERROR' });
  });

  test('20,000 entries in one directory', async () => {
    const { root } = await makeTree({});
    for (let index = 0; index < 20_000; index++) fs.writeFileSync(path.join(root, `f${index}`), '');
    expect((await glob('*', { cwd: root, workers: 0 })).paths).toHaveLength(20_000);
    expect((await list('.', { cwd: root })).totalEntries).toBe(20_000);
  });
});

onPosix('what changes while it is searched', () => {
  test('files made and removed by another process: 200 searches, nothing stable lost', {
    timeout: 60_000,
  }, async () => {
    const stable = Array.from({ length: 60 }, (_, index) => `s${index % 6}/f${index}`);
    const { root } = await makeTree(Object.fromEntries(stable.map((name, index) => [name, index])));
    const churn = spawn(process.execPath, [child('churn.mjs'), root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => churn.stdout.once('data', resolve));
    const ended = new Promise((resolve) => churn.once('exit', resolve));
    let seen = 0;
    try {
      for (let search = 0; search < 200; search++) {
        const { paths, skipped } = await glob('*', { cwd: root });
        expect(paths.filter((name) => name.startsWith('s'))).toEqual(stable);
        expect(new Set(paths).size).toBe(paths.length);
        for (const { code } of skipped) expect(['ENOENT', 'ENOTDIR']).toContain(code);
        seen += paths.length - stable.length;
        await new Promise(setImmediate);
      }
    } finally {
      churn.kill();
      await ended;
    }
    // Else nothing happened meanwhile.
    expect(seen).toBeGreaterThan(0);
  });

  test('no file descriptor left: told, not fatal, and over when there are some again', {
    timeout: 60_000,
  }, async () => {
    const { root } = await makeTree({});
    for (let index = 0; index < 3200; index++) {
      const directory = path.join(root, `d${index % 40}`);
      if (index < 40) fs.mkdirSync(directory);
      fs.writeFileSync(path.join(directory, `f${index}`), '');
    }
    const command = `ulimit -n 64; exec "$0" "$@"`;
    const args = ['-c', command, process.execPath, child('no-descriptors.mjs'), library, root];
    const { stdout } = await run('sh', args, { cwd: '/' });
    const failed = { name: 'SpanglobError', code: 'FS_IO_ERROR', cause: 'EMFILE' };
    expect(JSON.parse(stdout)).toEqual({
      before: { count: 3200, skipped: [] },
      during: failed,
      listing: failed,
      withOne: { count: 3200, skipped: [] },
      after: { count: 3200, skipped: [] },
    });
  });
});
