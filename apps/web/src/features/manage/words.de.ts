import type { Translated } from '../../text/language/translated.ts';

export const manageWords: Translated<typeof import('./words.ts').manageWords> = {
  more: 'Mehr',
  changeSelected: 'Ändern',
  saveSelected: 'Datei speichern',
  yourMembers: 'Eure Mitglieder',
  yourGroups: 'Eure Gruppen',
  unnamedServer: (id) => `Server ${id}`,
  lastKnown: 'Zu sehen sind die zuletzt bekannten Daten.',
  updated: 'Aktualisiert',
};
