/** Ignore files compiled once per content: the same file is met again in every search. */
import { compileRules, type RuleSet } from './rules.ts';

/** Bytes of ignore files whose rules are kept: a large workspace's, many times over. */
const KEPT_BYTES = 512 * 1024;

const kept = new Map<string, RuleSet>();
let keptBytes = 0;

/** The rules of a content; the same object for the same content while it is remembered. */
export function compiledRules(content: Uint8Array): RuleSet {
  // It would drive out all others, and not stay either.
  if (content.length > KEPT_BYTES) return compileRules(content);
  const key = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
  let set = kept.get(key);
  if (set === undefined) {
    set = compileRules(content);
    keptBytes += key.length;
  } else {
    // Back to the end: what was used last goes last.
    kept.delete(key);
  }
  kept.set(key, set);
  for (const oldest of kept.keys()) {
    if (keptBytes <= KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= oldest.length;
  }
  return set;
}
