import { defineWords } from '../../text/define-words.ts';
import { codeWords } from '../../text/errors/code-words.ts';

/** The words for the queue of switches. */
export const queueWords = defineWords('queueWords', {
  future: 'That time is in the future. Confirm it, or choose now.',
  duplicateMember: `${codeWords.duplicateMembers}.`,
  noAccount: 'Switches need the token of your system. You can enter it in Settings.',
  full: 'Too many switches are waiting to be sent. Try again after some have been sent.',
  busy: 'The previous switch is still being saved. Nothing was recorded. Press again.',
  cannotLoad:
    'Part of Frontboard couldn’t be loaded, so the switch was not recorded. Try again when you are online. If that doesn’t help, reload the page.',
  tooLateToUndo:
    'This switch can no longer be undone here. You can delete it in the list of recent switches.',
  nothingToUndo: 'There is nothing to undo: PluralKit already had these members.',
  editChangedHere: 'One of its switches has since been changed here. Undo that change first.',
  editReplaced:
    'One of its switches has since been changed here. This edit can no longer be undone as a whole.',
  editChangedElsewhere: 'One of its switches has since been changed elsewhere. Nothing was undone.',
  editTooLate: 'This edit can no longer be undone here.',
  correctedBefore: 'It has since been corrected. Undo the correction first.',
  waits: {
    offline: 'This device is offline. Frontboard sends it when you are online again.',
    unreachable:
      'PluralKit can’t be reached. Frontboard tries again automatically, and the time of the switch stays the same.',
    trouble:
      'PluralKit has problems right now. Frontboard tries again automatically, and the time of the switch stays the same.',
    limited:
      'PluralKit asks us to slow down. Frontboard tries again as soon as possible, and the time of the switch stays the same.',
    noToken: 'PluralKit refused the token. This is sent after you enter a working token of the same system.',
    checking: 'The token is being checked.',
    held: 'The same members are already fronting. This switch waits for the one before it.',
    slow: 'PluralKit hasn’t answered yet.',
    otherAccount: 'This is sent when you use its account again.',
  },
  refused: {
    member: {
      title: 'A member of this switch is no longer in your system',
      detail: 'Choose the members again, or discard this switch.',
    },
    duplicates: {
      title: codeWords.duplicateMembers,
      detail: 'Choose the members again, or discard this switch.',
    },
    notAllowed: {
      title: 'This token can’t do that',
      detail: 'Enter the token of this system in Settings, then try again. Nothing is lost.',
    },
    outdated: {
      title: 'The switch before this one has changed since',
      detail: 'Nothing was overwritten. Try again to record your switch anyway, or discard it.',
    },
    clock: {
      title: 'The time may be wrong',
      detail: 'This device’s clock differs from PluralKit’s. Nothing is sent until you choose.',
    },
    future: {
      title: 'The time of this switch is in the future',
      detail:
        'The clock of this device was set back since. Choose another time, or try again to record it as it is.',
    },
    title: 'PluralKit didn’t accept this switch',
  },
  refusedChange: {
    conflict: {
      title: 'This switch was changed elsewhere',
      detail: 'Nothing was overwritten. Try again to save your version, or discard it.',
    },
    gone: {
      title: 'This switch no longer exists',
      detail: 'It was deleted elsewhere. Nothing was changed. Record it again if you need it.',
    },
    sameTime: {
      title: codeWords.sameTimestamp.title,
      detail: `${codeWords.sameTimestamp.detail} ${codeWords.sameTimestamp.help}`,
    },
    sameMembers: {
      title: 'Nothing to change',
      detail: 'The switch already has the same members in the same order.',
    },
    twice: {
      title: codeWords.duplicateMembers,
      detail: 'PluralKit accepts each member once.',
    },
    unknownMember: {
      title: 'A member is no longer in your system',
      detail: 'A chosen member was deleted or belongs to another system. Remove them and try again.',
    },
  },
  movedOn: {
    title: 'Someone switched elsewhere in the meantime',
    caption: 'Your correction was recorded as a separate switch, with the time of your tap.',
  },
});
