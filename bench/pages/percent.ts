/** `37`: whole percent; 0 and 100 only where they are exact. */
export function percent(share: number): string {
  if (share === 0 || share === 1) return String(share * 100);
  return share < 0.01 ? '<1' : String(Math.min(99, Math.round(share * 100)));
}
