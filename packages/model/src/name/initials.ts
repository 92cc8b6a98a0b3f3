import { graphemes } from './graphemes.ts';

/**
 * One or two characters that represent a name, if its picture is missing or others can see the screen: the first letters of its
 * first and last word in capitals, or its first character if it has no letters (an emoji stays whole). Empty for a blank name and
 * for none.
 */
export function initials(name: string | null): string {
  const text = name?.trim() ?? '';
  // Letters are found without `graphemes`, which takes a hundred times as long; this is called for every row of a list.
  const letters = text.split(/[\s_/|·-]+/u).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u) ?? []);
  const ends = letters.filter((_letter, index) => index === 0 || index === letters.length - 1);
  return ends.map(capital).join('') || (graphemes(text)[0] ?? '');
}

/** The capital, unless that is longer than the letter (`ß` would become `SS`). */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return /^.\p{M}*$/u.test(upper) ? upper : letter;
}
