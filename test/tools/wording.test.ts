/** What a model is told, to the letter, and what it costs. */
import { describe, expect, test } from 'vitest';
import { memorySpillStore } from '../../src/spill/memory-store.ts';
import type { ToolOptions } from '../../src/tools/options.ts';
import { createTools } from '../../src/tools/tools.ts';

const spill = memorySpillStore();

describe('glob', () => {
  test('as it is', () => {
    const { glob } = createTools({ spill });
    expect(glob.description).toMatchInlineSnapshot(
      `"Find files by glob pattern. A pattern without / matches names at any depth (*.ts); one with / is relative to path (src/**/*.ts). Results are files, never directories: up to 100 paths oldest first, past that a page sampled across top-level entries whose footer gives the total and where the complete list is. Ignored files are left out unless includeIgnored is true."`,
    );
    expect(glob.guidance).toMatchInlineSnapshot(`
      "# glob
      - A pattern without / matches names at any depth: * is every file in the tree, not the top level.
      - Results are files, never directories.
      - Up to 100 paths come oldest first, and that is all there is. Past that the page is sampled across top-level entries, not the whole; its footer gives the total and where the complete list is.
      - Only "No files found" means that there are none. Any other text says why nothing is shown."
    `);
    expect(glob.jsonSchema).toMatchInlineSnapshot(`
      {
        "additionalProperties": false,
        "properties": {
          "includeIgnored": {
            "description": "Also files that ignore rules exclude",
            "type": "boolean",
          },
          "path": {
            "description": "Directory to search; default: the working directory",
            "type": "string",
          },
          "pattern": {
            "description": "Such as *.ts or src/**/*.{ts,tsx}",
            "type": "string",
          },
        },
        "required": [
          "pattern",
        ],
        "type": "object",
      }
    `);
  });

  test.each<[about: string, options: ToolOptions, says: string, never: string | undefined]>([
    ['a limit', { limit: 40 }, 'up to 40 paths', '100'],
    ['the head', { overCap: 'head' }, 'cut to the oldest', 'sampled'],
    ['fair shares', { overCap: 'deep' }, 'spread evenly over the directories', 'sampled'],
    ['no ignore rules', { gitignore: false }, 'files', 'includeIgnored'],
    ['no dotfiles', { hidden: false }, 'Dotfiles are left out', undefined],
    ['no spill store', {}, 'whose footer gives the total.', 'where the complete list is'],
  ])('with %s', (_about, options, says, never) => {
    const { description } = createTools(options).glob;
    expect(description).toContain(says);
    if (never !== undefined) expect(description).not.toContain(never);
  });
});

test('list', () => {
  const { list } = createTools();
  expect(list.description).toMatchInlineSnapshot(
    `"List the direct children of one directory: directories (name/), then files, then others (name@: links, devices). Hidden and ignored entries are included, contents of subdirectories are not. 200 entries a page; the last line gives the totals and the offset of the next page."`,
  );
  expect(list.guidance).toMatchInlineSnapshot(`
    "# list
    - Direct children of one directory, hidden and ignored ones too; nothing from further down.
    - 200 entries a page. The last line gives the totals; while it says "Continue with offset=N", there is more."
  `);
  expect(createTools({ listLimit: 50 }).list.description).toContain('50 entries a page');
});

test('what must be said of a search is said twice, and no other tool is named', () => {
  const { glob, list } = createTools({ spill });
  for (const text of [glob.description, glob.guidance]) {
    expect(text).toMatch(/without \/ matches names at any depth/);
    expect(text).toMatch(/files, never directories/);
    expect(text).toMatch(/oldest first/);
    expect(text).toMatch(/sampled across top-level entries/);
    expect(text).toMatch(/where the complete list is/);
    expect(text).not.toMatch(/\blist tool\b|\bread\b|\bgrep\b|\bls\b|\bbash\b/i);
  }
  expect(`${list.description}${list.guidance}`).not.toMatch(/\bglob\b|\bread\b|\bgrep\b/i);
});

test('what it costs in characters', () => {
  const { glob, list } = createTools({ spill });
  const costs = [glob, list].map(({ name, description, guidance, jsonSchema }) => ({
    name,
    description: description.length,
    schema: JSON.stringify(jsonSchema).length,
    guidance: guidance.length,
  }));
  process.stdout.write(`${costs.map((cost) => `${JSON.stringify(cost)}\n`).join('')}`);
  for (const { description, schema, guidance } of costs) {
    expect(description + schema).toBeLessThan(800);
    expect(guidance).toBeLessThan(600);
  }
});
