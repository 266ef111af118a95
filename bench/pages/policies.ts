/**
 * What `deep` might have been: shares of each directory's slots by rules that differ from the shipped
 * ones in one point each. Written for comparison, not for speed.
 */

/** A directory, or the own files of one as a child of it. */
export interface Node {
  readonly name: string;
  readonly children: Map<string, Node>;
  readonly files: string[];
  paths: number;
  directories: number;
}

export interface Policy {
  readonly name: string;
  /** Which directory is dealt the odd slot. Default: the one that directly holds the most directories. */
  readonly order?: (one: Node, other: Node) => number;
  /** Slots by weight, once each child has one. Default: the same for all. */
  readonly weight?: (child: Node) => number;
  readonly ownFiles?: 'first' | 'last';
  /** Whether the root's own files, up to half of the page, are all shown. Default: true. */
  readonly keepsRootFiles?: boolean;
}

const byPaths = (one: Node, other: Node): number =>
  other.paths - one.paths || (one.name < other.name ? -1 : 1);
const byDirectories = (one: Node, other: Node): number =>
  other.directories - one.directories || byPaths(one, other);
const byChildren = (one: Node, other: Node): number =>
  other.children.size - one.children.size || byDirectories(one, other);

export const shipped: Policy = { name: 'as shipped' };

export const policies: readonly Policy[] = [
  shipped,
  { name: 'odd slot to the directory first seen', order: () => 0 },
  { name: 'odd slot to the most directories at any depth', order: byDirectories },
  { name: 'odd slot to the most paths', order: byPaths },
  { name: 'odd slot to the fewest paths', order: (one, other) => byPaths(other, one) },
  { name: 'own files before directories', ownFiles: 'first' },
  { name: "the root's files as one share too", keepsRootFiles: false },
  { name: 'shares by the square root of paths', weight: (child) => Math.sqrt(child.paths) },
  { name: 'shares by paths', weight: (child) => child.paths },
];

export function draw(policy: Policy, root: Node, limit: number): string[] {
  const rows: string[] = [];
  const visit = (node: Node, slots: number, isRoot: boolean): void => {
    if (node.children.size === 0) {
      for (const path of node.files.slice(0, slots)) rows.push(path);
      return;
    }
    const { order = byChildren, weight = () => 1, keepsRootFiles = true } = policy;
    const directories = [...node.children.values()].sort(order);
    const own = { ...emptyNode(''), files: node.files, paths: node.files.length };
    const kept =
      keepsRootFiles && isRoot && own.paths <= slots / 2 && own.paths + directories.length <= slots;
    if (kept) visit(own, slots, false);
    const children = policy.ownFiles === 'first' ? [own, ...directories] : [...directories, own];
    const sharing = kept ? directories : children;
    const shares = deal(sharing, kept ? slots - own.paths : slots, weight);
    for (const [index, child] of sharing.entries()) visit(child, shares[index] ?? 0, false);
  };
  visit(root, limit, true);
  return rows;
}

/** One slot each in their order, then one after the other to whoever has fewest for their weight. */
function deal(children: readonly Node[], slots: number, weight: (child: Node) => number): number[] {
  const shares = children.map(() => 0);
  for (let left = slots; left > 0; left -= 1) {
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, child] of children.entries()) {
      const share = shares[index] ?? 0;
      const has = share === 0 ? -1 : share / weight(child);
      if (share < child.paths && has < least) [next, least] = [index, has];
    }
    if (next === -1) break;
    shares[next] = (shares[next] ?? 0) + 1;
  }
  return shares;
}

/** `prefix`: what all paths share, up to a `/`. */
export function grow(paths: readonly string[], prefix: string): Node {
  const root = emptyNode('');
  for (const path of paths) {
    const line = [root];
    let node = root;
    for (const name of path.slice(prefix.length).split('/').slice(0, -1)) {
      const child = node.children.get(name) ?? emptyNode(name);
      if (!node.children.has(name)) for (const above of line) above.directories += 1;
      node.children.set(name, child);
      line.push(child);
      node = child;
    }
    node.files.push(path);
    for (const above of line) above.paths += 1;
  }
  return root;
}

function emptyNode(name: string): Node {
  return { name, children: new Map(), files: [], paths: 0, directories: 1 };
}
