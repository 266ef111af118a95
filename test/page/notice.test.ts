import { expect, test } from 'vitest';
import { noticesOf } from '../../src/page/notice.ts';
import { posesAsFooter } from '../../src/quote.ts';
import type { GlobResult } from '../../src/result.ts';
import { resultOf } from './paths.ts';

const unreadable = (...paths: string[]) => paths.map((path) => ({ path, code: 'EACCES' }));
const deadline = { path: '.', code: 'DEADLINE' };
const partly = (...skipped: GlobResult['skipped']): Partial<GlobResult> => ({ complete: false, skipped });

const CASES: [
  what: string,
  paths: string[],
  rest: Partial<GlobResult>,
  notices: [code: string, text: string][],
][] = [
  ['complete', ['a'], {}, []],
  ['empty', [], {}, [['no-files-found', 'No files found']]],
  [
    'a match ignored',
    [],
    { ignored: { directories: [], directoryCount: 0, fileCount: 1 } },
    [['ignored-only', 'No files shown: 1 matching file is excluded by ignore rules.']],
  ],
  [
    'matches ignored',
    [],
    { ignored: { directories: ['d'], directoryCount: 1, fileCount: 1200 } },
    [['ignored-only', 'No files shown: 1,200 matching files are excluded by ignore rules.']],
  ],
  [
    'a deadline',
    ['a'],
    partly(deadline),
    [
      [
        'deadline',
        'Incomplete: the search ran out of time; at least 1 file matches. Narrow pattern or path to search the rest.',
      ],
    ],
  ],
  [
    'a deadline, and what did not answer',
    ['a', 'b'],
    partly(deadline, { path: 'mnt/slow', code: 'DEADLINE' }, { path: 'x y', code: 'DEADLINE' }),
    [
      [
        'deadline',
        'Incomplete: the search ran out of time; at least 2 files match. Not answered by then: mnt/slow, "x y". Narrow pattern or path to search the rest.',
      ],
    ],
  ],
  [
    'one unreadable',
    ['a'],
    partly(...unreadable('a b')),
    [['unreadable', 'Incomplete: a directory could not be read, so what is beneath is missing: "a b".']],
  ],
  [
    'five unreadable',
    ['a'],
    partly(...unreadable('a', 'b', 'c', 'd', 'e')),
    [
      [
        'unreadable',
        'Incomplete: 5 directories could not be read, so what is beneath is missing: a, b, c and 2 more.',
      ],
    ],
  ],
  [
    'some vanished',
    ['a'],
    partly({ path: 'tmp', code: 'ENOENT' }, ...unreadable('b')),
    [
      ['unreadable', 'Incomplete: a directory could not be read, so what is beneath is missing: b.'],
      ['vanished', 'Incomplete: a directory vanished while the search went on: tmp.'],
    ],
  ],
  [
    'a store',
    [],
    { skipped: [{ path: '.git', code: 'VCS_STORE' }] },
    [
      [
        'vcs-store',
        'No files shown: the search root is in a version control store, and those are never searched.',
      ],
    ],
  ],
  [
    'empty beside ignored directories',
    [],
    { ignored: { directories: ['d'], directoryCount: 1, fileCount: 0 } },
    [['none-outside-ignored', 'No match outside of ignored directories, which were not searched.']],
  ],
  [
    'incomplete for no reason given',
    ['a'],
    partly(),
    [['incomplete', 'Incomplete: a part of the tree was not searched.']],
  ],
  [
    'empty and incomplete',
    [],
    partly(deadline),
    [
      ['none-in-part', 'No match in the part that was searched.'],
      ['deadline', 'Incomplete: the search ran out of time. Narrow pattern or path to search the rest.'],
    ],
  ],
  [
    'an unread ignore file',
    ['a'],
    { skipped: [{ path: 'p/.gitignore', code: 'IGNORE_FILE_TOO_LARGE' }] },
    [
      [
        'ignore-rules-skipped',
        'Note: not every ignore rule was applied. Unreadable, or past the size that is read: p/.gitignore.',
      ],
    ],
  ],
];

test.each(CASES)('%s', (_, paths, rest, expected) => {
  const notices = noticesOf(resultOf(paths, rest));
  expect(notices.map(({ code, text }) => [code, text])).toEqual(expected);
  for (const { text } of notices) expect(posesAsFooter(text)).toBe(true);
});

test('bounded whatever the names', () => {
  const [notice] = noticesOf(resultOf(['a'], partly(...unreadable('x'.repeat(4000)))));
  expect(notice?.text.length).toBeLessThanOrEqual(300);
  expect(notice?.text).toContain('1 with names too long to list');
});
