/** What the invented workspaces are named from. */
import type { Random } from '../support/random.ts';

const FOLDERS: readonly string[] = [
  'api',
  'auth',
  'billing',
  'cache',
  'client',
  'components',
  'config',
  'core',
  'fixtures',
  'forms',
  'hooks',
  'images',
  'jobs',
  'layout',
  'mail',
  'models',
  'pages',
  'queue',
  'reports',
  'routes',
  'schema',
  'search',
  'server',
  'store',
  'styles',
  'theme',
  'widgets',
  'workers',
];
const STEMS: readonly string[] = [
  'account',
  'address',
  'button',
  'chart',
  'context',
  'cursor',
  'dialog',
  'errors',
  'format',
  'grid',
  'header',
  'index',
  'invoice',
  'limits',
  'message',
  'order',
  'parser',
  'picker',
  'query',
  'session',
  'table',
  'token',
  'upload',
  'user',
  'view',
];
const ENDINGS: readonly string[] = ['.ts', '.ts', '.ts', '.tsx', '.css', '.json', '.md', '.png', '.test.ts'];

/** `count` different paths beneath `base`, up to four folders deep. */
export function inventPaths(random: Random, base: string, count: number): string[] {
  const paths = new Set<string>();
  while (paths.size < count) {
    const folders = Array.from({ length: random.below(5) }, () => random.pick(FOLDERS));
    const stem = `${random.pick(STEMS)}-${random.pick(STEMS)}`;
    paths.add([base, ...folders, `${stem}${random.pick(ENDINGS)}`].join('/'));
  }
  return [...paths];
}

/** The files of a git store, as far as their names and number go. */
export function inventStore(random: Random, base: string, count: number): string[] {
  const paths = new Set([`${base}/HEAD`, `${base}/config`, `${base}/index`]);
  while (paths.size < count) {
    const hash = Array.from({ length: 5 }, () => random.next().toString(16).padStart(8, '0')).join('');
    paths.add(`${base}/objects/${hash.slice(0, 2)}/${hash.slice(2)}`);
  }
  return [...paths];
}
