/** The few of many paths that lie nearest to the root, which say most; of one depth, the first by name. */
export class Shallowest {
  /** All that were added. */
  count = 0;
  readonly #most: number;
  /** In order. */
  readonly #kept: { readonly path: string; readonly depth: number }[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(path: string): void {
    this.count++;
    const depth = path.split('/').length;
    const place = this.#kept.findIndex(
      (other) => depth < other.depth || (depth === other.depth && path < other.path),
    );
    if (place === -1) this.#kept.push({ path, depth });
    else this.#kept.splice(place, 0, { path, depth });
    this.#kept.length = Math.min(this.#kept.length, this.#most);
  }

  get paths(): string[] {
    return this.#kept.map(({ path }) => path);
  }
}
