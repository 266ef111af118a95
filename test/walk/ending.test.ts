/** Searches that are ended before they are done: by a signal, and by their deadline. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { glob } from '../../src/glob.ts';
import type { DirentLike } from '../../src/walk/file-system.ts';
import { makeTree } from '../support/tree.ts';
import { observe } from './observed.ts';

const { root } = await makeTree(
  Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`d${index % 40}/e${index % 8}/f${index}`, index]),
  ),
);
const all = { gitignore: false, cwd: root };
const never = <T>(): Promise<T> => new Promise(() => {});

describe('abort', () => {
  test('before the start: no call is made', async () => {
    const observed = observe(root);
    const reason = new Error('no more');
    const signal = AbortSignal.abort(reason);
    await expect(glob('*', { ...all, fs: observed.fs, signal })).rejects.toBe(reason);
    expect(observed.calls).toBe(0);
  });

  test.each([1, 2, 10, 60])('at directory %i: no call follows', async (last) => {
    const controller = new AbortController();
    let callsThen = -1;
    const observed = observe(root, {
      readdir: (_name, disk) => {
        if (observed.reads.length === last) {
          controller.abort('enough');
          callsThen = observed.calls;
        }
        return disk();
      },
    });
    await expect(glob('*', { ...all, fs: observed.fs, signal: controller.signal })).rejects.toBe('enough');
    await sleep(50);
    expect(callsThen).toBeGreaterThan(0);
    expect(observed.calls).toBe(callsThen);
  });

  test('while files are being looked at: no call follows', async () => {
    const controller = new AbortController();
    let callsThen = -1;
    const observed = observe(root, {
      lstat: (_name, disk) => {
        if (observed.stats.length === 3) {
          controller.abort('enough');
          callsThen = observed.calls;
        }
        return disk();
      },
    });
    await expect(glob('*', { ...all, fs: observed.fs, signal: controller.signal })).rejects.toBe('enough');
    await sleep(50);
    expect(observed.calls).toBe(callsThen);
  });

  test.each(['readdir', 'lstat'] as const)('does not wait for a %s that hangs', async (call) => {
    const controller = new AbortController();
    const observed = observe(root, { [call]: never });
    const search = glob('*', { ...all, fs: observed.fs, signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 20);
    await expect(search).rejects.toBe('enough');
  });

  test('on the disk, while it walks', async () => {
    const controller = new AbortController();
    const onProgress = vi.fn(() => controller.abort('enough'));
    await expect(glob('*', { ...all, signal: controller.signal, onProgress })).rejects.toBe('enough');
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  test('after the end changes nothing, and leaves no listener behind', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const { paths } = await glob('*', { ...all, signal: controller.signal });
    controller.abort();
    expect(paths).toHaveLength(200);
    expect(added).toHaveBeenCalled();
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });
});

describe('deadline', () => {
  test('a directory that hangs is named, the rest is returned', async () => {
    const observed = observe(root, {
      readdir: (name, disk) => (name === 'd7/e7' ? never<DirentLike[]>() : disk()),
    });
    const result = await glob('*', { ...all, fs: observed.fs, timeoutMs: 500 });
    expect(result.complete).toBe(false);
    expect(result.skipped).toEqual([
      { path: '.', code: 'DEADLINE' },
      { path: 'd7/e7', code: 'DEADLINE' },
    ]);
    const rest = (await glob('*', all)).paths.filter((path) => !path.startsWith('d7/e7/'));
    expect(result.paths).toEqual(rest);
  });

  test('a search root that hangs', async () => {
    const result = await glob('*', {
      ...all,
      path: 'd7',
      fs: observe(root, { readdir: never }).fs,
      timeoutMs: 20,
    });
    expect(result).toMatchObject({
      root: 'd7',
      paths: [],
      complete: false,
      skipped: [{ path: 'd7', code: 'DEADLINE' }],
    });
  });

  test('a file that hangs is left out', async () => {
    const observed = observe(root, { lstat: (name, disk) => (name.endsWith('f100') ? never() : disk()) });
    const result = await glob('*', { ...all, fs: observed.fs, timeoutMs: 500 });
    expect(result).toMatchObject({ complete: false, skipped: [{ path: '.', code: 'DEADLINE' }] });
    expect(result.paths).toHaveLength(199);
  });

  test('far away, it changes nothing and keeps no process alive', async () => {
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const result = await glob('*', { ...all, timeoutMs: 1_000_000 });
    expect(result).toEqual(await glob('*', all));
    expect(cleared).toHaveBeenCalled();
    cleared.mockRestore();
  });
});

test('progress only grows, and ends with everything', async () => {
  const seen: { directories: number; matches: number }[] = [];
  const { paths } = await glob('*', { ...all, onProgress: (progress) => seen.push(progress) });
  expect(seen.at(-1)).toEqual({ directories: 1 + 40 + 40, matches: paths.length });
  for (const key of ['directories', 'matches'] as const) {
    const values = seen.map((progress) => progress[key]);
    expect(values).toEqual(values.toSorted((left, right) => left - right));
  }
});

test('a callback that throws ends the search with what it threw', async () => {
  const onProgress = (): void => {
    throw new Error('of the caller');
  };
  await expect(glob('*', { ...all, onProgress })).rejects.toThrow('of the caller');
});
