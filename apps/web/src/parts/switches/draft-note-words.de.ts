import type { Translated } from '../../text/language/translated.ts';

export const draftNoteWords: Translated<typeof import('./draft-note-words.ts').draftNoteWords> = {
  restored: 'Was ihr beim letzten Mal eingegeben habt, ist noch da.',
  discard: 'Verwerfen',
};
