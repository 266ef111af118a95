/** The first few of many by a given order, without sorting the many. */

/**
 * The `count` of `items` that `compare` puts first, in no particular order: quickselect, expected to
 * take linear time. `compare` must tell any two apart, or equals may stand in for each other.
 */
export function firstOf<T>(items: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  let open = items;
  let missing = count;
  while (missing > 0 && open.length > missing) {
    // Chosen by lot, so that there is no order of items that is slow. What is selected doesn't depend on it.
    const place = Math.floor(Math.random() * open.length);
    const pivot = open[place] as T;
    const before: T[] = [];
    const behind: T[] = [];
    for (const [index, item] of open.entries()) {
      if (index !== place) (compare(item, pivot) < 0 ? before : behind).push(item);
    }
    if (before.length >= missing) {
      open = before;
    } else {
      for (const item of before) first.push(item);
      first.push(pivot);
      missing -= before.length + 1;
      open = behind;
    }
  }
  if (missing > 0) for (const item of open) first.push(item);
  return first;
}
