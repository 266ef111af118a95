/** What `list` asks of a file system: one read, in slices, ended by an abort. */
import fs from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FileSystem, type ListResult, list } from '../src/index.ts';
import { makeTree } from './support/tree.ts';

/** Node's own promises, and every call that they get. */
function counting(): { fs: FileSystem; calls: unknown[][] } {
  const calls: unknown[][] = [];
  const proxy = new Proxy(fs.promises, {
    get(target, name: keyof typeof fs.promises) {
      return (...args: unknown[]) => {
        calls.push([name, ...args]);
        return (target[name] as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
  return { fs: proxy as FileSystem, calls };
}

/** A file system whose `readdir` is this one. */
const reading = (readdir: (place: string) => unknown): FileSystem =>
  ({ readdir: async (place: string) => readdir(place) }) as unknown as FileSystem;

const names = ({ entries }: ListResult): string[] => entries.map(({ name, type }) => `${type} ${name}`);

describe('one read', () => {
  test('and nothing else: no stat before it, none of the entries', async () => {
    const { root } = await makeTree({ 'src/a.ts': '', 'empty/': null, link: { link: 'src' }, a: '' });
    const counted = counting();
    const result = await list(root, { fs: counted.fs });
    expect(counted.calls).toEqual([['readdir', root, { withFileTypes: true }]]);
    expect(result.entries).toEqual((await list(root)).entries);
  });

  test.each(['/', '/w', '/w/'])('of %s', async (place) => {
    const asked: string[] = [];
    const virtual = reading((directory) => {
      asked.push(directory);
      return [];
    });
    expect(await list(place, { cwd: '/', fs: virtual })).toMatchObject({ totalEntries: 0 });
    expect(asked).toEqual([place === '/' ? '/' : '/w']);
  });
});

describe('entries of other file systems', () => {
  const yes = (): boolean => true;
  const no = (): boolean => false;
  test.each<[what: string, dirent: object, type: string]>([
    ['two methods', { isFile: no, isDirectory: yes }, 'directory'],
    ['two methods', { isFile: yes, isDirectory: no }, 'file'],
    ['two methods, both deny', { isFile: no, isDirectory: no }, 'other'],
    ['booleans', { isFile: false, isDirectory: true }, 'directory'],
    ['booleans', { isFile: true, isDirectory: false, isSymbolicLink: false }, 'file'],
    ['a boolean link to a file', { isFile: true, isDirectory: false, isSymbolicLink: true }, 'other'],
    ['one method alone', { isDirectory: yes }, 'directory'],
    ['a link', { isFile: no, isDirectory: yes, isSymbolicLink: yes }, 'other'],
    ['nothing', {}, 'other'],
  ])('%s', async (_what, dirent, type) => {
    const virtual = reading(() => [{ name: 'x', ...dirent }]);
    expect(names(await list('/', { fs: virtual }))).toEqual([`${type} x`]);
  });

  test('methods that need their object', async () => {
    class Entry {
      readonly name = 'x';
      readonly #isDirectory = true;
      isFile(): boolean {
        return !this.#isDirectory;
      }
      isDirectory(): boolean {
        return this.#isDirectory;
      }
    }
    expect(names(await list('/', { fs: reading(() => [new Entry()]) }))).toEqual(['directory x']);
  });

  test('names alone are refused, not listed as something', async () => {
    const only = list('/', { fs: reading(() => ['x']) });
    await expect(only).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});

describe('slices', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** One time for all tests: it must not run backwards. */
  let now = 0;
  const clockThatSteps = (milliseconds: number): void => {
    now = Math.max(now, performance.now());
    vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  };

  /** Entries that say when they are looked at. */
  const entries = (count: number, look: () => void): object[] =>
    Array.from({ length: count }, (_, index) => ({
      name: `${(index * 7919) % count}`,
      isDirectory: () => false,
      isFile: () => {
        look();
        return true;
      },
    }));

  test('a directory of 20,000 entries holds no turn of the loop for long', async () => {
    // A clock by which each look takes a millisecond makes slices of five steps.
    clockThatSteps(1);
    let looks = 0;
    let most = 0;
    const turn = (): void => {
      most = Math.max(most, looks);
      looks = 0;
      watch = setImmediate(turn);
    };
    let watch = setImmediate(turn);
    const result = await list('/', { fs: reading(() => entries(20_000, () => looks++)), offset: 19_901 });
    clearImmediate(watch);
    expect(names(result)).toHaveLength(100);
    expect(names(result).at(-1)).toBe('file 9999');
    expect(most).toBeGreaterThan(0);
    expect(Math.max(most, looks)).toBeLessThan(1000);
  });

  test('an abort between two of them ends the reading', async () => {
    clockThatSteps(10);
    const controller = new AbortController();
    let looks = 0;
    const virtual = reading(() => entries(20_000, () => ++looks === 1000 && controller.abort('enough')));
    await expect(list('/', { fs: virtual, signal: controller.signal })).rejects.toBe('enough');
    expect(looks).toBeLessThan(2000);
  });
});

describe('an abort', () => {
  test('before the call makes none', async () => {
    const counted = counting();
    const aborted = list('/', { fs: counted.fs, signal: AbortSignal.abort('gone') });
    await expect(aborted).rejects.toBe('gone');
    expect(counted.calls).toEqual([]);
  });

  test('does not wait for a file system that hangs', async () => {
    const controller = new AbortController();
    const virtual = reading(() => {
      setImmediate(() => controller.abort('enough'));
      return new Promise(() => undefined);
    });
    await expect(list('/', { fs: virtual, signal: controller.signal })).rejects.toBe('enough');
  });

  test.each([1, 2])('during call %i for a missing place is the last of them', async (last) => {
    const controller = new AbortController();
    let calls = 0;
    const virtual = reading(() => {
      if (++calls === last) controller.abort('enough');
      throw new Error('ENOENT: no such directory');
    });
    const aborted = list('/a/b/c/d', { fs: virtual, signal: controller.signal });
    await expect(aborted).rejects.toBe('enough');
    await new Promise(setImmediate);
    expect(calls).toBe(last);
  });

  test('after the end means nothing, and leaves no listener behind', async () => {
    const { root } = await makeTree({ a: '' });
    const controller = new AbortController();
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const virtual = reading(() => []);
    await list(root, { signal: controller.signal });
    await list('/', { fs: virtual, signal: controller.signal });
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    controller.abort();
  });
});
