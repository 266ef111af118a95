/** The invented trees that pages are measured on: from seeds, so they are the same on every machine. */
import { createRandom, type Random } from '../../test/support/random.ts';
import { incident } from '../../test/trees/incident.ts';
import { ARCHIVED, createClock, NEARLY_AS_OLD, type Period, RECENT } from '../../test/trees/times.ts';
import { inventPaths } from '../../test/trees/words.ts';
import { workspace } from '../../test/trees/workspace.ts';
import { MODULES, PACKAGES, TOPICS } from './names.ts';

/** Paths of files, and when each was modified: seconds since 1970. */
export type Times = Readonly<Record<string, number>>;

export interface InventedTree {
  readonly name: string;
  readonly times: () => Times;
}

export const inventedTrees: readonly InventedTree[] = [
  { name: 'the incident', times: () => filesOf(incident()) },
  { name: 'workspace of 24 entries', times: () => filesOf(workspace()) },
  { name: 'one flat directory', times: grown(2000, flat) },
  { name: 'everything under src/', times: grown(1400, underSource) },
  { name: 'monorepo of 60 packages', times: grown(60, monorepo) },
  { name: 'one huge directory', times: grown(20_000, oneHuge) },
  { name: '300 old files beside src/', times: grown(300, looseBesideSource) },
  { name: 'Python with a virtualenv', times: grown(3000, pythonProject) },
];

/** What lies in the root of many a project. */
const ROOT_FILES =
  '.editorconfig,.gitignore,LICENSE,Makefile,README.md,compose.yaml,package.json,tsconfig.json'.split(',');

type Plant = (paths: readonly string[], period?: Period) => void;

/** `seed`: of what the tree has most. */
function grown(seed: number, grow: (plant: Plant, random: Random) => void): () => Times {
  return () => {
    const random = createRandom(seed);
    const clock = createClock(random);
    const times: Record<string, number> = {};
    grow((paths, period = RECENT) => {
      for (const path of paths) times[path] = clock(period);
    }, random);
    return times;
  };
}

function filesOf(tree: ReturnType<typeof incident>): Times {
  return Object.fromEntries(
    Object.entries(tree).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function flat(plant: Plant): void {
  plant(numbered('record-', 2000, '.json'));
}

function underSource(plant: Plant, random: Random): void {
  plant(['src/index.ts', 'src/main.ts']);
  TOPICS.forEach((topic, index) => {
    plant(inventPaths(random, `src/${topic}`, 20 + 17 * index), index === 3 ? ARCHIVED : RECENT);
  });
}

function monorepo(plant: Plant, random: Random): void {
  plant([
    'README.md',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.json',
    'turbo.json',
  ]);
  plant(['.github/workflows/ci.yml', '.github/workflows/release.yml', '.changeset/config.json']);
  for (const [index, name] of PACKAGES.entries()) {
    const base = `packages/${name}`;
    // One package was vendored: its files kept the dates of another project.
    const period = index === 41 ? ARCHIVED : RECENT;
    plant([`${base}/package.json`, `${base}/README.md`, `${base}/tsconfig.json`], period);
    plant(inventPaths(random, `${base}/src`, 10 + random.below(40)), period);
    plant(numbered(`${base}/test/case-`, 1 + random.below(9), '.test.ts'), period);
  }
  for (const app of ['admin', 'site', 'worker']) plant(inventPaths(random, `apps/${app}`, 120));
  plant(inventPaths(random, 'docs', 90));
  plant(numbered('tools/release-', 7, '.mjs'));
}

function oneHuge(plant: Plant, random: Random): void {
  plant(ROOT_FILES);
  TOPICS.concat(MODULES).forEach((name) => {
    plant(inventPaths(random, name, 40));
  });
  for (let year = 2005; year < 2025; year += 1) {
    for (let day = 1; day <= 20; day += 1) {
      plant(numbered(`exports/${year}/batch-${day}/row-`, 50, '.csv'), NEARLY_AS_OLD);
    }
  }
}

function looseBesideSource(plant: Plant, random: Random): void {
  plant(numbered('scan-', 300, '.pdf'), ARCHIVED);
  for (const topic of TOPICS) plant(inventPaths(random, `src/${topic}`, 50));
}

function pythonProject(plant: Plant, random: Random): void {
  plant(['pyproject.toml', 'README.md', 'Makefile', '.python-version', '.env.example', 'uv.lock']);
  const site = '.venv/lib/python3.12/site-packages';
  plant(['activate', 'activate.fish', 'pip', 'python'].map((name) => `.venv/bin/${name}`));
  plant(['.venv/pyvenv.cfg']);
  for (const name of PACKAGES) {
    plant(
      ['METADATA', 'RECORD', 'WHEEL'].map((file) => `${site}/${name}-1.0.dist-info/${file}`),
      ARCHIVED,
    );
    const modules = 10 + random.below(90);
    for (const path of inventPaths(random, `${site}/${name}`, modules)) plant([asPython(path)], ARCHIVED);
  }
  for (const topic of MODULES) {
    plant([`app/${topic}/__init__.py`, `tests/${topic}/conftest.py`]);
    plant(numbered(`app/${topic}/step_`, 3 + random.below(9), '.py'));
    plant(numbered(`tests/${topic}/test_`, 2 + random.below(5), '.py'));
  }
  plant(['app/__init__.py', 'app/main.py', 'tests/__init__.py']);
  plant(numbered('migrations/versions/rev_', 60, '.py'));
  plant(numbered('docs/chapter-', 14, '.md'));
}

function asPython(path: string): string {
  return path.replace(/(\.test)?\.\w+$/, '.py').replaceAll('-', '_');
}

function numbered(start: string, count: number, end: string): string[] {
  return Array.from({ length: count }, (_, index) => `${start}${String(index + 1).padStart(4, '0')}${end}`);
}
