/** Every cause of zero, to the letter. */
import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../src/page/notice.ts';
import { posesAsFooter } from '../../../src/quote.ts';
import { createGlobTool, type GlobDetails } from '../../../src/tools/glob-tool.ts';
import { memory, WORKDIR } from '../../support/memory.ts';
import { CAUSES } from './causes.ts';

describe.each(CAUSES)('$cause', ({ code, tree, input, options, answering, text }) => {
  test(`${input.pattern} in ${input.path ?? '.'}`, async () => {
    const { fs } = memory(tree, answering);
    const result = await createGlobTool({ ...options, cwd: WORKDIR, fs }).execute(input);
    expect(result.text).toBe(text);
    expect(result.isError).toBeUndefined();
    const { notices } = result.details as GlobDetails;
    expect(notices[0]?.code).toBe(code);
    const texts = notices.map((notice: Notice) => notice.text);
    expect(text.split('\n').slice(0, texts.length)).toEqual(texts);
    for (const line of text.split('\n')) {
      expect(posesAsFooter(line)).toBe(true);
      expect(line.length).toBeLessThanOrEqual(300);
    }
    expect(JSON.parse(JSON.stringify(notices))).toEqual(notices);
  });
});

test('No files found has one cause', () => {
  const said = CAUSES.filter(({ text }) => text.includes('No files found'));
  expect(said.map(({ code }) => code)).toEqual(['no-files-found']);
  expect(new Set(CAUSES.map(({ code }) => code)).size).toBeGreaterThanOrEqual(20);
});
