/** The giants, through both tools and in ignore files; and the dialect against long paths. */
import { compileRules, Rules } from '../../src/ignore/rules.ts';
import { compilePattern } from '../../src/pattern/pattern.ts';
import { createTools } from '../../src/tools/tools.ts';
import { dialectCases } from '../pattern/dialect-cases.ts';
import { makeTree } from '../support/tree.ts';
import { BOUND_MS, type Fuzzed } from './fuzz.ts';
import { GIANTS } from './giants.ts';

/** Characters of an answer to a giant: no more than a page may have. */
const ANSWER_LENGTH = 40_000;

/** Paths of 4,000 characters. */
const LONG_PATHS = [
  'a/'.repeat(1999),
  'ab/'.repeat(1333),
  `${'a'.repeat(250)}/`.repeat(16),
  'x.ts/'.repeat(800),
].map((path) => `${path}a.ts`);

/** Lines of an ignore file, each repeated to a mebibyte. */
const LINES = ['*a*b*c*d', '**/a/**/b', '[!a]', '!x', '\\', 'a/', '*'.repeat(4000), `${'a*'.repeat(2000)}b`];

export async function playGiants(): Promise<Fuzzed> {
  const { root, remove } = await makeTree({ 'src/a.ts': 1, 'a/b': 2 });
  const tools = createTools({ cwd: root });
  const problems: string[] = [];
  let slowest = 0;
  let inputs = 0;
  async function within(title: string, work: () => unknown): Promise<void> {
    const start = performance.now();
    try {
      await work();
    } catch (error) {
      problems.push(`${title}: ${String(error).slice(0, 200)}`);
    }
    const took = performance.now() - start;
    slowest = Math.max(slowest, took);
    if (took > BOUND_MS) problems.push(`${title}: took ${took.toFixed(0)} ms`);
    inputs++;
  }
  for (const { title, pattern = '*', path } of GIANTS) {
    await within(title, async () => {
      const texts = [(await tools.glob.execute({ pattern, path })).text];
      if (path !== undefined) texts.push((await tools.list.execute({ path })).text);
      for (const text of texts) {
        if (text.length > ANSWER_LENGTH) problems.push(`${title}: an answer of ${text.length} characters`);
      }
    });
  }
  for (const line of LINES) {
    await within(`ignore file of ${line.slice(0, 20)}`, () => {
      const text = `${line}\n`.repeat(Math.floor((1024 * 1024) / (line.length + 1)));
      const rules = Rules.none.with([{ set: compileRules(Buffer.from(text)), layer: 2 }]);
      for (const name of ['a'.repeat(255), 'abcd'.repeat(60), 'x']) rules.enter(name)?.ignoresFile(name);
    });
  }
  await within('every pattern of the dialect against paths of 4,000 characters', () => {
    for (const { pattern } of dialectCases) {
      const matcher = compilePattern(pattern);
      for (const path of LONG_PATHS) follow(matcher, path);
    }
  });
  await remove();
  return { inputs, problems, slowest };
}

/** As a walk would: down, as long as something can match. */
function follow(matcher: ReturnType<typeof compilePattern>, path: string): void {
  const names = path.split('/');
  let state: typeof matcher.start | undefined = matcher.start;
  for (const name of names.slice(0, -1)) {
    state = matcher.enter(state, name);
    if (state === undefined) return;
  }
  matcher.matchesFile(state, names.at(-1) ?? '');
}
