import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fileSpillStore } from '../../src/spill/file-store.ts';
import { describeSpillStore } from './contract.ts';

const posix = process.platform !== 'win32';
const made: string[] = [];

async function freshDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'spanglob-test-'));
  made.push(directory);
  return directory;
}

afterAll(async () => {
  await Promise.all(made.map((directory) => rm(directory, { recursive: true, force: true })));
});

describeSpillStore('file', async (bounds) => ({
  store: fileSpillStore({ ...bounds, dir: join(await freshDirectory(), 'spill') }),
  read: (locator) => readFile(locator, 'utf8').catch(() => undefined),
}));

describe('the directory', () => {
  let parent = '';
  let dir = '';
  beforeEach(async () => {
    parent = await freshDirectory();
    dir = join(parent, 'spill');
  });
  const save = (options: object = {}) =>
    fileSpillStore({ dir, ...options }).save({ name: 'glob', text: 'a\n' });

  test('is known before it exists, and absolute', async () => {
    expect(fileSpillStore({ dir }).directory).toBe(dir);
    expect(fileSpillStore({ dir: relative(process.cwd(), dir) }).directory).toBe(dir);
    expect(isAbsolute(fileSpillStore().directory)).toBe(true);
    expect(await readdir(parent)).toEqual([]);
  });

  test('holds the files and nothing unfinished', async () => {
    const { locator } = await save();
    expect(dirname(locator)).toBe(dir);
    expect(await readdir(dir)).toEqual([basename(locator)]);
  });

  test.runIf(posix)('is private, and so are its files', async () => {
    const { locator } = await save();
    expect((await lstat(dir)).mode & 0o777).toBe(0o700);
    expect((await lstat(locator)).mode & 0o777).toBe(0o600);
  });

  test('is made again when it was cleared away', async () => {
    const store = fileSpillStore({ dir });
    await store.save({ name: 'n', text: '1' });
    await rm(dir, { recursive: true });
    const { locator } = await store.save({ name: 'n', text: '2' });
    expect(await readFile(locator, 'utf8')).toBe('2');
  });

  test.runIf(posix)('is refused as a link', async () => {
    await mkdir(join(parent, 'elsewhere'), { mode: 0o700 });
    await symlink(join(parent, 'elsewhere'), dir);
    await expect(save()).rejects.toMatchObject({
      code: 'FS_PERMISSION_DENIED',
      message: expect.stringContaining('symbolic link'),
    });
    expect(await readdir(join(parent, 'elsewhere'))).toEqual([]);
  });

  test.runIf(posix)('is refused as a link to nowhere', async () => {
    await symlink(join(parent, 'nowhere'), dir);
    await expect(save()).rejects.toMatchObject({ code: 'FS_PERMISSION_DENIED' });
  });

  test.runIf(posix).each([0o770, 0o702, 0o1777])('is refused where others can write: %o', async (mode) => {
    await mkdir(dir);
    await chmod(dir, mode);
    await expect(save()).rejects.toMatchObject({ code: 'FS_PERMISSION_DENIED' });
    expect(await readdir(dir)).toEqual([]);
  });

  test.runIf(posix)('is refused where another user owns it', async () => {
    const isRoot = process.getuid?.() === 0;
    await mkdir(dir, { mode: 0o700 });
    if (isRoot) await chown(dir, 1, 1);
    await expect(save(isRoot ? {} : { dir: '/' })).rejects.toMatchObject({
      code: 'FS_PERMISSION_DENIED',
      message: expect.stringContaining('another user'),
    });
    expect(await readdir(dir)).toEqual([]);
  });

  test('is made with all on the way to it', async () => {
    const deep = join(dir, 'on/the/way');
    await fileSpillStore({ dir: deep }).save({ name: 'n', text: '1' });
    expect(await readdir(deep)).toHaveLength(1);
  });

  test.skipIf(process.platform !== 'linux')('is told of where nothing can be made', async () => {
    const save = fileSpillStore({ dir: '/proc/none/spill' }).save({ name: 'n', text: '1' });
    await expect(save).rejects.toMatchObject({ code: 'FS_IO_ERROR' });
  });

  test('is refused as a file', async () => {
    await writeFile(dir, '');
    await expect(save()).rejects.toMatchObject({ code: 'FS_NOT_DIRECTORY' });
    await expect(save({ dir: join(dir, 'beneath') })).rejects.toMatchObject({
      code: 'FS_IO_ERROR',
      cause: expect.anything(),
    });
  });
});

