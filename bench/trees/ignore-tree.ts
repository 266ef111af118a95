/**
 * A workspace of 40 packages with an ignore file each, and a root with 331
 * rules of its own: 41 ignore files, 10,000 files that they leave, and some
 * 4,000 that they don't, most of them in `node_modules`. Every rule means the
 * same to git, ripgrep and the package `ignore`, so that all can be measured.
 */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom, type Random } from '../../test/support/random.ts';
import { madeOnce, type Progress } from './cache.ts';
import { rootRules } from './ignore-rules.ts';

const PACKAGES = 40;

/** Files that rules leave, ignore files among them. */
const LISTED = 10_000;

const FOLDERS = ['src', 'api', 'core', 'views', 'models', 'routes', 'hooks', 'styles', 'i18n', 'tests'];
const NAMES = [
  'index',
  'main',
  'user',
  'order',
  'config',
  'client',
  'server',
  'types',
  'view',
  'store',
  'session',
];
const EXTENSIONS = ['ts', 'ts', 'tsx', 'js', 'json', 'md', 'css', 'py', 'go', 'yaml'];

/** Directories that the root's rules leave out, and what is in them. */
const LEFT_OUT = [
  'dist',
  'coverage',
  '.cache',
  'node_modules/.bin',
  'node_modules/left',
  'node_modules/@scope/right',
];

/** Files that the root's rules leave out. */
const STRAY = [
  'debug.log',
  '.env.local',
  '.DS_Store',
  'notes.txt~',
  '.index.swp',
  'data.sqlite',
  'cache.tmp',
  'a.pyc',
];

interface Planned {
  readonly path: string;
  readonly text: string;
  readonly isListed: boolean;
}

/** The root of the tree, made when it isn't there. */
export function ignoreTree(progress: Progress): string {
  return made('ignore-v1', plan(), progress);
}

/** The root of a tree of the files that `ignoreTree` lists, and no others: its rules match nothing. */
export function listedTree(progress: Progress): string {
  return made(
    'ignore-listed-v1',
    plan().filter(({ isListed }) => isListed),
    progress,
  );
}

function plan(): Planned[] {
  const random = createRandom(41);
  const files: Planned[] = [];
  const add = (path: string, isListed: boolean, text = ''): void => {
    files.push({ path, text, isListed });
  };
  add('.gitignore', true, rootRules);
  for (let index = 0; index < 1500; index++) {
    add(`node_modules/pkg${index % 300}/lib/${random.pick(NAMES)}${index}.js`, false);
  }
  for (let number = 0; number < PACKAGES; number++) {
    const base = `packages/${random.pick(NAMES)}-${number}/`;
    add(`${base}.gitignore`, true, packageRules(random, number));
    for (const directory of LEFT_OUT) {
      for (let index = 0; index < 9; index++)
        add(`${base}${directory}/${random.pick(NAMES)}${index}.js`, false);
    }
    add(`${base}generated${number}/out.ts`, false);
    add(`${base}local-${number}.json`, false);
    const share =
      Math.floor(((number + 1) * (LISTED - 1)) / PACKAGES) -
      Math.floor((number * (LISTED - 1)) / PACKAGES) -
      1;
    const folders = foldersOf(random, base, Math.ceil(share / 5));
    for (let index = 0; index < share; index++) {
      const folder = folders[index < folders.length ? index : random.below(folders.length)] as string;
      add(`${folder}${random.pick(NAMES)}${index}.${random.pick(EXTENSIONS)}`, true);
      if (index % 20 === 0) add(folder + random.pick(STRAY), false);
    }
  }
  // A stray name may have been drawn twice for one directory.
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function foldersOf(random: Random, base: string, count: number): string[] {
  const folders = [base, `${base}src/`];
  while (folders.length < count) {
    folders.push(`${random.pick(folders.slice(1))}${random.pick(FOLDERS)}${folders.length}/`);
  }
  return folders;
}

/** Three to eight rules, as a package has them. */
function packageRules(random: Random, number: number): string {
  const rules = [
    `/generated${number}/`,
    `local-${number}.json`,
    '*.local',
    '/types/*.d.ts',
    '!keep.log',
    '.wrangler/',
    '*.snap.new',
    '/docs/api/',
  ];
  return `${rules.slice(0, 3 + random.below(rules.length - 2)).join('\n')}\n`;
}

function made(name: string, files: readonly Planned[], progress: Progress): string {
  return madeOnce(name, (root) => {
    const random = createRandom(331);
    for (const [index, { path, text }] of files.entries()) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      const mtime = 1_600_000_000 + random.next() / 32 + random.below(1000) / 1e6;
      utimesSync(file, mtime, mtime);
      if (index % 1000 === 0) progress(index, files.length);
    }
  });
}
