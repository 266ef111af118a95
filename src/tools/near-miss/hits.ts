/** Paths that something has matched: how many, and the first few, whatever the order in which they came. */

/** Paths that a notice may name. */
const KEPT = 3;

export class Hits {
  count = 0;
  /** The shallowest first, then by path. */
  readonly first: string[] = [];

  add(path: string): void {
    this.count++;
    const at = this.first.findIndex((other) => precedes(path, other));
    this.first.splice(at === -1 ? this.first.length : at, 0, path);
    if (this.first.length > KEPT) this.first.pop();
  }
}

/** Places of which the same may be named many times. */
export class Places extends Hits {
  readonly #known = new Set<string>();

  override add(path: string): void {
    if (this.#known.has(path)) return;
    this.#known.add(path);
    super.add(path);
  }
}

function precedes(left: string, right: string): boolean {
  const deeper = depthOf(left) - depthOf(right);
  return deeper < 0 || (deeper === 0 && left < right);
}

/** A directory with a `/` at its end is no deeper than without. */
function depthOf(path: string): number {
  return path.replace(/\/$/, '').split('/').length;
}
