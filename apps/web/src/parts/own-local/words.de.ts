import type { Translated } from '../../text/language/translated.ts';

export const ownLocalWords: Translated<typeof import('./words.ts').ownLocalWords> = {
  title: 'Auf diesem Gerät',
  note: 'Nur ihr seht das. PluralKit bekommt das nicht.',
};
