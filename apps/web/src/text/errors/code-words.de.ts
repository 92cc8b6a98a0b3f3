import type { Translated } from '../language/translated.ts';

export const codeWords: Translated<typeof import('./code-words.ts').codeWords> = {
  memberLimit: 'Euer System hat schon so viele Mitglieder, wie PluralKit erlaubt',
  groupLimit: 'Euer System hat schon so viele Gruppen, wie PluralKit erlaubt',
  duplicateMembers: 'Dasselbe Mitglied kommt zweimal vor',
  tokenRefused: {
    title: 'Dieser Token hat nicht funktioniert',
    help: 'Prüft, ob er vollständig und ohne Leerzeichen kopiert ist und seither nicht erneuert wurde.',
  },
  sameTimestamp: {
    title: 'Ein anderer Switch hat genau diese Zeit',
    detail: 'PluralKit nimmt keine Zeit an, die ein anderer Switch hat.',
    help: 'Wählt eine Sekunde früher oder später.',
  },
};
