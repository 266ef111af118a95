/** Random patterns, biased to what is tricky. A pattern is made of a source of randomness and nothing else. */
import { dialectCases } from '../pattern/dialect-cases.ts';
import type { Random } from '../support/random.ts';
import { BEHIND, ESCAPED, GLOBSTARS, IN_FRONT, LETTERS, MEMBERS, MIDDLES, ODD, RARE } from './vocabulary.ts';

type Maker = (random: Random, depth: number) => string;

/** Picks by weight: `[weight, value]`. */
function weighted<T>(random: Random, choices: readonly (readonly [number, T])[]): T {
  let at = random.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, value] of choices) {
    if (at < weight) return value;
    at -= weight;
  }
  throw new Error('no choice has a weight');
}

const chance = (random: Random, percent: number): boolean => random.below(100) < percent;
const times = (random: Random, least: number, most: number): number => least + random.below(most - least + 1);

function repeat(count: number, make: () => string, separator = ''): string {
  return Array.from({ length: count }, make).join(separator);
}

const characterClass: Maker = (random) => {
  const negation = weighted(random, [
    [5, ''],
    [2, '!'],
    [1, '^'],
  ]);
  const first = chance(random, 12) ? ']' : '';
  const members = repeat(times(random, first === '' ? 1 : 0, 3), () => random.pick(MEMBERS));
  const made = `[${negation}${first}${members}${chance(random, 97) ? ']' : ''}`;
  // Twice in a row it may match a character of two bytes.
  return chance(random, 20) ? made + made : made;
};

const group: Maker = (random, depth) => {
  const branch = (): string => (chance(random, 15) ? '' : sequence(random, depth + 1));
  return `{${repeat(times(random, 1, 3), branch, ',')}${chance(random, 97) ? '}' : ''}`;
};

const globstar: Maker = (random) => random.pick(GLOBSTARS);

const atom: Maker = (random, depth) => {
  const make = weighted<Maker>(random, [
    [34, () => random.pick(LETTERS)],
    [6, () => random.pick(ODD)],
    [14, () => '*'],
    [8, () => '?'],
    [9, globstar],
    [9, characterClass],
    [depth < 4 ? 10 : 0, group],
    [5, () => `\\${random.pick(ESCAPED)}`],
    [10, () => '/'],
    [1, () => random.pick(['}', ',', '{', '['])],
  ]);
  return make(random, depth);
};

function sequence(random: Random, depth: number): string {
  return repeat(times(random, 1, depth === 0 ? 5 : 3), () => atom(random, depth));
}

/** A path of the tree with parts of it made general: such a pattern matches at least now and then. */
function generalised(random: Random, path: string): string {
  const general = path.split('/').map((name) => {
    if (chance(random, 15)) return random.pick(['*', '**', '?', '***', '{**,a}', '[!a]*', '{,a}*']);
    const characters = [...name].map((character) => {
      const special = /[*?[\]{}\\,!#]/.test(character);
      return weighted(random, [
        [60, special ? `\\${character}` : character],
        [special ? 10 : 0, character],
        [5, '?'],
        [4, '*'],
        [4, `[${character}]`],
        [3, `{${special ? `\\${character}` : character},b}`],
        [2, '[!/]'],
        [2, `\\${character}`],
        [1, '**'],
      ]);
    });
    return characters.slice(0, 40).join('');
  });
  if (chance(random, 12)) general.splice(random.below(general.length), random.below(3), '**');
  return general.join(chance(random, 8) ? random.pick(['[/]', '[!x]', '[.-0]', '\\/', '[!-~]']) : '/');
}

/** Braces around the depth at which ripgrep refuses them. */
const deep: Maker = (random) => {
  const [open, perLevel] = random.pick<[string, number]>([
    ['{', 1],
    ['{,', 1],
    ['{a,', 2],
    ['{a', 2],
    ['{*', 2],
    ['{{},', 1],
  ]);
  const middle = random.pick(MIDDLES);
  const depth = Math.floor(250 / perLevel) - times(random, 0, 6);
  return `${open.repeat(depth)}${middle}${'}'.repeat(depth)}`;
};

/** One pattern. `paths` are of the tree that it will be tried on, well-formed ones only. */
export function createPattern(random: Random, paths: readonly string[]): string {
  if (chance(random, 3)) return deep(random, 0);
  const body = weighted(random, [
    [43, () => generalised(random, random.pick(paths))],
    [45, () => sequence(random, 0)],
    [10, () => random.pick(RARE).replaceAll('A', () => random.pick(LETTERS))],
    [2, () => random.pick(dialectCases).pattern],
  ])();
  const front = chance(random, 22) ? random.pick(IN_FRONT) : '';
  const behind = chance(random, 20) ? random.pick(BEHIND) : '';
  // No argument of a process can hold NUL.
  return `${front}${body}${behind}`.replaceAll('\0', '');
}
