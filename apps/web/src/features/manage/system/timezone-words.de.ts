import type { Translated } from '../../../text/language/translated.ts';

export const timezoneWords: Translated<typeof import('./timezone-words.ts').timezoneWords> = {
  // The reader understands the English names only.
  hint: 'Zum Beispiel Europe/Berlin, UTC+05:30, CEST oder Central European Time.',
  understood: (name, other, time) =>
    `Verstanden als ${name}${other === null ? '' : ` (${other})`}${time === '' ? '' : `. Dort ist es jetzt ${time}`}.`,
  alsoCalled: (text) => `${text} kann auch heißen:`,
  which: (text) => `${text} kann mehrere Zeitzonen heißen. Wählt eure:`,
  ambiguous: (text) => `${text} kann mehrere Zeitzonen heißen. Wählt eine davon`,
};
