/** What a model is told of the tools before it calls them. It pays for every word in every session. */
import type { Deployment } from './options.ts';

/** The texts of one tool. */
export interface Wording {
  readonly description: string;
  readonly guidance: string;
}

const OVER_CAP = {
  sample: 'sampled across top-level entries',
  head: 'cut to the oldest',
  deep: 'spread evenly over the directories',
} as const;

export function globWording({ limit, overCap, gitignore, hidden, spill }: Deployment): Wording {
  const page = OVER_CAP[overCap];
  const isKept = spill !== undefined;
  return {
    description: [
      'Find files by glob pattern.',
      'A pattern without / matches names at any depth (*.ts); one with / is relative to path (src/**/*.ts).',
      `Results are files, never directories: up to ${limit} paths oldest first, past that a page ${page}`,
      `whose footer gives the total${isKept ? ' and where the complete list is' : ''}.`,
      ...(gitignore ? ['Ignored files are left out unless includeIgnored is true.'] : []),
      ...(hidden ? [] : ['Dotfiles are left out.']),
    ].join(' '),
    guidance: [
      '# glob',
      '- A pattern without / matches names at any depth: * is every file in the tree, not the top level.',
      '- Results are files, never directories.',
      `- Up to ${limit} paths come oldest first, and that is all there is. Past that the page is ${page}, not the whole; ` +
        `its footer gives the total${isKept ? ' and where the complete list is' : ', and narrowing pattern or path shows more'}.`,
      '- Only "No files found" means that there are none. Any other text says why nothing is shown.',
    ].join('\n'),
  };
}

export function listWording({ listLimit }: Deployment): Wording {
  return {
    description:
      'List the direct children of one directory: directories (name/), then files, then others (name@: links, devices). ' +
      `Hidden and ignored entries are included, contents of subdirectories are not. ${listLimit} entries a page; ` +
      'the last line gives the totals and the offset of the next page.',
    guidance: [
      '# list',
      '- Direct children of one directory, hidden and ignored ones too; nothing from further down.',
      `- ${listLimit} entries a page. The last line gives the totals; while it says "Continue with offset=N", there is more.`,
    ].join('\n'),
  };
}
