import { defineWords } from '../../../text/define-words.ts';
import { codeWords } from '../../../text/errors/code-words.ts';

const { sameTimestamp } = codeWords;

/** Everything the dialog for one switch says. */
export const switchDialogWords = defineWords('switchDialogWords', {
  loading: 'Loading the switch',
  retry: 'Try again',
  view: 'View',
  changeTime: 'Change time',
  changeMembers: 'Change members',
  delete: 'Delete',
  titles: {
    view: 'Switch',
    time: 'Change the time',
    members: 'Change the members',
    delete: 'Delete this switch?',
  },
  facts: {
    members: 'Members, primary fronter first',
    membersUnordered: 'Members',
    when: 'When',
    lasted: 'Duration',
    id: 'ID',
    copyId: 'Copy ID',
  },
  orderUnknown: 'Their order couldn’t be loaded.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  time: {
    label: 'Date and time',
    hint: 'In the time zone of this device, to the second.',
    invalid: 'Enter a complete date and time.',
    same: 'The switch already has this time.',
    taken: `${sameTimestamp.title}. ${sameTimestamp.detail} ${sameTimestamp.help}`,
    /** Without names for a switch-out. */
    passes: (names: string | null, when: string) =>
      `It moves past the ${names === null ? 'switch-out' : `switch to ${names}`} (${when}), so the order of your history changes.`,
    passesSeveral: (count: number) =>
      `It moves past ${count} other switches, so the order of your history changes.`,
    becomesFront: 'It becomes your latest switch and shows who is fronting now.',
    noLongerFront: 'It is no longer your latest switch. The one before it shows who is fronting now.',
    future:
      'This time is in the future. PluralKit shows this switch as the current front as soon as it is saved.',
    futureConfirm: 'Yes, in the future',
  },
  members: {
    label: 'Who is fronting',
    same: 'The switch already has these members.',
    switchOut: 'Without members, it becomes a switch-out.',
    loading: 'Loading your members',
  },
  deletion: {
    text: 'The switch before it then lasts until the switch after it.',
    latest: 'It is your latest switch. The one before it then shows who is fronting now.',
    confirm: 'Delete the switch',
    undoHint: 'You can undo this right afterwards.',
  },
  changed: {
    title: 'This switch was changed elsewhere',
    text: 'Nothing was saved. These parts are different now:',
    time: 'Time',
    members: 'Members',
    was: 'Was',
    now: 'Now',
    mine: 'Save my version',
    theirs: 'Keep the current version',
    deleteAnyway: 'Delete it anyway',
  },
  notStored: 'The change couldn’t be saved on this device',
  toSettings: 'Go to Settings',
  notices: {
    timeChanged: 'Switch moved',
    membersChanged: 'Switch changed',
    deleted: 'Switch deleted',
    restored: 'Switch recorded again',
    putBack: 'Switch restored',
    notPutBack: 'The switch couldn’t be restored',
    waits: 'Saved on this device',
    undoWaits: 'The undo is saved on this device',
    changedSince: 'It has since been changed elsewhere, so nothing was changed here.',
    notRestored: 'The switch couldn’t be recorded again',
    refused: 'It is in your latest switches. You can try again or discard it there.',
    storedForLater: 'What you entered is saved on this device. Open the switch again.',
  },
});
