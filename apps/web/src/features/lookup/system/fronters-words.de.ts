import { seenByOthersWords } from '../../../parts/seen-by-others/words.de.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const lookedUpFrontWords: Translated<typeof import('./fronters-words.ts').lookedUpFrontWords> = {
  list: 'Wer frontet',
  privateText: 'Das System hat sich entschieden, nicht zu teilen, wer frontet.',
  switchedOutText: 'Der letzte Switch ist ein Switch-out.',
  neverText: 'Wer frontet, steht hier nach dem ersten Switch.',
  lastSwitch: 'Letzter Switch',
  updated: 'aktualisiert',
  refresh: 'Aktualisieren',
  failed: 'Die Front konnte nicht geladen werden',
  notStored: 'Dieses Gerät merkt sich nur bei Systemen, denen ihr folgt, wer frontet.',
  frontPrivate: seenByOthersWords.frontPrivate,
};
