/** The languages of the app, by their tags, in the order in which the settings offer them. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The tag of an invented language, for finding texts outside the catalogue. The settings do not offer it. */
const PSEUDO = 'en-XA';

/** The language of this page, which `start.js` leaves in `lang`. English where there is no page, as in a worker. */
export function languageInUse(): Language | typeof PSEUDO {
  const tag = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return tag === PSEUDO ? PSEUDO : (LANGUAGES.find((language) => tag.split('-')[0] === language) ?? 'en');
}
