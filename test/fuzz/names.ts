/**
 * A tree of awkward names: whatever is special to some glob dialect, to a shell, to Unicode or to a
 * file system stands here as a name of its own, beside the plain names that patterns mostly hit.
 */

import { createRandom } from '../support/random.ts';
import { canHold, type TreeSpec } from '../support/tree.ts';
import { dotted } from './dotted.ts';

/** Plain ones, so that patterns over a few letters match something. */
const PLAIN: readonly string[] = dotted('a·b·c·ab·ba·abc·aab·a.ts·b.ts·ab.ts·a.b·x·1·A');

const AWKWARD: readonly string[] = [
  ...dotted(
    // Special in patterns.
    '[a]·[ab]·[!a]·[·]·[]·]a·{a,b}·{a}·{·}·{}·a,b·,·a,·*·**·***·?·a?·\\·\\a·a\\·\\!a·\\#a·!a·!' +
      '·!!a·#a·#·^a·-·a-b·-a·--·--a' +
      // Special in other dialects, in a shell, in a regular expression.
      '·(a)·(a|b)·@(a)·+(a)·!(a)·a|b·a$·a+·a&&b·&&·~·\'a\'·"a"·`a`·$a·a;b·[[:alpha:]]·:]·a]·[a-c]' +
      '·a:b·%41·1..3·{1..3}·<a>·a=b' +
      // Dots and white space.
      '·.a·.ts·.·..·...·..a·a.·a..·a...ts·.a.ts· a·a · ·a b·\ta·a\t·a\nb·\n·a\r·a\u0085·a\u00a0' +
      '·a\ufeff·\ufeffa·a\u2028·a\u3000·a\u200b·\u180e·a\v·a\f' +
      // Beyond ASCII: composed and not, of two, three and four bytes, right to left, out of range of UCS-2.
      '·\u00e9·e\u0301·a\u00e9·\u00e9a·\u00e0·\u00e0\u00e9·\u00ff·\u4e2d·\u4e2d\u6587·a\u4e2d' +
      '·\u{1f600}·\u{1f600}a·\u202ea·\u05d0·\ud7ff·\ue000·\ufffd·\uffff·\u{10ffff}·\u{10000}·\u0080' +
      '·\u07ff·\u0800·\u{1f468}\u200d\u{1f469}·\u0130·\u0131·\u00df·\u1e9e·\u00ea·\u00fc·\u00b5' +
      '·\u212a·a\u00e9.ts·\u00e9.ts·\u{1f480}' +
      // Control characters.
      '·\u0001·a\u001b[31m·\u007f' +
      // Not UTF-8: stray bytes, cut sequences, a surrogate's bytes.
      '·\udcff·\udcff.ts·a\udc80·\udcc3·\udce4\udcb8·\udced\udca0\udc80·\udcfe\udcff·\udc80.ts' +
      '·\udcb0·\udcc2',
  ),
  // Long.
  'a'.repeat(255),
  '\u00e9'.repeat(127),
  `${'ab'.repeat(120)}.ts`,
];

const DIRECTORIES: readonly string[] = dotted(
  'd/·d/e/·d/e/f/·a/·a/b/·a/b/c/·x/·x/a/·x/a/b/·src/·src/a/·test/·.h/·[a]/·{a,b}/·(a)/· /' +
    '·\u00e9/·*/·\\/·\\/a/·a.b/·!d/·#d/·\udcff/·a\u0085/·-d/',
);

/** Paths of the tree; the same ones every time. Only those that this platform's file systems can hold. */
export function awkwardPaths(): string[] {
  const random = createRandom(300);
  const directories = new Set(DIRECTORIES.map((directory) => directory.slice(0, -1)));
  const paths = new Set<string>();
  for (const name of [...PLAIN, ...AWKWARD]) paths.add(name);
  for (const directory of DIRECTORIES) {
    for (const name of PLAIN) paths.add(directory + name);
    for (let count = 0; count < 9; count++) paths.add(directory + random.pick(AWKWARD));
  }
  const isName = (path: string): boolean => !directories.has(path) && !/(^|\/)\.{1,2}$/.test(path);
  const wanted = [...paths].filter(isName);
  // Where case is ignored, the first of two names stands for both.
  const held = new Map<string, string>();
  for (const path of wanted) {
    const folded = process.platform === 'linux' ? path : path.normalize().toLowerCase();
    if (canHold([path]) && !held.has(folded)) held.set(folded, path);
  }
  return [...held.values()];
}

/** The tree, no two times alike and none in the order of the paths. */
export function awkwardTree(): TreeSpec {
  const paths = awkwardPaths();
  const random = createRandom(301);
  const shuffled = paths
    .map((path) => ({ path, key: random.next() }))
    .sort((left, right) => left.key - right.key);
  return Object.fromEntries(shuffled.map(({ path }, index) => [path, 1_600_000_000 + index * 7]));
}
