/** The user's own ignore file: `core.excludesFile`, or where git looks without one. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import nodePath from 'node:path';
import { SpanglobError } from '../errors.ts';
import type { FileSystem } from '../walk/file-system.ts';

/**
 * The location of the file, which need not exist.
 *
 * @throws SpanglobError `INVALID_ARGUMENT` for a virtual file system, which has no user
 */
export function globalIgnoreFile(fs: FileSystem | undefined): string {
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
  let value: string | undefined;
  for (const line of text.split('\n')) {
    const section = /^\s*\[([^\]]*)\]/.exec(line);
    if (section !== null) inCore = section[1]?.trim().toLowerCase() === 'core';
    const setting = /^\s*excludesfile\s*=\s*(?:"(.*)"|([^#;]*?))\s*(?:[#;].*)?$/i.exec(line);
    if (inCore && setting !== null) value = setting[1] ?? setting[2];
  }
  return value === '' ? undefined : value;
}
