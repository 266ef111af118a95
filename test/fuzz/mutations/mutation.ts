/**
 * A rule of the dialect, broken: a piece of the source and what to put in its place. The fuzz must see
 * every one of them. Production code holds no switch for this; a copy of its text is changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Mutation {
  /** What the broken code does. */
  readonly title: string;
  /** In src/pattern. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

const SOURCE: string = fileURLToPath(new URL('../../../src', import.meta.url));

/** A source of the pattern engine, changed. */
export function mutate({ title, file, from, to }: Mutation): string {
  const pieces = fs.readFileSync(path.join(SOURCE, 'pattern', file), 'utf8').split(from);
  if (pieces.length !== 2) throw new Error(`${title}: stands ${pieces.length - 1} times in ${file}`);
  return pieces.join(to);
}

/** Copies the sources to a directory, changed. */
export function copySources(directory: string, mutation: Mutation | undefined): void {
  fs.cpSync(SOURCE, path.join(directory, 'src'), { recursive: true });
  fs.writeFileSync(path.join(directory, 'package.json'), '{ "type": "module" }');
  if (mutation !== undefined)
    fs.writeFileSync(path.join(directory, 'src/pattern', mutation.file), mutate(mutation));
}
