/** Patterns as models spell them: the pure reading. */
import nodePath from 'node:path';
import { describe, expect, test } from 'vitest';
import { SpanglobError } from '../../src/errors.ts';
import { type Ground, readPath } from '../../src/tools/path-reading.ts';
import type { Seen } from '../../src/tools/pattern-path.ts';
import { patternInDoubt, type Request, readRequest } from '../../src/tools/request.ts';
import { REFUSED, SAME } from './spellings.ts';

const posix: Ground = {
  style: nodePath.posix,
  workdir: '/w',
  realWorkdir: '/w',
  home: '/',
  allowOutside: false,
};
const win32: Ground = {
  style: nodePath.win32,
  workdir: 'C:\\w',
  realWorkdir: 'C:\\w',
  home: 'C:\\Users\\me',
  allowOutside: false,
};

function read(pattern: string, path?: string, ground = posix, seen: Seen = {}): Request {
  return readRequest(pattern, readPath(path, ground, false), ground, seen);
}

/** Root and pattern, with the root's part of the pattern in front: what the two mean together. */
function meaning({ root, pattern }: Request, { style, workdir }: Ground = posix): string {
  const beneath = style.relative(workdir, root).replaceAll(style.sep, '/');
  return beneath === '' ? pattern : `${beneath}/${pattern.replace(/^\//, '')}`;
}

describe('spellings of src/*.ts', () => {
  test.each(SAME)('$pattern in $path', ({ pattern, path }) => {
    expect(meaning(read(pattern, path))).toBe('src/*.ts');
  });

  test.each(REFUSED.filter(({ path }) => path !== '..' && path !== '/' && path !== '~'))(
    'refused: $pattern in $path',
    ({ pattern, path, code, says }) => {
      const refusal = { code, message: expect.stringMatching(says) };
      expect(() => read(pattern, path, { ...posix, home: '/home/me' })).toThrow(
        expect.objectContaining(refusal),
      );
    },
  );
});

const REWRITTEN: readonly [spelt: string, pattern: string, about: string][] = [
  ['*.ts', '*.ts', 'a name at any depth stays one'],
  ['./*.ts', '/*.ts', 'with a directory in front it does not'],
  ['/w/*.ts', '/*.ts', 'as for the workdir'],
  ['/w', '**', 'the workdir itself'],
  ['/w/', '**', 'and with a slash'],
  ['.', '**', 'here'],
  ['./', '**', 'here, as a directory'],
  ['/', '**', 'the search root'],
  ['src/', 'src/**', 'everything beneath'],
  ['src/ ', 'src/**', 'the slash before what ripgrep trims'],
  ['src/.', 'src/**', 'a directory by its own name'],
  ['src/lib/..', 'src/**', 'and by the way back'],
  ['*/', '*/**', 'every directory'],
  ['**/', '**/**', 'everything'],
  ['src\\/', 'src/**', 'an escaped slash is a slash'],
  ['a/../b', '/b', 'still not at any depth'],
  ['./!x', '/!x', 'no negation'],
  ['./!x/*', '\\!x/*', 'no negation, in front of a directory'],
  ['/w/#x/y', '\\#x/y', 'no comment'],
  ['\\!x', '\\!x', 'an escape in front stays'],
  ['a\\ ', 'a\\ ', 'an escaped space at the end stays'],
  ['{a/b,c}', '{a/b,c}', 'a slash inside of braces is left to ripgrep'],
  ['[id].ts', '{[id],\\[id\\]}.ts', 'the class, and the name'],
  ['app/[id]/*.tsx', 'app/{[id],\\[id\\]}/*.tsx', 'beside wildcards'],
  ['app/[...slug]/p', 'app/{[...slug],\\[...slug\\]}/p', 'a catch-all'],
  ['app/[[...slug]]/p', 'app/{[[...slug]],\\[\\[...slug\\]\\]}/p', 'an optional one'],
  ['[a,b]', '{[a,b],\\[a\\,b\\]}', 'a comma in a class ends no branch'],
  ['{[id],x}', '{{[id],\\[id\\]},x}', 'inside of braces'],
  ['\\[id\\]', '\\[id\\]', 'a name already'],
  ['[!a]', '[!a]', 'a negation is never a name'],
  ['a[/]b', 'a[/]b', 'a slash would anchor'],
  ['[]x]', '[]x]', 'a bracket as a member'],
];

test.each(REWRITTEN)('%j becomes %j: %s', (spelt, pattern) => {
  expect(read(spelt)).toMatchObject({ root: '/w', pattern });
});

