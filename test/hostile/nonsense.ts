/** Input that no one means: random bytes, structured nonsense, values that bite when they are touched. */
import type { Random } from '../support/random.ts';

const PIECES = [
  ...'*?[]{},!\\/.-^#~"\'`$%|&;:@ \t\n\r\0\u007f\u0085\u2028\u202e\ufeff\ud800\udc80\udfff',
  '**',
  '**/',
  '/**',
  '../',
  './',
  '//',
  '[!',
  '[^',
  '[]',
  '[[:alpha:]]',
  '[a-z]',
  '[z-a]',
  '{a,b}',
  '{,',
  ',}',
  '\\\\',
  '\\/',
  'a',
  'é',
  '名',
  '😀',
  'src',
  '.git',
  'file://',
  'C:\\',
  '\\\\server\\share',
  '~/',
  '%2e%2e/',
  'undefined',
  'null',
  '__proto__',
];

/** A text of up to `length` pieces or characters. */
export function nonsense(random: Random, length: number): string {
  const size = random.below(length) + 1;
  switch (random.below(4)) {
    case 0:
      return Array.from({ length: size }, () => String.fromCharCode(random.below(0x10000))).join('');
    case 1:
      return Array.from({ length: size }, () => String.fromCharCode(random.below(128))).join('');
    case 2:
      return random.pick(PIECES).repeat(size) + random.pick(PIECES);
    default:
      return Array.from({ length: size }, () => random.pick(PIECES)).join('');
  }
}

export function randomBytes(random: Random, length: number): Uint8Array {
  const text = nonsense(random, length);
  return random.below(2) === 0
    ? Buffer.from(text)
    : Uint8Array.from({ length: random.below(length) + 1 }, () => random.below(256));
}

const bites = (): never => {
  throw new Error('of the caller');
};

/** Values of every kind, among them those that throw when they are looked at. */
export function randomValue(random: Random, depth = 0): unknown {
  const simple = [
    undefined,
    null,
    true,
    false,
    0,
    -0,
    -1,
    1,
    1.5,
    Number.NaN,
    Infinity,
    -Infinity,
    2 ** 53,
    2 ** 31,
    10n,
    Symbol('s'),
    '',
    ' ',
    'a',
    '1',
    '-1',
    'true',
    '*',
    '.',
    '..',
    '\0',
    'sample',
    'oldest',
    'auto',
    new Date(Number.NaN),
    /x/,
    () => 'f',
    Object.create(null),
    new Map([['pattern', '*']]),
    new Proxy({}, { get: bites, ownKeys: bites, has: bites }),
    {
      get pattern() {
        return bites();
      },
    },
    { toString: bites, valueOf: bites },
    { toJSON: bites },
    JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  ];
  switch (depth > 2 ? 0 : random.below(4)) {
    case 0:
    case 1:
      return random.pick(simple);
    case 2:
      return Array.from({ length: random.below(4) }, () => randomValue(random, depth + 1));
    default:
      return randomObject(random, depth + 1);
  }
}

const KEYS = [
  'pattern',
  'path',
  'offset',
  'includeIgnored',
  'limit',
  'cwd',
  'gitignore',
  'hidden',
  'exclude',
  'sort',
  'fs',
  'signal',
  'spill',
  'workers',
  'timeoutMs',
  'onProgress',
  'overCap',
  'listLimit',
  'allowOutside',
  'name',
  'arguments',
  '__proto__',
  'constructor',
  'toString',
];

export function randomObject(random: Random, depth = 0): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let entries = random.below(5); entries > 0; entries--) {
    const value = randomValue(random, depth);
    // Defined, not assigned: an own `__proto__`, as JSON.parse makes it.
    Object.defineProperty(object, random.pick(KEYS), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}
