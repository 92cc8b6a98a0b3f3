import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const folderWords: Translated<typeof import('./folder-words.ts').folderWords> = {
  count: (count) => counted(count, 'System', 'Systeme'),
  showHidden: (count) => `${counted(count, 'verborgenes', 'verborgene')} anzeigen`,
  hideAgain: 'Wieder verbergen',
  sortAgain: 'Neu sortieren',
  order: 'Reihenfolge',
  board: 'Fronten auf einer Tafel anzeigen',
  orderText:
    'Angeheftete Systeme stehen zuerst. Während ihr lest, bewegt sich nichts: „Neu sortieren“ steht unter den Systemen.',
};