describe('where it starts', () => {
  test.each<[spelt: string, path: string | undefined, root: string, pattern: string]>([
    ['../b/*.ts', 'packages/a', '/w/packages', 'b/*.ts'],
    ['../*.ts', 'packages/a', '/w/packages', '/*.ts'],
    ['..', 'packages/a', '/w/packages', '**'],
    ['../../*', 'packages/a', '/w', '/*'],
    ['/w/src/x/*.ts', 'src', '/w/src', 'x/*.ts'],
    ['/w/src', 'src', '/w/src', '**'],
    ['/src/*.ts', 'packages', '/w/packages', 'src/*.ts'],
  ])('%s in %s', (spelt, path, root, pattern) => {
    expect(read(spelt, path)).toMatchObject({ root, pattern, remarks: [] });
  });

  test('an absolute pattern elsewhere than in path says so', () => {
    expect(read('/w/src/*.ts', 'lib')).toMatchObject({
      root: '/w',
      pattern: 'src/*.ts',
      remarks: [expect.stringContaining('path was not used')],
    });
  });

  test('the workdir by its real path, or with brackets in its name', () => {
    expect(read('/real/w/a', undefined, { ...posix, realWorkdir: '/real/w' }).pattern).toBe('/a');
    expect(read('/x/[app]/src/*', undefined, { ...posix, workdir: '/x/[app]' }).pattern).toBe('src/*');
  });

  test('the directories that it spells out', () => {
    expect(read('a/b/*.ts')).toMatchObject({ prefix: ['a', 'b'], patternInPrefix: '/*.ts' });
    expect(read('a/*/c/d')).toMatchObject({ prefix: ['a'], patternInPrefix: '*/c/d' });
    expect(read('a/')).toMatchObject({ prefix: ['a'], patternInPrefix: '**' });
    expect(read('a')).toMatchObject({ prefix: [] });
  });
});

describe('names that look like something else', () => {
  test('a directory called ~ wins', () => {
    expect(patternInDoubt('~/x/*', '/w/src', posix)).toEqual({ inRoot: '/w/src/~' });
    expect(read('~/x/*', undefined, posix, { inRoot: true })).toMatchObject({ root: '/w', pattern: '~/x/*' });
    expect(patternInDoubt('~', '/w', posix)).toEqual({});
  });

  test('a file that begins with ! is found by its name', () => {
    expect(patternInDoubt('!x.txt', '/w', posix)).toEqual({ inRoot: '/w/!x.txt' });
    expect(read('!x.txt', undefined, posix, { inRoot: true }).pattern).toBe('\\!x.txt');
  });

  test('~ without a home', () => {
    const homeless = { ...posix, home: undefined };
    expect(() => read('~/x', undefined, homeless)).toThrow(/~ stands for no directory/);
  });
});

describe('where searching outside is allowed', () => {
  const open = { ...posix, allowOutside: true, home: '/home/me' };
  test.each<[spelt: string, root: string, pattern: string]>([
    ['../x/*.ts', '/', 'x/*.ts'],
    ['~/x/*.ts', '/home/me/x', '/*.ts'],
    ['/w/../x/**/*.ts', '/x', '**/*.ts'],
  ])('%s', (spelt, root, pattern) => {
    expect(read(spelt, undefined, open)).toMatchObject({ root, pattern });
  });

  test('a leading / means what is there: first in the root, then outside', () => {
    expect(patternInDoubt('/tmp/x/*', '/w', open)).toEqual({ inRoot: '/w/tmp', outside: '/tmp' });
    expect(read('/tmp/x/*', undefined, open, { outside: true })).toMatchObject({
      root: '/tmp/x',
      pattern: '/*',
    });
    expect(read('/tmp/x/*', undefined, open, { outside: true, inRoot: true })).toMatchObject({ root: '/w' });
    expect(read('/tmp/x/*', undefined, open, {})).toMatchObject({ root: '/w', pattern: 'tmp/x/*' });
  });

  test('and without leave nothing outside is looked at', () => {
    expect(patternInDoubt('/tmp/x/*', '/w', posix)).toEqual({});
  });
});

describe("Windows' separators", () => {
  test.each<[spelt: string, pattern: string]>([
    ['src\\**\\*.ts', 'src/**/*.ts'],
    ['C:\\w\\src\\*.ts', 'src/*.ts'],
    ['c:\\W\\src\\*.ts', 'src/*.ts'],
    ['C:/w/src/*.ts', 'src/*.ts'],
    ['.\\src\\*.ts', 'src/*.ts'],
    ['src\\', 'src/**'],
    ['app\\[id]\\page.tsx', 'app/{[id],\\[id\\]}/page.tsx'],
    ['app/\\[id\\]/page.tsx', 'app/\\[id\\]/page.tsx'],
    ['\\{a\\}', '\\{a\\}'],
    ['\\!x', '\\!x'],
  ])('%s', (spelt, pattern) => {
    expect(read(spelt, undefined, win32)).toMatchObject({ root: 'C:\\w', pattern });
  });

  test.each(['C:\\other\\*.ts', 'D:\\w\\*.ts', '..\\x\\*', '\\\\server\\share\\*', '~\\x\\*'])(
    'refused: %s',
    (spelt) => {
      expect(() => read(spelt, undefined, win32)).toThrow(/not inside the workdir/);
    },
  );

  test('on another drive, where that is allowed', () => {
    const open = { ...win32, allowOutside: true };
    expect(read('D:\\x\\*.ts', undefined, open)).toMatchObject({ root: 'D:\\x', pattern: '/*.ts' });
  });
});

test.each([
  ['/etc/*.conf', true],
  ['/w/*.ts', false],
  ['etc/*.conf', false],
])('%s: anchored by its leading slash, %s', (spelt, isAnchored) => {
  expect(read(spelt)).toMatchObject({ isAnchored });
});

test('refusals are of the one error class', () => {
  expect(() => read('')).toThrow(SpanglobError);
});
