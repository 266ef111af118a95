import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { displayPath, pathStyle, prefixOf, toSlash } from '../src/paths.ts';

describe('displayPath', () => {
  test.each([
    ['the workdir itself', '/w', '.'],
    ['beneath it', '/w/a/b', 'a/b'],
    ['a name that starts with dots', '/w/..a', '..a'],
    ['beside it', '/v', '/v'],
    ['a longer name beside it', '/wa', '/wa'],
    ['above it', '/', '/'],
    ['a location beneath it', '/w/a/', 'a'],
    ['a location beside it', '/v/a/', '/v/a'],
    ['a backslash in a name', '/w/a\\b', 'a\\b'],
  ])('%s', (_title, absolute, expected) => {
    expect(displayPath(absolute, '/w', posix)).toBe(expected);
  });

  test.each([
    ['the workdir itself', 'C:\\w', '.'],
    ['beneath it', 'C:\\w\\a\\b', 'a/b'],
    ['in other letters', 'c:\\W\\a', 'a'],
    ['beside it', 'C:\\v', 'C:/v'],
    ['on another drive', 'D:\\w\\a', 'D:/w/a'],
    ['on a share', '\\\\host\\share\\a', '//host/share/a'],
    ['the drive', 'C:\\', 'C:/'],
  ])('Windows: %s', (_title, absolute, expected) => {
    expect(displayPath(absolute, 'C:\\w', win32)).toBe(expected);
  });
});

describe('toSlash', () => {
  test('turns the separators of Windows, and only those', () => {
    expect(toSlash('C:\\a\\b/c', win32)).toBe('C:/a/b/c');
    expect(toSlash('/a\\b', posix)).toBe('/a\\b');
  });
});

describe('prefixOf', () => {
  test.each([
    ['.', ''],
    ['a/b', 'a/b/'],
    ['/', '/'],
    ['C:/', 'C:/'],
    ['/x/y', '/x/y/'],
  ])('%s', (display, prefix) => {
    expect(prefixOf(display)).toBe(prefix);
  });
});

describe('pathStyle', () => {
  test.each([
    [undefined, '/'],
    ['/w', '/'],
    ['w', '/'],
    ['C:\\w', '\\'],
    ['c:/w', '\\'],
    ['\\\\host\\share', '\\'],
  ])('of a virtual file system with the workdir %s', (cwd, separator) => {
    expect(pathStyle(true, cwd).sep).toBe(separator);
  });

  test('of the disk is the platform\u2019s', () => {
    expect(pathStyle(false, undefined).sep).toBe(process.platform === 'win32' ? '\\' : '/');
  });
});
