/** A tree with ignore files in it as a value: made, put on a disk, and printed. */
import { encodeName } from '../support/bytes.ts';
import type { TreeEntry } from '../support/tree.ts';

export interface IgnoreTree {
  /** Plain files. Of a path that leads through one of them nothing is there. */
  readonly files: readonly string[];
  /** Ignore files by path, each as its lines: what stands between line feeds, stray bytes as `\udc80`-`\udcff`. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Directories that are repositories of their own: empty for the tree itself, or ending in `/`. */
  readonly repositories: readonly string[];
}

/** What git needs to take a directory for a repository; a fiftieth of what `git init` costs. */
export const REPOSITORY: Readonly<Record<string, TreeEntry>> = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/objects/': null,
  '.git/refs/': null,
};

/** Trees side by side as one literal: each beneath a directory that is its number. */
export function specOf(trees: readonly IgnoreTree[]): Record<string, TreeEntry> {
  const spec: Record<string, TreeEntry> = {};
  for (const [index, { files, rules, repositories }] of trees.entries()) {
    const prefix = `${index}/`;
    spec[prefix] = null;
    for (const repository of repositories) {
      for (const [name, entry] of Object.entries(REPOSITORY)) spec[prefix + repository + name] = entry;
    }
    for (const file of files) spec[prefix + file] = '';
    for (const [file, lines] of Object.entries(rules)) {
      spec[prefix + file] = { text: encodeName(lines.join('\n')) };
    }
  }
  return spec;
}

/** As a reader can rebuild it. */
export function show({ files, rules, repositories }: IgnoreTree): string {
  return [
    ...repositories.map((directory) => `  repository ${JSON.stringify(directory || '.')}`),
    ...Object.entries(rules).map(
      ([file, lines]) => `  ${JSON.stringify(file)} holds ${JSON.stringify(lines.join('\n'))}`,
    ),
    ...files.map((file) => `  file ${JSON.stringify(file)}`),
  ].join('\n');
}
