/** The arrows between modules, as architecture's "Never" list has them. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = ['src', 'bench'].flatMap((top) =>
  fs
    .readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(top, name.replaceAll('\\', '/'))),
);
const texts = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const code = (file: string): string => (texts.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Packages as written, our own files as paths from the repository's root. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(texts.get(file) ?? '', true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
  );
}

const src = /^src\//;
const never: readonly [what: string, from: RegExp, except: RegExp, to: RegExp][] = [
  [
    'pure modules touch a disk',
    /^src\/(pattern\/|page\/|ignore\/rules|order)/,
    /^$/,
    /^(node:)?fs|^fast-glob/,
  ],
  ['two modules import fast-glob', src, /^src\/walk\/traverse\.ts$/, /^fast-glob/],
  ['the core knows who shows its result', /^src\/(glob|list)\.ts$/, /^$/, /^src\/(page|spill|tools|cli)\//],
  ['a bench looks inside', /^bench\//, /^$/, /^src\/(?!index\.ts$)/],
];

test.each(never)('never: %s', (_what, from, except, to) => {
  const importers = files.filter((file) => from.test(file) && !except.test(file));
  const wrong = importers.flatMap((file) =>
    (imports.get(file) ?? []).filter((name) => to.test(name)).map((name) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

const forbidden: readonly [what: string, from: RegExp, text: RegExp][] = [
  [
    'process.argv or a stream of the process outside cli/',
    /^src\/(?!cli\/)/,
    /process\.(argv|std(in|out|err))|console\./,
  ],
  ['export *', src, /export \* from/],
  ['a default export', src, /export default|as default\b/],
];

test.each(forbidden)('never: %s', (_what, from, text) => {
  expect(files.filter((file) => from.test(file) && text.test(code(file)))).toEqual([]);
});

test('never: a name that says nothing', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)\b/.test(file))).toEqual([]);
});

test('never: a cycle of imports', () => {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    expect(trail, 'a cycle').not.toContain(file);
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) if (imports.has(next)) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
});
