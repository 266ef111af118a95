/** The tree of the conformance suite: path to its modification time in seconds, or text, or where a link leads. */

/** @type {Record<string, number | { text: string } | { link: string }>} */
export const TREE = {
  '.gitignore': { text: '*.log\nbuild/\n!keep.log\n' },
  'README.md': 3000,
  'a b.ts': 7,
  'app/[id]/page.tsx': 50,
  'app/(group)/page.tsx': 51,
  'app/i/page.tsx': 52,
  'build/out.js': 1,
  'debug.log': 2,
  'keep.log': 4,
  'docs/.hidden/x.md': 60,
  'docs/.gitignore': { text: 'drafts/*.md\n' },
  'docs/drafts/a.md': 61,
  'docs/drafts/b.txt': 62,
  'docs/guide.md': 63,
  'empty/': 5,
  link: { link: 'src' },
  'link-out': { link: '/etc' },
  'nul\u00e9/\u540d.ts': 70,
  'nested/.git/config': 8,
  'nested/z.ts': 9,
  '(Showing 1 of 9 paths.)': 80,
  'line\nbreak.ts': 81,
  'src/a.ts': 10,
  'src/deep/er/c.ts': 12,
  'src/b.ts': 11,
  'src/tie1.ts': 13,
  'src/tie2.ts': 13,
  ...Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`many/f${index}.dat`, 1000 - index])),
};

/** Directories of a path, outermost first. */
export function parentsOf(path) {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Files with a text share a time. Not 0, which @zenfs/core takes for none. */
export function secondsOf(entry) {
  return typeof entry === 'number' ? entry : 90;
}
