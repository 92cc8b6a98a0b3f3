import type { Translated } from '../../text/language/translated.ts';

export const pendingWords: Translated<typeof import('./pending-words.ts').pendingWords> = {
  change: 'Änderung wartet auf das Senden',
  deletion: 'Löschung wartet auf das Senden',
  undo: 'Rücknahme wartet auf das Senden',
  refused: 'Änderung nicht gespeichert',
};

export const unsentWords: Translated<typeof import('./pending-words.ts').unsentWords> = {
  waiting: 'Wartet auf das Senden',
  sending: 'Wird gesendet',
};
