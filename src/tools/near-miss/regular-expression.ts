/** A regular expression where a glob was wanted. */

/** What no glob has, or has no use for. */
const CERTAIN = /\\\.|\\[dws][*+]|\.\+|^\^|\$$/;

/** A separator of Windows: no expression has it. */
const SEPARATOR = /\\(?![dws][*+])\w/;

/** `.*` alone is also every dotfile. */
const POSSIBLE = /\.\*/;

/** Whether a text is a regular expression beyond doubt. */
export function isRegularExpression(text: string): boolean {
  return CERTAIN.test(text) && !SEPARATOR.test(text);
}

/** Elements with what repeats them. */
const ELEMENT = /(^|\/)\.[*+]\??(?=\/)|(\/)\.[*+]\??|(?:\\[dws]|\[[^\]]*\]|\.)[*+]\??|\w\?|\\([^dws])/g;

/** The glob that comes nearest; undefined for what doesn't look like an expression. */
export function globOf(text: string): string | undefined {
  if (!CERTAIN.test(text) && !POSSIBLE.test(text)) return undefined;
  const body = text
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\((?:\?:)?([^()]*)\)/g, (_, branches: string) => `{${branches.replaceAll('|', ',')}}`)
    .replace(ELEMENT, (_, start?: string, slash?: string, escaped?: string) => {
      if (start !== undefined) return `${start}**`;
      return slash === undefined ? (escaped ?? '*') : '/**/*';
    });
  // Unless it says otherwise an expression begins anywhere.
  return text.startsWith('^') || body.includes('/') || body.startsWith('*') ? body : `*${body}`;
}
