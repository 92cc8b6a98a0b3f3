import type { Translated } from '../../text/language/translated.ts';

export const seenByOthersWords: Translated<typeof import('./words.ts').seenByOthersWords> = {
  frontPrivate: 'Nur ihr seht, wer frontet.',
  inHistory: 'Eure aktuelle Front ist privat, aber euer Verlauf ist öffentlich und zeigt sie.',
  unlisted: (names) =>
    `Andere sehen in dieser Front trotzdem ${names}: PluralKit lässt private Mitglieder nur in Listen weg.`,
  named: (names, count) =>
    count === 1
      ? `In der Front sehen andere den privaten Namen von ${names}, weil es keinen Anzeigenamen gibt.`
      : `In der Front sehen andere die privaten Namen von ${names}, weil es keine Anzeigenamen gibt.`,
};
