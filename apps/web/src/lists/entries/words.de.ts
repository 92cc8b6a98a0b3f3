import type { Translated } from '../../text/language/translated.ts';

export const ownListWords: Translated<typeof import('./words.ts').ownListWords> = {
  marks: 'Markierungen (auf diesem Gerät)',
  note: 'Notiz (auf diesem Gerät)',
  yes: 'Ja',
  no: 'Nein',
  field: (name) => `${name} (auf diesem Gerät)`,
  state: 'Zustand (auf diesem Gerät)',
  orders: {
    text: { asc: 'A bis Z', desc: 'Z bis A' },
    link: { asc: 'A bis Z', desc: 'Z bis A' },
    number: { asc: 'Kleinste zuerst', desc: 'Größte zuerst' },
    date: { asc: 'Älteste zuerst', desc: 'Neueste zuerst' },
    choice: { asc: 'Erste Möglichkeit zuerst', desc: 'Letzte Möglichkeit zuerst' },
    'yes-no': { asc: 'Ja zuerst', desc: 'Nein zuerst' },
  },
};
