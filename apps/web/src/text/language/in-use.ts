import { MEMBER, memberWordInUse, withMemberWord } from '../member-word.ts';
import type { Say } from './say.ts';

/** The parts of the catalogue in another language, by their names. An invented language has only `say`, which changes each text. */
type Translation = { readonly [part: string]: unknown } & { readonly say?: Say };

declare global {
  // `start.js` leaves it here before the app's script runs.
  var frontboardTranslation: Translation | undefined;
}

const translation = globalThis.frontboardTranslation;
const word = memberWordInUse();

/** The parts of the catalogue in another language, by their names; null in English. */
export const catalogue = translation === undefined || translation.say ? null : translation;

/** How texts are changed: as an invented language has them, or English with the person's word for members. Null if they stay as they are. */
export const sayAs: Say | null =
  translation?.say ??
  (word === MEMBER || catalogue !== null ? null : (text, data) => withMemberWord(text, word, data));
