/** The table, through our engine and three others. A mark that an oracle differs is a claim like any other. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FileSystem } from '../../src/walk/file-system.ts';
import { gitInit, gitVersion } from '../support/git.ts';
import { rgVersion } from '../support/ripgrep.ts';
import { makeTree } from '../support/tree.ts';
import { ignoreCases } from './cases.ts';
import { inMemory } from './in-memory.ts';
import {
  gitHasASay,
  gitIgnores,
  packageHasASay,
  packageIgnores,
  type Row,
  ripgrepIgnores,
  rows,
  spec,
  weIgnore,
} from './table.ts';

const { version } = createRequire(import.meta.url)('ignore/package.json') as { version: string };
const statements = Object.keys(ignoreCases);
type Verdicts = Readonly<Record<string, 'ignored' | 'listed'>>;

/** What rows of a statement say, by title: a failing row shows itself in the difference. */
async function verdicts(
  statement: string,
  hasASay: (row: Row) => boolean,
  isIgnored: (row: Row) => boolean | Promise<boolean>,
): Promise<Verdicts> {
  const told: Record<string, 'ignored' | 'listed'> = {};
  for (const row of rows) {
    if (row.statement !== statement || !hasASay(row)) continue;
    const title = `${row.title}: ${JSON.stringify(row.path)}`;
    if (title in told) throw new Error(`two rows are called ${title}`);
    told[title] = (await isIgnored(row)) ? 'ignored' : 'listed';
  }
  return told;
}

const BYTES = 'grammar: names and rules are bytes';
const always = (): boolean => true;
let root: string;

beforeAll(async () => {
  root = (await makeTree(spec)).root;
});

test('there are rows for every statement, and most can be tried here', () => {
  expect(statements.filter((statement) => !rows.some((row) => row.statement === statement))).toEqual([]);
  const all = Object.values(ignoreCases).flat().length;
  expect(all).toBeGreaterThanOrEqual(150);
  expect(rows.length).toBeGreaterThan(all / 2);
});

test('nobody who has no say is said to differ', () => {
  const silent = rows.filter(
    (row) =>
      (row.differs?.git !== undefined && !gitHasASay(row)) ||
      (row.differs?.ignore !== undefined && !packageHasASay(row)),
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
});

describe('glob', () => {
  test.each(statements)('%s', async (statement) => {
    const expected = await verdicts(statement, always, ({ ignored }) => ignored);
    expect(await verdicts(statement, always, (row) => weIgnore(root, row))).toEqual(expected);
  });
});

describe('glob, of a file system in memory', () => {
  // Its `readFile` gives text: what is not UTF-8 is lost before it comes to us.
  const isText = (row: Row): boolean => row.path.isWellFormed() && row.statement !== BYTES;
  let fileSystem: FileSystem;
  beforeAll(() => {
    fileSystem = inMemory(root);
  });
  test.each(statements.filter((statement) => statement !== BYTES))('%s', async (statement) => {
    const expected = await verdicts(statement, isText, ({ ignored }) => ignored);
    expect(await verdicts(statement, isText, (row) => weIgnore(root, row, fileSystem))).toEqual(expected);
  });
});

describe(`ripgrep ${rgVersion()}`, () => {
  let isIgnored: (row: Row) => Promise<boolean>;
  beforeAll(async () => {
    isIgnored = await ripgrepIgnores(root);
  });
  test.each(statements)('%s', async (statement) => {
    const expected = await verdicts(statement, always, (row) => row.ignored !== hasMark(row, 'ripgrep'));
    expect(await verdicts(statement, always, isIgnored)).toEqual(expected);
  });
});

describe(`ignore ${version}`, () => {
  test.each(statements)('%s', async (statement) => {
    const expected = await verdicts(
      statement,
      packageHasASay,
      (row) => row.ignored !== hasMark(row, 'ignore'),
    );
    expect(await verdicts(statement, packageHasASay, (row) => packageIgnores(root, row))).toEqual(expected);
  });
});

// The last, since it alone needs a repository around them all: without one the others are asked about it too.
describe(`git ${gitVersion()}`, () => {
  let isIgnored: Awaited<ReturnType<typeof gitIgnores>>;
  beforeAll(async () => {
    await gitInit(root);
    isIgnored = await gitIgnores(root);
    return () => fs.rmSync(`${root}/.git`, { recursive: true });
  });
  test.each(statements)('%s', async (statement) => {
    const expected = await verdicts(statement, gitHasASay, (row) => row.ignored !== hasMark(row, 'git'));
    for (const way of ['ls-files', 'check-ignore'] as const) {
      expect(await verdicts(statement, gitHasASay, (row) => isIgnored(row, way)), way).toEqual(expected);
    }
  });
});

function hasMark(row: Row, who: 'git' | 'ripgrep' | 'ignore'): boolean {
  return row.differs?.[who] !== undefined;
}
