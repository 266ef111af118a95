/** What a search must come to where calls go wrong by rule: a reference of its own, for trees in memory. */
import type { Call, Fault, FaultRule } from './faulty.ts';
import { type MemoryTree, ROOT } from './memory-tree.ts';

/** A pattern that a scenario may search with, in words of this reference. */
export interface Wanted {
  readonly pattern: string;
  /** Of a path relative to the root. */
  readonly matches: (path: string) => boolean;
  /** Whether a directory, ending in `/`, may hold a match. */
  readonly mayHold: (path: string) => boolean;
}

export const WANTED: readonly Wanted[] = [
  { pattern: '*', matches: () => true, mayHold: () => true },
  { pattern: '*.ts', matches: (path) => path.endsWith('.ts'), mayHold: () => true },
  {
    pattern: '/d0/**',
    matches: (path) => path.startsWith('d0/'),
    mayHold: (path) => path.startsWith('d0/'),
  },
  { pattern: '/*', matches: (path) => !path.includes('/'), mayHold: () => false },
];

/** Undefined paths: the search is rejected. */
export interface Expected {
  readonly paths: readonly string[] | undefined;
  /** Path to code, both as `skipped` has them. */
  readonly skipped: ReadonlyMap<string, string>;
  /** Some call that is waited for never answers. */
  readonly hangs: boolean;
}

export function expected(
  tree: MemoryTree,
  rules: readonly FaultRule[],
  { matches, mayHold }: Wanted,
  gitignore: boolean,
): Expected {
  const byCall = new Map(rules.map(({ call, path, fault }) => [`${call} ${path}`, fault]));
  const faultOf = (call: Call, path: string): Fault | undefined => {
    const fault = byCall.get(`${call} ${path}`);
    return fault?.kind === 'delays' ? undefined : fault;
  };
  const skipped = new Map<string, string>();
  const found: { path: string; mtime: number }[] = [];
  let isRejected = false;
  let hangs = false;

  /** Takes note of a call that goes wrong, and tells whether it does. */
  function goesWrong(call: Call, location: string, onFailure: (code: string) => void): boolean {
    const fault = faultOf(call, location);
    if (fault === undefined) return false;
    if ('code' in fault) onFailure(fault.code);
    else {
      hangs = true;
      skipped.set('.', 'DEADLINE');
      if (call !== 'lstat' && location !== ROOT) skipped.set(directoryOf(call, location), 'DEADLINE');
    }
    return true;
  }
  /** What hangs is told by its directory, which is never opened. */
  function directoryOf(call: Call, location: string): string {
    if (call === 'readdir') return location.slice(ROOT.length + 1);
    return location.slice(ROOT.length + 1).replace(/\/?[^/]*$/, '') || '.';
  }

  function visit(location: string): void {
    const path = location.slice(ROOT.length + 1);
    const prefix = path === '' ? '' : `${path}/`;
    const fail = (code: string): void => {
      if (location === ROOT) isRejected = true;
      else skipped.set(path, code);
    };
    if (goesWrong('readdir', location, fail)) return;
    const names = tree.get(location)?.names ?? [];
    let ignoresLogs = false;
    if (gitignore && names.includes('.gitignore')) {
      const file = `${location}/.gitignore`;
      const unread = (): unknown => skipped.set(`${prefix}.gitignore`, 'IGNORE_FILE_UNREADABLE');
      const isUnread = goesWrong('stat', file, unread) || goesWrong('readFile', file, unread);
      if (isUnread && !skipped.has(`${prefix}.gitignore`)) return;
      ignoresLogs = !isUnread;
    }
    rulesHold ||= ignoresLogs;
    for (const name of names) {
      const child = `${location}/${name}`;
      const node = tree.get(child);
      if (node?.kind === 'directory') {
        if (mayHold(`${prefix}${name}/`)) visit(child);
      } else if (matches(prefix + name) && !(rulesHold && name.endsWith('.log'))) {
        let mtime = node?.mtime ?? 0;
        let isGone = false;
        const isWrong = goesWrong('lstat', child, (code) => {
          isGone = code === 'ENOENT' || code === 'ENOTDIR';
          mtime = Number.POSITIVE_INFINITY;
        });
        const isLost = isWrong && mtime !== Number.POSITIVE_INFINITY;
        if (!isGone && !isLost) found.push({ path: prefix + name, mtime });
      }
    }
  }
  let rulesHold = false;

  for (const call of ['stat', 'realpath'] as const) {
    const isOver = goesWrong(call, ROOT, () => {
      isRejected = true;
    });
    if (isOver) return { paths: isRejected ? undefined : [], skipped, hangs };
  }
  visit(ROOT);
  found.sort((left, right) => left.mtime - right.mtime || (left.path < right.path ? -1 : 1));
  return { paths: isRejected ? undefined : found.map(({ path }) => path), skipped, hangs };
}
