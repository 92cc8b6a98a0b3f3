import { defineWords } from '../../text/define-words.ts';

/** The note about a draft in the forms for switches. */
export const draftNoteWords = defineWords('draftNoteWords', {
  restored: 'What you entered last time is still here.',
  discard: 'Discard',
});
