import { number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const selectionWords: Translated<typeof import('./words.ts').selectionWords> = {
  select: 'Auswählen',
  bar: 'Auswahl',
  selected: (count) => (count === 0 ? 'Nichts ausgewählt' : `${number(count)} ausgewählt`),
  hidden: (count) =>
    count === 1 ? 'Der Filter blendet 1 davon aus.' : `Der Filter blendet ${number(count)} davon aus.`,
  onlySelected: 'Nur die Auswahl wird angezeigt.',
  showHidden: 'Nur Auswahl anzeigen',
  showAll: 'Wieder alle anzeigen',
  deselectHidden: 'Ausgeblendete abwählen',
  ways: 'Auswahl ändern',
  all: (count) => `Alle ${number(count)} gefundenen`,
  invert: 'Umkehren',
  none: 'Nichts',
  done: 'Fertig',
  hint: 'Die Leertaste wählt aus. Umschalt mit den Pfeiltasten oder der Leertaste wählt einen Bereich aus. Strg oder ⌘ + A wählt alle aus. Enter öffnet. Esc beendet die Auswahl.',
  hintFixed:
    'Die Leertaste wählt aus. Umschalt mit den Pfeiltasten oder der Leertaste wählt einen Bereich aus. Strg oder ⌘ + A wählt alle aus.',
  searchHint: 'Enter wählt den ersten Treffer aus. Mit der Pfeiltaste nach unten kommt ihr in die Liste.',
  open: 'Öffnen',
};
