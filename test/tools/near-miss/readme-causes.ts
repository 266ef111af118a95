/** The README's table of causes, each page as the tool makes it: `npm run readme:causes` puts it in its place. */
import { createGlobTool } from '../../../src/tools/glob-tool.ts';
import { memory, WORKDIR } from '../../support/memory.ts';
import { fillBlock, isMain } from '../../support/readme.ts';
import { CAUSES, type Cause } from './causes.ts';

export async function causesTable(): Promise<string> {
  const rows: string[] = [];
  for (const cause of CAUSES) {
    const { text } = await searchFor(cause);
    const { pattern, path } = cause.input;
    const asked = path == null ? code(pattern) : `${code(pattern)} in ${code(path)}`;
    rows.push(`| ${cause.cause} | ${asked} | ${text.split('\n').map(code).join('<br>')} |`);
  }
  return ['| nothing matches, because | asked | the page |', '| --- | --- | --- |', ...rows].join('\n');
}

async function searchFor({ tree, input, options, answering }: Cause): Promise<{ readonly text: string }> {
  const { fs } = memory(tree, answering);
  return createGlobTool({ ...options, cwd: WORKDIR, fs }).execute(input);
}

/** Backticks in it take one more around it; a space at its edge needs another beside it. */
function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const room = fence.length > 1 || text.startsWith(' ') ? ' ' : '';
  return `${fence}${room}${text.replaceAll('|', '\\|')}${room}${fence}`;
}

if (isMain(import.meta)) void causesTable().then((table) => fillBlock('causes', table));
