/** The user's own ignore file: `core.excludesFile`, or where git looks without one. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import nodePath from 'node:path';
import { SpanglobError } from '../errors.ts';
import type { FileSystem } from '../walk/file-system.ts';

/**
 * The location of the file, which need not exist; undefined where the user
 * names none on purpose.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for a virtual file system, which has no user
 */
export function globalIgnoreFile(fs: FileSystem | undefined): string | undefined {
  if (fs !== undefined) {
    throw new SpanglobError(
      'INVALID_ARGUMENT',
      'globalGitignore needs the local disk; leave it out together with fs',
    );
  }
  const home = process.env.HOME ?? homedir();
  const config = process.env.XDG_CONFIG_HOME || nodePath.join(home, '.config');
  // The later file wins, as in git; includes are not followed.
  const named =
    excludesFile(nodePath.join(home, '.gitconfig')) ?? excludesFile(nodePath.join(config, 'git/config'));
  if (named === undefined) return nodePath.join(config, 'git/ignore');
  if (named === '') return undefined;
  return named.startsWith('~/') ? nodePath.join(home, named.slice(2)) : named;
}

function excludesFile(configFile: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(configFile, 'utf8');
  } catch {
    // Most users have one of the two files at the most.
    return undefined;
  }
  let inCore = false;
  let named: string | undefined;
  for (const line of text.split('\n')) {
    const [header = '', section] = /^\s*\[([^\]]*)\]/.exec(line) ?? [];
    if (section !== undefined) inCore = section.trim().toLowerCase() === 'core';
    const value = /^\s*excludesfile\s*=(.*)$/is.exec(line.slice(header.length))?.[1];
    if (inCore && value !== undefined) named = unquoted(value.trimStart());
  }
  return named;
}

/** A value as git's configuration writes it: in quotes or not, in parts too, with backslashes, and a comment behind. */
function unquoted(value: string): string {
  let plain = '';
  /** Up to here it stands whatever follows: spaces in the end are dropped unless they are quoted. */
  let length = 0;
  let inQuotes = false;
  for (let index = 0; index < value.length; index++) {
    const character = value[index] as string;
    if (!inQuotes && (character === '#' || character === ';')) break;
    if (character === '"') {
      inQuotes = !inQuotes;
      length = plain.length;
    } else {
      plain += character === '\\' ? (value[++index] ?? '') : character;
      if (inQuotes || !/\s/.test(character)) length = plain.length;
    }
  }
  return plain.slice(0, length);
}
