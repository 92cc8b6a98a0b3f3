import type { Translated } from '../../text/language/translated.ts';

export const historyEditorWords: Translated<typeof import('./history-editor-words.ts').historyEditorWords> = {
  title: 'Verlauf bearbeiten',
  add: 'Vergessenen Switch nachtragen',
  open: 'Verlauf bearbeiten',
};
