import type { Translated } from '../../text/language/translated.ts';

export const formWords: Translated<typeof import('./words.ts').formWords> = {
  cancel: 'Abbrechen',
  changed: 'geändert',
  count: (length, limit) => `${length} / ${limit}`,
  spokenCount: (length, limit) => `${length} von höchstens ${limit} Zeichen`,
  color: {
    placeholder: '#rrggbb',
    pick: (label) => `Auswählen: ${label}`,
    contrast: (theme, ratio) => `${theme} ${ratio}:1`,
    outlined: 'mit einer Linie darum angezeigt',
    asIs: 'unverändert angezeigt',
    themes: { light: 'Helles Design', dark: 'Dunkles Design' },
  },
  picture: {
    placeholder: 'https://',
    checking: 'Das Bild wird geprüft\u00a0…',
    image: 'Das ist ein Bild.',
    unknown: 'Frontboard konnte nicht prüfen, ob das ein Bild ist.',
    insecure: 'Nicht geladen: Die Adresse muss mit https:// beginnen.',
    preview: 'Vorschau',
  },
  privacy: {
    public: 'Öffentlich',
    private: 'Privat',
    allPublic: 'Alles öffentlich',
    allPrivate: 'Alles privat',
  },
};
