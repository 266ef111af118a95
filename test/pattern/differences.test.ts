import { rgPath } from '@vscode/ripgrep';
import { describe, expect, test } from 'vitest';
import type { SpanglobError } from '../../src/errors.ts';
import { glob } from '../../src/glob.ts';
import { rgVersion } from '../support/ripgrep.ts';
import { run } from '../support/run.ts';
import { makeTree } from '../support/tree.ts';
import { differences, type Shown } from './differences.ts';

const shown = differences.flatMap(({ ours, shown }) =>
  shown === undefined ? [] : [{ title: ours, ...shown }],
);

async function ripgrepPaths({ pattern, args }: Shown, root: string): Promise<string[]> {
  const fixed = ['--no-config', '--files', '--sort=modified', '--path-separator=/', `--glob=${pattern}`];
  const { stdout } = await run(rgPath, [...fixed, ...args], { cwd: root });
  return stdout.toString().split('\n').slice(0, -1);
}

async function ourPaths({ pattern, options }: Shown, root: string): Promise<readonly string[]> {
  try {
    return (await glob(pattern, { ...options, cwd: root })).paths;
  } catch (error) {
    expect(error).toMatchObject({ code: 'FS_NOT_DIRECTORY' } satisfies Partial<SpanglobError>);
    return [];
  }
}

describe.skipIf(process.platform === 'win32')(`where ripgrep ${rgVersion()} answers otherwise`, () => {
  test.each(shown)('$title', async (difference) => {
    const { root } = await makeTree(difference.tree);
    expect(await ripgrepPaths(difference, root)).toEqual(difference.ripgrep);
    expect(await ourPaths(difference, root)).toEqual(difference.ours);
  });
});
