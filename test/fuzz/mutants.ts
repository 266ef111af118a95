/**
 * Shows that the fuzz can fail: breaks the rules of the dialect one at a time and counts the patterns of
 * the fixed slice whose answer then differs from ripgrep's: `npm run fuzz:mutants`.
 *
 * Ends with 1 when a broken rule is not seen.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as patternModule from '../../src/pattern/pattern.ts';
import { reaches } from '../pattern/matching.ts';
import { rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { mutations } from './mutations/index.ts';
import { copySources, type Mutation } from './mutations/mutation.ts';
import { awkwardPaths, awkwardTree } from './names.ts';
import { refusalOf, ripgrepAnswer } from './oracle.ts';
import { patternOf } from './patterns.ts';
import { SLICE } from './slice.ts';

const paths = awkwardPaths();
const speakable = paths.filter((name) => name.isWellFormed());
const patterns = Array.from({ length: SLICE.patterns }, (_, index) =>
  patternOf(SLICE.seed, index, speakable),
);

/** An answer as text; the order of paths is not a matter of the pattern. */
const textOf = (found: readonly string[]): string => found.toSorted().join('\0');

async function askRipgrep(): Promise<string[]> {
  const { root, remove } = await makeTree(awkwardTree());
  const answers: string[] = [];
  // A few at a time: each is a process.
  for (let start = 0; start < patterns.length; start += 4) {
    const some = patterns.slice(start, start + 4).map((pattern) => ripgrepAnswer(root, pattern));
    for (const answer of await Promise.all(some)) {
      answers.push('refused' in answer ? answer.refused : textOf(answer.paths));
    }
  }
  await remove();
  return answers;
}

/** What the sources answer when they are changed so: a copy of them is loaded beside the real ones. */
async function askMutant(mutation: Mutation | undefined, directory: string): Promise<string[]> {
  copySources(directory, mutation);
  const copy = pathToFileURL(path.join(directory, 'src/pattern/pattern.ts')).href;
  const { compilePattern } = (await import(copy)) as typeof patternModule;
  return patterns.map((pattern) => {
    try {
      const matcher = compilePattern(pattern);
      return textOf(paths.filter((name) => reaches(matcher, name)));
    } catch (error) {
      return refusalOr(error);
    }
  });
}

/** A mutant that fails in another way gives an answer like no other. */
function refusalOr(error: unknown): string {
  try {
    return refusalOf(error);
  } catch {
    return `failed: ${String(error)}`;
  }
}

const expected = await askRipgrep();
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'spanglob-mutants-'));
const rows: [title: string, disagreements: number][] = [];
try {
  for (const [index, mutation] of [undefined, ...mutations].entries()) {
    const answers = await askMutant(mutation, path.join(directory, String(index)));
    const disagreements = answers.filter((answer, at) => answer !== expected[at]).length;
    rows.push([mutation?.title ?? '(none is broken)', disagreements]);
    if (process.stderr.isTTY) process.stderr.write(`${index} of ${mutations.length}\r`);
  }
} finally {
  fs.rmSync(directory, { recursive: true });
}

const heading = `disagreements in ${patterns.length} patterns (seed ${SLICE.seed}, ripgrep ${rgVersion()})`;
process.stdout.write(`| what the broken code does | ${heading} |\n|---|---:|\n`);
for (const [title, disagreements] of rows) process.stdout.write(`| ${title} | ${disagreements} |\n`);
const unseen = rows.filter(([, disagreements], index) => (disagreements === 0) !== (index === 0));
if (unseen.length > 0) process.exitCode = 1;
