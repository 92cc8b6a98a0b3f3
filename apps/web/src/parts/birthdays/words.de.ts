import type { Translated } from '../../text/language/translated.ts';

export const birthdayWords: Translated<typeof import('./words.ts').birthdayWords> = {
  title: 'Geburtstage',
  thisWeek: 'Diese Woche',
  all: 'Alle Geburtstage',
  birthday: (name) => `Geburtstag von ${name}`,
  birthdayOfYears: (name, years) => `Geburtstag von ${name}, ${years}`,
  anniversary: (name) => `${name} kam an diesem Tag zu PluralKit`,
  anniversaryOfYears: (name, years) =>
    years === 1 ? `${name} kam vor einem Jahr zu PluralKit` : `${name} kam vor ${years} Jahren zu PluralKit`,
  today: 'Heute',
  save: 'Als Kalenderdatei speichern',
  fileName: 'geburtstage',
  lead: 'Von euren Mitgliedern und von den Systemen, denen ihr folgt, soweit dieses Gerät deren Mitglieder kennt. Die Kalenderdatei enthält keine Geburtsjahre.',
  none: 'Dieses Gerät kennt keine Geburtstage',
  noneText: 'Ein Geburtstag gehört zu einem Mitglied. Er braucht kein Jahr.',
  off: 'Geburtstage sind ausgeschaltet',
  offText:
    'Sind sie eingeschaltet, nennt eine stille Zeile in „Status“ die nächsten Tage, und diese Seite listet sie auf.',
  turnOn: 'Geburtstage anzeigen',
  loading: 'Eure Mitglieder werden geladen',
};
