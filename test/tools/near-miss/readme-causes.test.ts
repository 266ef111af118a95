import { expect, test } from 'vitest';
import { readReadme, withBlock } from '../../support/readme.ts';
import { causesTable } from './readme-causes.ts';

test('the causes in the README are current: npm run readme:causes', async () => {
  const readme = readReadme();
  expect(withBlock(readme, 'causes', await causesTable())).toBe(readme);
});
