import type { Translated } from '../../text/language/translated.ts';

export const detailsWords: Translated<typeof import('./details-words.ts').detailsWords> = {
  memberOf: (system) => `Mitglied von ${system}`,
  lookupSystem: 'Seite des Systems öffnen',
  lookupMember: 'Seite des Mitglieds öffnen',
};
