/** What a model is told of the tools before it calls them. It pays for every word in every session. */
import type { Deployment } from './options.ts';

/** The texts of one tool. */
export interface Wording {
  readonly description: string;
  readonly guidance: string;
}

const OVER_CAP = {
  sample: 'sampled across top-level entries',
  head: 'only the oldest of them',
  deep: 'spread evenly over the directories',
} as const;

export function globWording({ limit, overCap, gitignore, hidden, spill }: Deployment): Wording {
  const rest =
    spill === undefined
      ? 'its footer gives the total'
      : 'its footer gives the total and where the complete list is';
  const ignored = gitignore ? ' Ignored files are left out unless includeIgnored is true.' : '';
  const dotfiles = hidden ? '' : ' Dotfiles are left out.';
  return {
    description:
      'Find files by glob pattern. A pattern without / matches names at any depth (*.ts); ' +
      'one with / is relative to path (src/**/*.ts). Results are files, never directories, oldest first. ' +
      `Past ${limit} paths the page is ${OVER_CAP[overCap]}; ${rest}.${ignored}${dotfiles}`,
    guidance: [
      '# glob',
      '- A pattern without / matches names at any depth: * is every file in the tree, not the top level.',
      '- Results are files, never directories.',
      `- Up to ${limit} paths are all shown, oldest first. Past that the page is ${OVER_CAP[overCap]}: its footer says how many there are, ` +
        `${spill === undefined ? 'and a narrower pattern or path shows more' : 'and where the complete sorted list is stored'}. A page with a footer is not the whole.`,
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
