import type { Translated } from './language/translated.ts';

export const imageChoiceWords: Translated<typeof import('./image-choice-words.ts').imageChoiceWords> = {
  all: 'Alle',
  trusted: 'PluralKit und Discord',
  none: 'Keine',
};

export const imageHostSees: Translated<typeof import('./image-choice-words.ts').imageHostSees> =
  'Der Host eines Bildes sieht eure IP-Adresse und die Uhrzeit, sooft das Bild geladen wird.';
