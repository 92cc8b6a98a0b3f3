import type { Translated } from '../../../text/language/translated.ts';

export const unsureWords: Translated<typeof import('./words.ts').unsureWords> = {
  title: 'Nicht sicher, wann?',
  sometime: {
    'yesterday-evening': 'Irgendwann gestern Abend',
    night: 'Irgendwann letzte Nacht',
    morning: 'Irgendwann heute Vormittag',
    afternoon: 'Irgendwann heute Nachmittag',
    evening: 'Irgendwann heute Abend',
  },
  about: 'Ungefähr um diese Zeit',
  aboutText: 'So steht es im Verlauf auf diesem Gerät. PluralKit bekommt die genaue Zeit, die oben steht.',
  somebody: 'Jemand, aber unklar, wer',
  somebodyHint:
    'Notiert es auf diesem Gerät für euren Verlauf. PluralKit kann das nicht speichern und bekommt es nicht.',
  noted: (time) => `Auf diesem Gerät notiert: jemand ab ${time}`,
  notSent:
    'PluralKit bekommt das nicht, und es ändert nicht, wer dort frontet. Euer Verlauf zeigt es bei dem Eintrag, den er für diese Zeit hat.',
};
