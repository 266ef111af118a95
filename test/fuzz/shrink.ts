/**
 * The shortest pattern found by leaving out pieces, halves first and single characters last, that
 * still shows what `shows` looks for.
 */
export async function shrink(pattern: string, shows: (pattern: string) => Promise<boolean>): Promise<string> {
  let characters = [...pattern];
  let size = Math.ceil(characters.length / 2);
  while (size > 0) {
    const shorter = await without(characters, size, shows);
    if (shorter !== undefined) characters = shorter;
    else size = size === 1 ? 0 : Math.ceil(size / 2);
    size = Math.min(size, characters.length);
  }
  return characters.join('');
}

async function without(
  characters: readonly string[],
  size: number,
  shows: (pattern: string) => Promise<boolean>,
): Promise<string[] | undefined> {
  for (let start = 0; start < characters.length; start += size) {
    const rest = [...characters.slice(0, start), ...characters.slice(start + size)];
    if (await shows(rest.join(''))) return rest;
  }
  return undefined;
}
