/** Words with a middle dot between them, which none of them holds: long lists of odd ones stay readable. */
export function dotted(words: string): readonly string[] {
  return words.split('\u00b7');
}
