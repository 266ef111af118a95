/** What goes wrong in a scenario, drawn from a seed. */
import type { DirentLike } from '../../src/walk/file-system.ts';
import type { Random } from '../support/random.ts';
import type { Fault, FaultRule } from './faulty.ts';
import { failure, type MemoryTree, ROOT } from './memory-tree.ts';

/** Milliseconds after which a call fails that no one waits for any longer. */
export const LATE_MS = 1600;

const CODES = ['EACCES', 'ENOENT', 'ENOTDIR', 'EIO', 'EMFILE', 'ELOOP', 'ENAMETOOLONG', 'EPERM', 'ESTALE'];

/** What may be thrown beside errors with a code, and the code that it should be told with. */
const ODD: readonly (readonly [reason: () => unknown, code: string])[] = [
  [() => new Error('EACCES: permission denied'), 'EACCES'],
  [() => new Error('it broke'), 'EIO'],
  [() => Object.assign(new Error('EIO'), { code: 5 }), 'EIO'],
  [() => Object.assign(new Error('x'), { code: 'two\nlines' }), 'EIO'],
  [() => 'ENOENT: no such file', 'ENOENT'],
  [() => 'a text', 'EIO'],
  [() => undefined, 'EIO'],
  [() => null, 'EIO'],
  [() => 42n, 'EIO'],
  [() => Symbol('thrown'), 'EIO'],
  [() => Object.create(null), 'EIO'],
  [
    () => ({
      get code() {
        throw new Error('of a getter');
      },
    }),
    'EIO',
  ],
];

const entry = (name: unknown): DirentLike =>
  ({ name, isFile: () => true, isDirectory: () => false }) as unknown as DirentLike;

/** What a `readdir` may answer that is no list of entries. */
const NO_ENTRIES: readonly (readonly [value: unknown, code: string])[] = [
  [undefined, 'EIO'],
  [null, 'EIO'],
  [42, 'EIO'],
  [[null], 'EIO'],
  [['a', 'b'], 'INVALID_ARGUMENT'],
  [[entry('../../etc')], 'INVALID_ARGUMENT'],
  [[entry('')], 'INVALID_ARGUMENT'],
  [[entry('a\0b')], 'INVALID_ARGUMENT'],
];

function randomFailure(random: Random): Fault {
  const atOnce = random.below(4) === 0;
  if (random.below(3) > 0) {
    const code = random.pick(CODES);
    return { kind: 'fails', reason: failure(code), code, atOnce };
  }
  const [reason, code] = random.pick(ODD);
  return { kind: 'fails', reason: reason(), code, atOnce };
}

/** `mayHang`: also faults that only a deadline ends. */
export function randomFaults(random: Random, tree: MemoryTree, mayHang: boolean): FaultRule[] {
  const paths = [...tree.keys()];
  const directories = paths.filter((path) => tree.get(path)?.kind === 'directory');
  const files = paths.filter((path) => tree.get(path)?.kind === 'file');
  return Array.from({ length: 2 + random.below(7) }, (): FaultRule => {
    const hangs = mayHang && random.below(3) === 0;
    const late: Fault = random.below(2) === 0 ? { kind: 'hangs' } : { kind: 'fails late', ms: LATE_MS };
    switch (random.below(40)) {
      case 0:
        return {
          call: random.pick(['stat', 'realpath'] as const),
          path: ROOT,
          fault: hangs ? late : randomFailure(random),
        };
      default:
        return faultBeneath();
    }
    function faultBeneath(): FaultRule {
      switch (random.below(8)) {
        case 0:
        case 1:
        case 2:
          return {
            call: 'readdir',
            path: random.pick(directories),
            fault: hangs ? late : randomFailure(random),
          };
        case 3: {
          const [value, code] = random.pick(NO_ENTRIES);
          return { call: 'readdir', path: random.pick(directories), fault: { kind: 'answers', value, code } };
        }
        case 4:
        case 5:
          return { call: 'lstat', path: random.pick(files), fault: hangs ? late : randomFailure(random) };
        case 6: {
          const call = random.pick(['stat', 'readFile'] as const);
          return { call, path: '/w/.gitignore', fault: hangs ? late : randomFailure(random) };
        }
        default: {
          const call = random.pick(['readdir', 'lstat'] as const);
          return { call, path: random.pick(paths), fault: { kind: 'delays', ms: random.below(12) } };
        }
      }
    }
  });
}
