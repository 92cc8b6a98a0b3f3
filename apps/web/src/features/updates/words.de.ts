import type { Translated } from '../../text/language/translated.ts';

export const updatesWords: Translated<typeof import('./words.ts').updatesWords> = {
  region: 'Neuere Version',
  offered: (name) => `${name} ist verfügbar.`,
  changes: 'Was neu ist',
  changesTitle: (name) => `Neu in ${name}`,
  noChanges: 'Zu dieser Version gibt es keine Liste der Änderungen.',
  get: 'Herunterladen',
  skip: 'Diese Version überspringen',
  later: 'Später',
};
