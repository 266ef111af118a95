/** The fixed part of the fuzz: what `npm test` tries, and what every mutation must be seen in. */
import { type Campaign, grammar, layers } from './campaign.ts';

export interface Slice {
  readonly campaign: Campaign;
  readonly seed: number;
  readonly trees: number;
}

/** git answers for fifty trees at a time; ripgrep is asked about every directory by itself. */
export const slices: readonly Slice[] = [
  { campaign: grammar, seed: 7, trees: 1000 },
  { campaign: layers, seed: 7, trees: 200 },
];
