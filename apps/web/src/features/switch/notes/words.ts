import { defineWords } from '../../../text/define-words.ts';

/** Everything that notes for whoever is next say. */
export const noteWords = defineWords('noteWords', {
  leave: 'Leave a note for whoever is next',
  field: 'Note for whoever is next',
  onlyHere: 'On this device only. Whoever comes to the front next sees it, and PluralKit doesn’t.',
  tooLong: (most: number) => `A note has at most ${most} characters.`,
  unknown: 'You can leave a note once it is known who is fronting.',
  leaveIt: 'Leave note',
  left: 'The note waits for whoever is next',
  cancel: 'Close',
  waiting: 'Waiting for whoever is next',
  edit: 'Edit',
  editOf: (age: string) => `Edit the note you left ${age}`,
  isEdited: 'The note is in the field again',
  /** While it is not known who is fronting. */
  note: 'A note',
  due: 'A note for you',
  from: (names: string) => `From ${names},`,
  fromUnknown: 'Left',
  read: 'Mark as read',
  isRead: 'Note marked as read',
  show: 'Show the note',
});
