/** Ignore files that are an attack, and trees that let them be one. */
export interface HostileRules {
  readonly title: string;
  readonly rules: string;
  readonly paths: readonly string[];
  /** It tries every way of the stars, and every rule by itself. */
  readonly gitIsSlow?: true;
}

const number = (index: number): string => index.toString(36).padStart(4, '0');

/** Four letters of eight, in one of 1,680 ways. */
function four(seed: number): string {
  const letters = [...'abcdefgh'];
  return [8, 7, 6, 5].map((left, turn) => letters.splice((seed >> (turn * 2)) % left, 1)[0]).join('');
}

export const hostileRules: readonly HostileRules[] = [
  {
    title: '5,000 rules `*N*N`, 1,000 names',
    rules: Array.from({ length: 5000 }, (_, index) => `*${number(index)}*${number(index * 7)}`).join('\n'),
    paths: Array.from({ length: 1000 }, (_, index) => `file-${number(index * 3)}-${number(index * 5)}.ts`),
  },
  {
    title: '5,000 rules `**/*N?[a-z]*`, 1,000 names',
    rules: Array.from({ length: 5000 }, (_, index) => `**/*${number(index)}?[a-z]*`).join('\n'),
    paths: Array.from({ length: 1000 }, (_, index) => `${number(index * 3)}x${number(index * 5)}.ts`),
  },
  {
    title: '5,000 rules `*[C]*[C]*N`, 1,000 names',
    rules: Array.from(
      { length: 5000 },
      (_, index) => `*[${four(index)}]*[${four(index * 31)}]*${number(index)}`,
    ).join('\n'),
    paths: Array.from(
      { length: 1000 },
      (_, index) => `${four(index * 7)}${four(index * 13)}${four(index * 17)}-${number(index)}.ts`,
    ),
  },
  {
    title: '`a/**/` eight times, then `x`, a path 120 deep',
    rules: `${'a/**/'.repeat(8)}x`,
    paths: [`${'a/'.repeat(120)}y`],
    gitIsSlow: true,
  },
  {
    title: '5,000 rules `**/a/**/N`, paths 40 deep',
    rules: Array.from({ length: 5000 }, (_, index) => `**/a/**/${number(index * 11)}`).join('\n'),
    paths: Array.from({ length: 40 }, (_, index) => `${'a/'.repeat(index + 1)}${number(index * 3)}`),
    gitIsSlow: true,
  },
  {
    title: '5,000 rules that take in again',
    rules: Array.from(
      { length: 5000 },
      (_, index) => `${index % 2 === 0 ? '' : '!'}*${number(index)[3]}*`,
    ).join('\n'),
    paths: Array.from({ length: 1000 }, (_, index) => `${number(index * 7)}.ts`),
  },
  {
    title: '`*a` 40 times, then `*b`, names of 255 bytes',
    rules: `${'*a'.repeat(40)}*b`,
    paths: Array.from({ length: 1000 }, (_, index) => 'a'.repeat(251) + number(index)),
    gitIsSlow: true,
  },
];
