/** The README's table of the dialect, and of what differs: `npm run readme:dialect` puts them in their places. */
import { fillBlock, isMain } from '../support/readme.ts';
import { type DialectCase, dialectCases, rejections } from './dialect-cases.ts';
import { differences } from './differences.ts';

/** Every row of the data that the tests run; rows of one pattern are one. */
export function dialectTable(): string {
  const rows = new Map<string, DialectCase>();
  for (const row of dialectCases) {
    const { matched = [], unmatched = [] } = rows.get(row.pattern) ?? {};
    rows.set(row.pattern, {
      ...row,
      matched: [...new Set([...matched, ...row.matched])],
      unmatched: [...new Set([...unmatched, ...row.unmatched])],
    });
  }
  return [
    `<details><summary>${rows.size} patterns, each with files that it matches and files that it does not</summary>`,
    '',
    table(
      ['pattern', 'matches', 'does not match'],
      [...rows.values()].map(({ pattern, matched, unmatched }) => [
        code(pattern),
        codes(matched),
        codes(unmatched),
      ]),
    ),
    '',
    "Patterns that are refused, with ripgrep's reason:",
    '',
    table(
      ['pattern', 'reason'],
      rejections.map(({ pattern, reason }) => [code(pattern), cell(reason)]),
    ),
    '',
    '</details>',
  ].join('\n');
}

export function differencesTable(): string {
  return table(
    ['ripgrep', 'spanglob', 'because'],
    differences.map(({ ripgrep, ours, reason }) => [cell(ripgrep), cell(ours), cell(reason)]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const codes = (names: readonly string[]): string => names.map(code).join(' ');

/** Characters that can't be seen, or that Markdown drops at the edges of a code span. */
const UNSEEN = /[\u0000-\u001f\u007f-\u00a0\u2028\u2029\ufeff]|^ | $/g;

function code(text: string): string {
  if (text === '') return '(empty)';
  const seen = text.replace(UNSEEN, (character) => {
    const point = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return `\u27e8U+${point}\u27e9`;
  });
  return seen.includes('`') ? `\`\` ${cell(seen)} \`\`` : `\`${cell(seen)}\``;
}

if (isMain(import.meta)) {
  fillBlock('dialect', dialectTable());
  fillBlock('differences', differencesTable());
}
