/** The README's recipes are the code that the tests of the frameworks run. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { withRecipes } from './readme-recipes.ts';

test('the recipes in the README are current: npm run readme:recipes', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  expect(readme).toBe(withRecipes(readme));
});

test('every framework has a recipe, and every recipe a test that runs it', () => {
  const tests = fs
    .readdirSync('test/compat')
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(`test/compat/${file}`, 'utf8'))
    .join('\n');
  for (const file of fs.readdirSync('test/compat/recipes')) {
    expect(tests).toContain(`'./recipes/${file}'`);
  }
});
