import type { Say } from './say.ts';

/** By so much another language may be longer. */
const GROWTH = 0.4;
const FILLER = 'ôné twô thréé fôùr fîvé sîx sévén éîght nîné tén ';

/**
 * A language nobody speaks: each text of the catalogue is in brackets and is longer by two fifths. What a person sees outside of
 * brackets is in no catalogue; what does not fit would not fit in other languages.
 */
export const say: Say = (text) => {
  const length = Math.ceil(text.length * GROWTH);
  const filler = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
  // One word grows to a longer word, as German does it.
  return text.includes(' ') ? `⟦${text} ${filler.trim()}⟧` : `⟦${text}${filler.replaceAll(' ', 'ë')}⟧`;
};
