/** Rule count and stars are no attack: a search goes on, and finds what git finds. */
import { describe, expect, test } from 'vitest';
import { glob } from '../../src/glob.ts';
import { compileRules } from '../../src/ignore/rules.ts';
import { gitFiles, gitInit, gitVersion } from '../support/git.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { hostileRules } from './hostile-rules.ts';

/**
 * Milliseconds. Each takes some tenths of a second at the most, on a busy machine too (`npm run bench:ignore`
 * prints them); rules tried one by one, or places visited one by one, take many times the bound.
 */
const BOUND = 5_000;

describe.each(hostileRules)('$title', async ({ rules, paths, gitIsSlow }) => {
  const treeOf = (some: readonly string[]): Promise<Tree> =>
    makeTree({ '.gitignore': `${rules}\n`, ...Object.fromEntries(some.map((path) => [path, ''])) });

  test('in time', async () => {
    const { root } = await treeOf(paths);
    const start = performance.now();
    const { skipped, complete } = await glob('**', { cwd: root });
    expect(performance.now() - start).toBeLessThan(BOUND);
    expect({ skipped, complete }).toEqual({ skipped: [], complete: true });
  });

  const title = `as git ${gitVersion()}${gitIsSlow ? ' (left out: git itself takes minutes over these)' : ''}`;
  test.skipIf(gitIsSlow)(title, async () => {
    const { root } = await treeOf(paths.slice(0, 100));
    await gitInit(root);
    expect((await glob('**', { cwd: root, sort: 'path' })).paths).toEqual((await gitFiles(root)).toSorted());
  });
});

describe('a mebibyte of', () => {
  const fill = (line: (index: number) => string): Uint8Array => {
    let text = '';
    for (let index = 0; text.length < 1024 * 1024; index++) text += `${line(index)}\n`;
    return Buffer.from(text.slice(0, 1024 * 1024));
  };
  const letter = (index: number): string => String.fromCharCode(97 + (index % 26));
  test.each<[string, Uint8Array]>([
    ['names', fill((index) => `name-${index}`)],
    ['stars', fill((index) => `*${letter(index)}*${letter(index >> 3)}*`)],
    ['classes', fill((index) => `[${letter(index)}-z][!${letter(index >> 4)}]`)],
    ['question marks', fill(() => '?'.repeat(4_000))],
    ['`**/`', fill((index) => `a/${'**/'.repeat(1_000)}${letter(index)}`)],
    ['`/**/a`', fill(() => 'a/**/'.repeat(800))],
    ['one star a line', fill(() => '*')],
    ['brackets', fill(() => '['.repeat(4_000))],
    ['unclosed POSIX classes', fill(() => '[[:'.repeat(1_300))],
    ['backslashes', fill(() => '\\'.repeat(4_000))],
    ['spaces', fill(() => ' '.repeat(4_000))],
    ['line feeds', fill(() => '')],
  ])('%s is compiled and asked in time', (_title, content) => {
    const start = performance.now();
    const { automaton } = compileRules(content);
    let state = automaton.start;
    for (let index = 0; index < 100; index++) {
      automaton.advance(state, `${letter(index)}name-${index}.ts`);
      state = automaton.descend(automaton.advance(state, 'a'));
    }
    expect(performance.now() - start).toBeLessThan(BOUND);
  });
});
