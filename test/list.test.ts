import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Entry, type ListResult, list } from '../src/index.ts';
import { makeTree, type TreeSpec } from './support/tree.ts';

const onPosix = test.runIf(process.platform !== 'win32');
const onLinux = test.runIf(process.platform === 'linux');

/** `count` files, in no order. */
const files = (count: number): TreeSpec =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${(index * 7) % count}`, '']));

/** Rows as they are marked on a page. */
const rows = ({ entries }: { entries: readonly Entry[] }): string[] =>
  entries.map(({ name, type }) => name + { directory: '/', file: '', other: '@' }[type]);

describe('entries', () => {
  test('directories, then files, then others, each in code-unit order', async () => {
    const { root } = await makeTree({
      'b/': null,
      a: '',
      B: '',
      'é/': null,
      '10': '',
      '9': '',
      _link: { link: 'a' },
      '～': '',
      '😀': '',
      'C/inner': '',
    });
    expect(rows(await list(root))).toEqual(['C/', 'b/', 'é/', '10', '9', 'B', 'a', '😀', '～', '_link@']);
  });

  test('hidden and ignored ones, stores, and directories with nothing in them', async () => {
    const { root } = await makeTree({
      '.gitignore': 'dist\n*.log\nempty\n',
      '.git/config': '',
      '.env': '',
      '.hid/': null,
      'dist/x.js': '',
      'node_modules/p/index.js': '',
      'empty/': null,
      'a.log': '',
    });
    expect(rows(await list('.', { cwd: root }))).toEqual([
      '.git/',
      '.hid/',
      'dist/',
      'empty/',
      'node_modules/',
      '.env',
      '.gitignore',
      'a.log',
    ]);
  });

  onPosix('links wherever they lead, FIFOs and sockets are others', async () => {
    const { root } = await makeTree({
      'src/a.ts': '',
      dangling: { link: 'nowhere' },
      'to-directory': { link: 'src' },
      'to-file': { link: 'src/a.ts' },
      'to-itself': { link: 'to-itself' },
    });
    execFileSync('mkfifo', [path.join(root, 'fifo')]);
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(path.join(root, 'socket'), resolve));
    try {
      const result = await list(root);
      expect(rows(result)).toEqual([
        'src/',
        ...['dangling@', 'fifo@', 'socket@', 'to-directory@', 'to-file@', 'to-itself@'],
      ]);
      expect(result.counts).toEqual({ directories: 1, files: 0, others: 6 });
    } finally {
      server.close();
    }
  });

  onLinux('names that are not UTF-8, each byte of them kept', async () => {
    const { root } = await makeTree({ '\udcff.ts': '', 'é\ufffd': '', é: '', '\udc80\udc81/a': '' });
    expect(rows(await list(root))).toEqual(['\udc80\udc81/', 'é', 'é\ufffd', '\udcff.ts']);
    expect(rows(await list('\udc80\udc81', { cwd: root }))).toEqual(['a']);
  });
});

describe('the directory', () => {
  test('is named as it was asked for, relative to the workdir', async () => {
    const { root } = await makeTree({ 'packages/a/x.ts': '', link: { link: 'packages' } });
    const cwd = path.join(root, 'packages');
    expect((await list(undefined, { cwd })).path).toBe('.');
    expect((await list('./a/', { cwd })).path).toBe('a');
    expect((await list(path.join(cwd, 'a'), { cwd: root })).path).toBe('packages/a');
    expect((await list('..', { cwd })).path).toBe(root.replaceAll(path.sep, '/'));
    expect(await list('link', { cwd: root })).toMatchObject({ path: 'link', totalEntries: 1 });
  });

  test('with nothing in it is a page', async () => {
    const { root } = await makeTree({ 'empty/': null });
    const page: ListResult = {
      path: 'empty',
      offset: 1,
      entries: [],
      totalEntries: 0,
      counts: { directories: 0, files: 0, others: 0 },
    };
    expect(await list('empty', { cwd: root, offset: 1 })).toEqual(page);
  });

  test('is read anew by each call', async () => {
    const { root } = await makeTree({ a: '' });
    expect(rows(await list(root))).toEqual(['a']);
    fs.writeFileSync(path.join(root, 'b'), '');
    expect(rows(await list(root))).toEqual(['a', 'b']);
  });
});

describe('pages', () => {
  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('of %i entries, %i are on the first', async (total, shown) => {
    const { root } = await makeTree(files(total));
    const page = await list(root);
    expect(page.entries).toHaveLength(shown);
    expect(page.totalEntries).toBe(total);
  });

  test('walk 450 entries in one order, the composition on each', async () => {
    const directories = Array.from({ length: 30 }, (_, index) => [`d${index}/`, null] as const);
    const { root } = await makeTree({
      ...Object.fromEntries(directories),
      ...files(418),
      l: { link: 'f0' },
      m: { link: 'f1' },
    });
    const counts = { directories: 30, files: 418, others: 2 };
    const whole = await list(root, { limit: 450 });
    expect(new Set(rows(whole))).toHaveLength(450);
    const pages = await Promise.all([1, 201, 401].map((offset) => list(root, { offset })));
    expect(pages.map((page) => page.entries.length)).toEqual([200, 200, 50]);
    expect(pages.map((page) => page.offset)).toEqual([1, 201, 401]);
    for (const page of pages) expect(page).toMatchObject({ totalEntries: 450, counts });
    expect(pages.flatMap(rows)).toEqual(rows(whole));
  });

  test('of any size and place are parts of the whole', async () => {
    const { root } = await makeTree({
      'd/': null,
      'e/': null,
      ...files(5),
      l: { link: 'd' },
      m: { link: 'e' },
    });
    const whole = rows(await list(root));
    for (let offset = 1; offset <= 9; offset++) {
      for (let limit = 1; limit <= 10; limit++) {
        const page = rows(await list(root, { offset, limit }));
        expect(page, `${limit} from ${offset}`).toEqual(whole.slice(offset - 1, offset - 1 + limit));
      }
    }
  });

  test('that fifty ask for at once are the same', async () => {
    const { root } = await makeTree(files(300));
    const pages = await Promise.all(
      Array.from({ length: 50 }, () => list(root, { offset: 101, limit: 150 })),
    );
    for (const page of pages) expect(page).toEqual(pages[0]);
    expect(pages[0]?.entries).toHaveLength(150);
  });
});
