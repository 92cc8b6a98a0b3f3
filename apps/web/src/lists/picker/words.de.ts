import { number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const pickerWords: Translated<typeof import('./words.ts').pickerWords> = {
  chosen: (count) => (count === 0 ? 'Noch kein Mitglied gewählt' : `${number(count)} gewählt`),
  chosenOne: (name) => `${name} gewählt`,
  onlyChosen: 'Nur gewählte Mitglieder',
  inOrder: 'In dieser Reihenfolge',
  nobody: 'Noch kein Mitglied. Wählt unten, zuerst das Mitglied an erster Stelle.',
  find: 'Mitglieder suchen',
  findHint: 'Enter fügt den ersten Treffer hinzu.',
  findOneHint: 'Enter wählt den ersten Treffer.',
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  remove: (name) => `${name} entfernen`,
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  moved: (name, place, count) => `${name} ist an Stelle ${place} von ${count}`,
  found: (count) => `${number(count)} gefunden`,
  nothingFound: 'Kein Mitglied mit diesem Namen',
  groups: {
    chosen: (count) => (count === 0 ? 'Noch keine gewählt' : `${number(count)} gewählt`),
    onlyChosen: 'Nur gewählte',
    find: 'Gruppen suchen',
    nothingFound: 'Keine Gruppe mit diesem Namen',
  },
};
