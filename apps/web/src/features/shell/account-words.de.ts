import type { Translated } from '../../text/language/translated.ts';

export const accountWords: Translated<typeof import('./account-words.ts').accountWords> = {
  title: 'Konten',
  unnamed: 'Euer System',
  inUse: (name) => `Konto: ${name}. Konto wechseln`,
  choose: 'Konto wählen',
  switched: (name) => `Jetzt aktiv: ${name}`,
  held: 'Nur für diese Sitzung',
  tokens: 'Tokens und Namen',
};
