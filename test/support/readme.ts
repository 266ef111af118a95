/** Blocks of the README that scripts fill: what stands between `<!-- NAME:start -->` and `<!-- NAME:end -->`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const README = fileURLToPath(new URL('../../README.md', import.meta.url));

/** The README as it is. */
export function readReadme(): string {
  return readFileSync(README, 'utf8');
}

/** Whether a script is run by itself, not imported. */
export function isMain(meta: { readonly url: string }): boolean {
  return process.argv[1] === fileURLToPath(meta.url);
}

/** The README with a block filled. Throws where it lacks the marks. */
export function withBlock(readme: string, name: string, text: string): string {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) throw new Error(`README.md lacks ${start} and ${end}`);
  return `${readme.slice(0, from + start.length)}\n\n${text}\n\n${readme.slice(to)}`;
}

/** Fills a block of the README. */
export function fillBlock(name: string, text: string): void {
  writeFileSync(README, withBlock(readReadme(), name, text));
}
