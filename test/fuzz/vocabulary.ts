/** What random patterns are made of. */
import { dotted } from './dotted.ts';

export const LETTERS: readonly string[] = dotted('a·b·c·x·d·e·1·.·ts·.ts·src·A·-· ');

export const ODD: readonly string[] = dotted(
  '\u00e9·e\u0301·\u4e2d·\u{1f600}·\u00ff·\ufeff·\u0085·\u00a0·\n·\t·\u2028·\ufffd·\u3000·!·#·^' +
    '·$·(·)·|·+·@·~·\'·"·&·&&·:·,·\\\\·]·\u{10ffff}·%·;·=·<·{1..3}',
);

export const ESCAPED: readonly string[] = dotted('a·*·?·[·]·{·}·,·\\·/·!·#· ·-·\u00e9·.·(·\n');

export const MEMBERS: readonly string[] = dotted(
  'a·b·c·1·.·a-c·b-x·.-0·!-~·0-9·A-z· -~·--0·+--·a-a·z-a·\u00e9-\u00e0·/·-·\\·[·!·^·]·,·{·}·*·?' +
    '·\u00e9·\u00e9-\u00ff·\u00e0-\u4e2d·\u{1f600}·\u0080-\u00ff·:·[:alpha:·&&·~~·a-· ·\n·\u4e2d',
);

export const IN_FRONT: readonly string[] = dotted(
  '!·/·./·#·\\!·\\#·!/·**/· ·//·../·!!·!#·**·/**/·\\/·!./·\ufeff',
);

export const BEHIND: readonly string[] = dotted(
  '/·/**·/*· ·\\ ·\t·\u0085·\ufeff·\u00a0·\\·\\/·//·/.· \\ ·\\  ·**·/**/·\\\t·\n·\u200b',
);

/** Rules that meet too rarely by chance. `A` stands for any letters. */
export const RARE: readonly string[] = dotted(
  '· ·\t\u0085·/·!·!/·.·..·\\!/a·\\#/a·\\!d/A·[[:alpha:]]·{1..3}·[...A]·~·{}·{,}·{A\\,**}' +
    '·{A\\,**/A}·A{A\\{**}·{A\\,**,A}·{A/**,A}·{A,A/**}·{**,A}·{A/**}·{A/**/A,A}·{A{/**}}·!A/·!/A/' +
    '·!**/A/·!A/A/·!A/**·A/**/·!A/**/·/A/**/**/A·**/**/A·A/**/**·/**/A·A/**/**/A/**' +
    '·[A-]*·[-A]*·[-a]a·[a-c-1]*·[.-0-e]*·[!-a]*·/A/**/A·A/**/A/A·!A/·!{A,A}/·!{A,A}',
);

export const GLOBSTARS: readonly string[] = dotted(
  '**·**/·/**·/**/·***·**/**·/**/**/·/***/·**/**/·,**·\\,**·{**',
);

/** What stands in the middle of deep braces. */
export const MIDDLES: readonly string[] = dotted('a·a.ts·[ab]·[a]·?·*·**·**/a·/**·a/**/b·\u00e9·[\u00e9]·');
