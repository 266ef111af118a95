import { expect, test } from 'vitest';
import { ESCAPES } from './escapes.ts';
import { tryEscapes } from './try-escapes.ts';

test.skipIf(process.platform === 'win32')(
  `${ESCAPES.length} ways out: none leads out, and none tells what is there`,
  { timeout: 120_000 },
  async () => {
    const { tried, problems } = await tryEscapes();
    expect(problems).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  },
);