describe('what is removed', () => {
  test('an abort on the way leaves nothing behind', async () => {
    const dir = join(await freshDirectory(), 'spill');
    const controller = new AbortController();
    const reason = new Error('enough');
    const save = fileSpillStore({ dir }).save({
      name: 'n',
      text: 'x'.repeat(1 << 24),
      signal: controller.signal,
    });
    controller.abort(reason);
    await expect(save).rejects.toBe(reason);
    expect(await readdir(dir).catch(() => [])).toEqual([]);
  });

  test('stores of other processes share the bounds; files of others stay', async () => {
    const dir = join(await freshDirectory(), 'spill');
    const first = await fileSpillStore({ dir, maxFiles: 2 }).save({ name: 'n', text: '1' });
    await writeFile(join(dir, 'mine.txt'), 'x');
    await writeFile(join(dir, 'mine.spanglob.txt'), 'x');
    // By the name of its moment older than the first.
    const older = 'n-1000000000000-000001-0123456789abcdef.spanglob.txt';
    await writeFile(join(dir, older), 'x');
    const second = await fileSpillStore({ dir, maxFiles: 2 }).save({ name: 'n', text: '2' });
    const expected = [basename(first.locator), basename(second.locator), 'mine.spanglob.txt', 'mine.txt'];
    expect((await readdir(dir)).sort()).toEqual(expected.sort());
  });

  test('stores that save and prune at once do not fail each other', async () => {
    const dir = join(await freshDirectory(), 'spill');
    const stores = Array.from({ length: 40 }, () => fileSpillStore({ dir, maxFiles: 3 }));
    await Promise.all(stores.map((store) => store.save({ name: 'n', text: '1' })));
    const { locator } = await fileSpillStore({ dir, maxFiles: 3 }).save({ name: 'n', text: '2' });
    const names = await readdir(dir);
    expect(names).toContain(basename(locator));
    expect(names.length).toBeLessThanOrEqual(3);
  });

  test('what a crash left unfinished goes, what is being written stays', async () => {
    const dir = join(await freshDirectory(), 'spill');
    await mkdir(dir, { mode: 0o700 });
    const left = 'n-1000000000000-000001-0123456789abcdef.spanglob.tmp';
    const current = `n-${Date.now()}-000001-0123456789abcdef.spanglob.tmp`;
    await writeFile(join(dir, left), 'x');
    await writeFile(join(dir, current), 'x');
    await fileSpillStore({ dir }).save({ name: 'n', text: '1' });
    const names = await readdir(dir);
    expect(names).not.toContain(left);
    expect(names).toContain(current);
  });

  test('the text just saved stays, even where a clock ran ahead', async () => {
    const dir = join(await freshDirectory(), 'spill');
    await mkdir(dir, { mode: 0o700 });
    await writeFile(join(dir, 'n-9999999999999-000001-0123456789abcdef.spanglob.txt'), 'x');
    const { locator } = await fileSpillStore({ dir, maxFiles: 1 }).save({ name: 'n', text: '1' });
    expect(await readdir(dir)).toEqual([basename(locator)]);
  });

  test('dispose removes what this store saved and nothing else', async () => {
    const dir = join(await freshDirectory(), 'spill');
    const store = fileSpillStore({ dir });
    const other = await fileSpillStore({ dir }).save({ name: 'n', text: '1' });
    await store.save({ name: 'n', text: '2' });
    const gone = await store.save({ name: 'n', text: '3' });
    await rm(gone.locator);
    await store.dispose();
    await store.dispose();
    expect(await readdir(dir)).toEqual([basename(other.locator)]);
  });
});
