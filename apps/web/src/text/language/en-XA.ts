import type { Say } from './say.ts';

/** How much longer another language may be. */
const GROWTH = 0.4;
const FILLER = 'ôné twô thréé fôùr fîvé sîx sévén éîght nîné tén ';

/**
 * An invented language: each text of the catalogue is in brackets and 40 % longer. A text without
 * brackets is in no catalogue; what does not fit would not fit in other languages either.
 */
export const say: Say = (text) => {
  const length = Math.ceil(text.length * GROWTH);
  const filler = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
  // One word gets longer, as in German.
  return text.includes(' ') ? `⟦${text} ${filler.trim()}⟧` : `⟦${text}${filler.replaceAll(' ', 'ë')}⟧`;
};
