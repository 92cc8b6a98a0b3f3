import type { Translated } from '../text/language/translated.ts';

export const historyViewWords: Translated<typeof import('./history-view-words.ts').historyViewWords> = {
  label: 'Ansichten des Verlaufs',
  list: 'Liste',
  history: 'Verlauf',
  member: 'Seite des Mitglieds',
};
