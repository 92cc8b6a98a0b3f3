const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;
/** ASCII, and emoji, of which no word is made. */
const PLAIN = /^[\0-\x7f’\u2600-\u2775\u{1f300}-\u{1faff}]*$/u;
/** A word of a plain name. Making the expression for all of Unicode takes a phone a frame, and most names never need it. */
const PLAIN_WORD = /[A-Za-z0-9][A-Za-z0-9'’]*/g;

/** First letters of the first two words, or null for a name without letters or figures. */
export function initialsOf(name: string | null): string | null {
  const words = name?.match(PLAIN.test(name) ? PLAIN_WORD : WORD) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0]);
  return letters.length > 0 ? letters.join('').toLocaleUpperCase() : null;
}
