import { defineWords } from '../../text/define-words.ts';

/** The words for switches on their way. */
export const queueWords = defineWords({
  future: 'That time is in the future. Confirm it, or choose now.',
  duplicateMember: 'The same member appears twice.',
  noAccount: 'Switches need the token of your system. You can enter it in Settings.',
  full: 'Too many switches are waiting to be sent. Try again after some have been sent.',
  busy: 'The previous switch is still being saved. Nothing was recorded. Press again.',
  cannotLoad:
    'Part of Frontboard could not be loaded, so the switch was not recorded. Try again when you are online. If that doesn’t help, reload the page.',
  tooLateToUndo:
    'This switch can no longer be undone here. You can delete it in the list of recent switches.',
  nothingToUndo: 'There is nothing to undo: PluralKit already had these members.',
  correctedBefore: 'It was corrected since. Undo the correction first.',
  waits: {
    offline: 'This device is offline. The switch is sent when it is online again.',
    unreachable: 'PluralKit can’t be reached. The switch is sent again automatically, with the same time.',
    trouble: 'PluralKit has problems right now. The switch is sent again automatically, with the same time.',
    limited:
      'PluralKit asks us to slow down. The switch is sent automatically as soon as possible, with the same time.',
    noToken:
      'PluralKit refused the token. The switch is sent after you enter a working token of the same system.',
    checking: 'The token is being checked.',
    held: 'The same members are already fronting. This switch waits for the one before it.',
  },
  refused: {
    member: {
      title: 'A member of this switch is no longer in your system',
      detail: 'Choose the members again, or discard this switch.',
    },
    duplicates: {
      title: 'The same member appears twice in this switch',
      detail: 'Choose the members again, or discard this switch.',
    },
    notAllowed: {
      title: 'This token can’t do that',
      detail: 'Enter the token of this system in Settings, then try again. Nothing is lost.',
    },
    title: 'PluralKit didn’t accept this switch',
  },
  movedOn: {
    title: 'Someone switched elsewhere in the meantime',
    caption: 'Your correction was recorded as a separate switch, with the time of your tap.',
  },
});
