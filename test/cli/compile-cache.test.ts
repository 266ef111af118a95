import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCompiledCode } from '../../src/cli/compile-cache.ts';
import { makeTree } from '../support/tree.ts';

const node = module as { enableCompileCache?: ((directory: string) => unknown) | undefined };
const real = node.enableCompileCache;
const enable = vi.fn();
let home = '';

beforeEach(async () => {
  ({ root: home } = await makeTree({}));
  node.enableCompileCache = enable;
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CACHE_HOME', undefined);
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
});
afterEach(() => {
  enable.mockReset();
  node.enableCompileCache = real;
  vi.unstubAllEnvs();
});

describe('compiled code is kept', () => {
  test("in a directory of the command line's own, which others can't write", () => {
    fs.mkdirSync(path.join(home, '.cache'));
    keepCompiledCode();
    keepCompiledCode();
    const own = path.join(home, '.cache/spanglob');
    expect(enable.mock.calls).toEqual([[own], [own]]);
    expect(fs.statSync(own).mode & 0o777).toBe(0o700);
  });

  test('where XDG_CACHE_HOME says, unless it is relative', () => {
    vi.stubEnv('XDG_CACHE_HOME', home);
    keepCompiledCode();
    expect(enable.mock.calls).toEqual([[path.join(home, 'spanglob')]]);
    vi.stubEnv('XDG_CACHE_HOME', 'relative');
    keepCompiledCode();
    expect(enable).toHaveBeenCalledTimes(1);
  });

  test('nowhere where there is no cache directory, or none can be made', () => {
    keepCompiledCode();
    fs.writeFileSync(path.join(home, '.cache'), '');
    keepCompiledCode();
    vi.stubEnv('HOME', '/proc');
    keepCompiledCode();
    expect(enable).not.toHaveBeenCalled();
  });

  test('by node where NODE_COMPILE_CACHE asks for it, and not before Node 22', () => {
    vi.stubEnv('XDG_CACHE_HOME', home);
    vi.stubEnv('NODE_COMPILE_CACHE', '/elsewhere');
    keepCompiledCode();
    expect(enable).not.toHaveBeenCalled();
    vi.stubEnv('NODE_COMPILE_CACHE', undefined);
    node.enableCompileCache = undefined;
    expect(keepCompiledCode).not.toThrow();
    expect(fs.readdirSync(home)).toEqual([]);
  });
});
