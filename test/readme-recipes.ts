/**
 * README's recipes: the marked lines of `test/compat/recipes/`, which are the
 * code that the tests of the frameworks run. `npm run readme:recipes` puts
 * them between the README's two marks.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillBlock, isMain, withBlock } from './support/readme.ts';

const RECIPES = fileURLToPath(new URL('compat/recipes', import.meta.url));

/** The README with the recipes as they are now. Throws where it lacks the marks. */
export function withRecipes(readme: string): string {
  return withBlock(readme, 'recipes', recipes());
}

/** In the order of a reader's likely need; every file must be here. */
const ORDER: readonly string[] = [
  'ai-7.ts',
  'ai-6.ts',
  'ai-5.ts',
  'mcp-server-2.ts',
  'mcp-sdk-1.ts',
  'mastra.ts',
  'openai-agents.ts',
  'openai.ts',
  'anthropic.ts',
  'langchain.ts',
  'call-tool.ts',
];

function recipes(): string {
  const unlisted = fs.readdirSync(RECIPES).filter((file) => !ORDER.includes(file));
  if (unlisted.length > 0) throw new Error(`not in the order of recipes: ${unlisted.join(', ')}`);
  return ORDER.map((file) => recipe(fs.readFileSync(path.join(RECIPES, file), 'utf8'))).join('\n\n');
}

/** The title is a file's first comment; what is shown stands between `#region` and `#endregion`. */
function recipe(source: string): string {
  const title = /^\/\*\* (.*) \*\/$/m.exec(source)?.[1] ?? '';
  const regions = Array.from(
    source.matchAll(/^ *\/\/ #region\n([\s\S]*?)^ *\/\/ #endregion$/gm),
    ([, code = '']) => outdent(code).trimEnd(),
  );
  // In the tests the versions of a package live side by side, under names that only they have.
  const code = regions.join('\n\n').replace(/'(ai)\d'/g, "'$1'");
  return `### ${title}\n\n\`\`\`ts\n${code}\n\`\`\``;
}

function outdent(code: string): string {
  const indent = /^ */.exec(code)?.[0] ?? '';
  return code
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
}

if (isMain(import.meta)) fillBlock('recipes', recipes());
