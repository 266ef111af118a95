/** The fixed part of the fuzz: what `npm test` tries, and what every mutation must be seen in. */
export const SLICE: {
  readonly seed: number;
  readonly patterns: number;
  readonly prunings: number;
  readonly trees: number;
} = {
  seed: 7,
  patterns: 1000,
  prunings: 300,
  trees: 5,
};
