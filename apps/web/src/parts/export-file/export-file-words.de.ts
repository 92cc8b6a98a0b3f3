import type { Translated } from '../../text/language/translated.ts';

export const exportFileWords: Translated<typeof import('./export-file-words.ts').exportFileWords> = {
  open: 'Exportieren',
  format: 'Format',
  naming: 'Namen in der Datei',
  namings: { names: 'Namen', initials: 'Initialen', none: 'Keine' },
  names: 'Die Datei enthält diese Namen:',
  initials: 'Die Datei enthält diese Initialen:',
  noNames: 'Die Datei enthält keine Namen.',
  privacy: 'Alle, die die Datei bekommen, können sie lesen. Frontboard sendet sie nirgendwohin.',
  failed: 'Die Datei konnte nicht erstellt werden. Wählt ein anderes Format oder zeigt weniger auf einmal.',
  save: 'Datei speichern',
  cancel: 'Abbrechen',
};
