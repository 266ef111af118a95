/** Tries every escape through both tools, on the disk and on a watched file system. */
import path from 'node:path';
import { createTools, type Tools } from '../../src/tools/tools.ts';
import { CANARY, makeEscapeTree, watch } from './escape-tree.ts';
import { ESCAPES, type Escape, FROM_HOME } from './escapes.ts';

const REFUSAL = 'is not inside the workdir; nothing else can be searched or listed';

export interface Attempts {
  readonly tried: number;
  readonly problems: readonly string[];
}

export async function tryEscapes(escapes: readonly Escape[] = ESCAPES): Promise<Attempts> {
  const { root, remove } = await makeEscapeTree();
  const cwd = path.join(root, 'w');
  const watched = watch();
  const home = process.env.HOME;
  process.env.HOME = root;
  const problems: string[] = [];
  let tried = 0;
  try {
    for (const file of [undefined, watched.fs]) {
      const tools = createTools({ cwd, fs: file });
      for (const row of escapes) {
        if (file !== undefined && FROM_HOME.test(row.way)) continue;
        for (const call of callsOf(row, tools, root)) {
          tried += call.missing === undefined ? 1 : 2;
          const found = await tryOne(call, row.verdict, root);
          problems.push(...found.map((problem) => `${row.way} (${call.spelt.slice(0, 60)}): ${problem}`));
        }
      }
    }
    const outside = watched.opened.filter((location) => location !== cwd && !location.startsWith(`${cwd}/`));
    problems.push(...outside.map((location) => `read outside: ${location}`));
  } finally {
    process.env.HOME = home;
    await remove();
  }
  return { tried, problems };
}

type Answer = Awaited<ReturnType<Tools['glob']['execute'] | Tools['list']['execute']>>;

interface Try {
  readonly spelt: string;
  readonly missing: string | undefined;
  readonly run: (spelt: string) => Promise<Answer>;
}

function callsOf(row: Escape, { glob, list }: Tools, root: string): Try[] {
  const spell = (text: string): string => text.replaceAll('@', root);
  const spelt = spell(row.path ?? row.pattern ?? '');
  const missing = row.missing === undefined ? undefined : spell(row.missing);
  const runs: ((spelt: string) => Promise<Answer>)[] =
    row.path === undefined
      ? [(pattern) => glob.execute({ pattern })]
      : [(given) => glob.execute({ pattern: '**', path: given }), (given) => list.execute({ path: given })];
  return runs.map((run) => ({ spelt, missing, run }));
}

async function tryOne(attempt: Try, verdict: Escape['verdict'], root: string): Promise<string[]> {
  const { spelt, missing, run } = attempt;
  const answer = await run(spelt);
  const problems: string[] = [];
  const shown = JSON.stringify(answer).replaceAll(JSON.stringify(spelt).slice(1, -1), '');
  if (shown.includes(CANARY)) problems.push('the canary is in the answer');
  const isRefused = answer.text.endsWith(REFUSAL);
  if (verdict === 'refused' && !isRefused) problems.push(`not refused: ${answer.text.slice(0, 100)}`);
  if (verdict === 'inside' && isRefused) problems.push('refused');
  if (verdict === 'invalid' && (isRefused || answer.details === undefined || !answer.isError)) {
    problems.push(`not invalid: ${answer.text.slice(0, 100)}`);
  }
  if (missing !== undefined) {
    const other = await run(missing);
    if (plain(answer.text, spelt, root) !== plain(other.text, missing, root)) {
      problems.push(`reads ${answer.text.slice(0, 100)}; missing it reads ${other.text.slice(0, 100)}`);
    }
  }
  return problems;
}

/** An answer without what was asked: nothing else may differ. */
function plain(text: string, spelt: string, root: string): string {
  const shown = [JSON.stringify(spelt), spelt, ...spelt.split(/[/\\]/).filter((name) => name.length > 2)];
  return shown.reduce((left, name) => left.replaceAll(name, '…'), text).replaceAll(root, '…');
}
