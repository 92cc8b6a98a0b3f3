import { graphemes } from './graphemes.ts';

/**
 * One or two characters that stand for a name where its picture is missing: the first letters of its first and last word in capitals,
 * or its first character when it has no letters (an emoji stays whole). Empty for a blank name.
 */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/[\s_/|·-]+/u)
    .map((word) => graphemes(word).find((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)))
    .filter((letter) => letter !== undefined);
  const [first] = letters;
  if (first === undefined) return graphemes(name.trim())[0] ?? '';
  const last = letters.length > 1 ? letters.at(-1) : undefined;
  return capital(first) + (last === undefined ? '' : capital(last));
}

/** The capital, unless that takes more room than the letter (`ß` would become `SS`). */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return graphemes(upper).length > 1 ? letter : upper;
}
