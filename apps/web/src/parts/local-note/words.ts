import { defineWords } from '../../text/define-words.ts';

/** Everything that a note about something says. */
export const localNoteWords = defineWords('localNoteWords', {
  title: 'Your note',
  onThisDevice: 'On this device',
  add: 'Add a note or marks',
  addOf: (of: string) => `Add a note or marks about ${of}`,
  edit: 'Edit',
  editOf: (of: string) => `Edit your note about ${of}`,
  delete: 'Delete',
  deleteOf: (of: string) => `Delete your note about ${of}`,
  deleted: 'Note deleted',
  discarded: 'What you typed was discarded',
  marks: 'Marks',
  changed: 'Changed',
  show: 'Show the note',
  field: 'Note',
  fieldHint: 'In Discord’s formatting. Only you see it, and PluralKit doesn’t get it.',
  tooLong: (most: number) =>
    `A note has at most ${most} characters. The rest of it stays here until you shorten it.`,
  marksField: 'Marks',
  marksHint: 'Short labels to search by, with commas between them.',
  marksLong: (mark: string, most: number) => `“${mark}” is longer than ${most} characters.`,
  marksMany: (most: number) => `A note has at most ${most} marks.`,
  restored: 'What you typed last time is still here.',
  changedElsewhere: 'The note has changed since you began. Saving replaces it:',
  save: 'Save',
  cancel: 'Discard',
  saved: 'Note saved on this device',
});
