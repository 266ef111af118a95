/**
 * Names are data: printed verbatim unless that would make the page lie, and then as a JSON string
 * that shows what is in the name. `JSON.parse` of a quoted name, or the name itself, opens the file.
 */

import { MESSAGE_LENGTH } from './limits.ts';

/**
 * What breaks a row in two, reorders it or can't be printed: C0, DEL and C1 (Cc), U+2028 and U+2029
 * (Zl, Zp), the bidirectional controls, and lone surrogates (Cs), among them the bytes that weren't UTF-8.
 * And tags (U+E0000 to U+E007F): a whole text that nobody sees.
 */
const HAZARD = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u{e0000}-\u{e007f}]/u;
const HAZARDS = new RegExp(HAZARD, 'gu');

/**
 * How the lines that aren't rows begin; `posesAsFooter` must hold for every footer and notice.
 * Any letter case: a reader of `(SHOWING 5 of 5` is misled as well. Generous, since a name quoted
 * without need still opens its file.
 */
const FOOTER_OPENING =
  /^(?:\((?:showing|entries|empty directory)\b|(?:not shown|ignored|incomplete|note|warning|error)[:,]|no (?:files?|match(?:es)?)\b|nothing )/i;

/** In a sentence, also what could pass for its punctuation or for its words. */
const SENTENCE_HAZARD = /[\s",;()]/;

const NON_ASCII = /[^\0-\x7f]/;

/**
 * A name of a path without a visible character, and one with an edge of no width. Within a name, joiners
 * and the like belong to emoji and to scripts.
 */
const UNSEEN =
  /(?:^|\/)(?:[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zs}\u2800]+(?:\/|$)|[\u200b\u2060\ufeff])|[\u200b\u2060\ufeff](?:\/|$)/u;

/**
 * What JSON leaves bare though it can't be seen or told from something else: DEL and C1, what has no
 * width, every white space but U+0020. JSON escapes C0 and lone surrogates itself. Bare are left joiners and
 * variation selectors that follow something visible.
 */
const INVISIBLE =
  /(?!(?<=[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800"/]\ufe0f?)(?:\u200c|\u200d|\ufe0e|\ufe0f))(?:[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs})/gu;

/** Code units of either end of a message that is too long as a whole. */
const MESSAGE_END = MESSAGE_LENGTH / 2 - 20;

/** The mark that follows an entry of `list`: none, a directory's, or that of what is neither file nor directory. */
export type ListMark = '' | '/' | '@';

/** A path as a row of a page or of a spill, without line break. */
export function quoteName(name: string): string {
  return misleads(name) ? quoted(name) : name;
}

/** An entry's name as a row of `list`, the mark outside the quotes. */
export function quoteListRow(name: string, mark: ListMark): string {
  const ambiguous =
    misleads(name) || name.endsWith('@') || name.startsWith('<directory') || `${name}${mark}`.includes('</');
  return (ambiguous ? quoted(name) : name) + mark;
}

/** A name inside a sentence: of a footer, a notice, an error. */
export function quoteInSentence(name: string): string {
  return misleads(name) || SENTENCE_HAZARD.test(name) ? quoted(name) : name;
}

/** A name in double quotes whatever it holds: a JSON string of visible characters, without `</`. */
export function quoted(name: string): string {
  return JSON.stringify(name).replace(INVISIBLE, escaped).replaceAll('</', '<\\/');
}

/** As JSON escapes a character, by its code units. */
function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/**
 * A message of any origin as one visible line of bounded length: what an error says in front and at its end is kept.
 * Names in it are quoted where it is made; what is left is what others have worded.
 */
export function inOneLine(message: string): string {
  const line = message.replace(HAZARDS, escaped);
  if (line.length <= MESSAGE_LENGTH) return line;
  const left = line.length - 2 * MESSAGE_END;
  const ends = [line.slice(0, MESSAGE_END), line.slice(-MESSAGE_END)].map((end) => end.toWellFormed());
  return ends.join(` [${left} characters left out] `);
}

/** Whether a line begins as a footer or a notice does. */
export function posesAsFooter(line: string): boolean {
  return FOOTER_OPENING.test(line);
}

/** Cheap tests first: `trim` knows every Unicode white space and looks at the edges only. */
function misleads(name: string): boolean {
  return (
    name === '' ||
    name.startsWith('"') ||
    name.trim().length !== name.length ||
    posesAsFooter(name) ||
    HAZARD.test(name) ||
    (NON_ASCII.test(name) && UNSEEN.test(name))
  );
}
