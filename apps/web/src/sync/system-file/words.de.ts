import type { Translated } from '../../text/language/translated.ts';

export const systemFileWords: Translated<typeof import('./words.ts').systemFileWords> = {
  saved: (name) => `Gespeichert als ${name}`,
  notSaved: {
    title: 'Die Datei konnte nicht erstellt werden',
    detail: 'Nichts, was abgerufen wurde, ist verloren. Tippt auf „Fortsetzen“, um es erneut zu versuchen.',
  },
};
