import { defineWords } from '../../text/define-words.ts';
import { codeWords } from '../../text/errors/code-words.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';

const { duplicateMembers, sameTimestamp } = codeWords;

/** Everything the editor of the history says. */
export const historyEditWords = defineWords('historyEditWords', {
  what: 'What to do',
  kinds: {
    insert: 'Add members for a while',
    'take-out': 'Remove members for a while',
    add: 'Add a forgotten switch',
    split: 'Split this switch',
    copy: 'Copy this switch to another time',
    merge: 'Merge equal switches',
  },
  hints: {
    insert: 'These members were also fronting. The other fronters stay the same.',
    'take-out': 'These members were not fronting. The other fronters stay the same.',
    add: 'It lasts until the next switch.',
    split: 'A second switch starts during this one. It can have other members.',
    copy: 'The copy has the same members in the same order and lasts until the next switch.',
    merge:
      'Switches next to this one with the same members in the same order become one. Who is fronting stays the same.',
  },
  members: 'Members',
  loadingMembers: 'Loading your members',
  from: 'From',
  to: 'Until',
  toHint: 'Leave this empty for “until now”.',
  at: 'Date and time',
  zone: (zone: string) => `In the time zone of this device (${zone}), to the second.`,
  preview: 'What it changes',
  previewNone: 'Fill in the form to see what it changes.',
  previewLoading: 'Loading the switches that it changes',
  unread:
    'A switch couldn’t be read, so the order of its members is not certain. The edit can be saved when it has been read.',
  when: 'From',
  before: 'Now',
  after: 'After saving',
  unknown: 'No switches yet',
  changed: 'changed',
  unchanged: (count: number) =>
    count === 1 ? '1 entry stays the same' : `${formatCount(count)} entries stay the same`,
  requests: (count: number) => (count === 1 ? 'It changes one switch.' : `It changes ${count} switches.`),
  future:
    'This is in the future. PluralKit shows the latest switch as the current front, even if its time is in the future.',
  futureConfirm: 'Yes, in the future',
  waiting: 'A switch is still waiting to be sent. Edit the history once it has been sent.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  refusals: {
    'bad-time': 'Enter a complete date and time.',
    taken: `${sameTimestamp.title}. ${sameTimestamp.detail} ${sameTimestamp.help}`,
    'no-change': 'Nothing to change: your history already says so.',
    'empty-range': 'The end must be later than the start.',
    outside: 'This time is not within the switch.',
    'nothing-to-merge':
      'The switches next to it have different members, or the same members in a different order.',
    'same-as-latest':
      'PluralKit doesn’t record a second switch with the same members after the latest one. Choose other members.',
    'no-members': 'Choose at least one member.',
    twice: `${duplicateMembers}.`,
    gone: 'This switch no longer exists.',
    'not-loaded': 'The switches from this time to now are not all loaded yet. Load older switches first.',
    'too-many': 'This changes more than 50 switches. Choose a shorter period.',
  },
  undo: 'Undo',
  edits: {
    title: 'Your latest edits',
    count: (count: number) => `Your latest edits (${count})`,
    lead: 'You can undo these for a day, each as a whole.',
    waiting: 'Waiting to be sent',
    undoing: 'Undo waiting to be sent',
    refused: 'Not saved',
    undoOf: (what: string) => `Undo: ${what}`,
    names: {
      add: 'Forgotten switch added',
      move: 'Switch moved',
      'change-members': 'Members changed',
      delete: 'Switch deleted',
      insert: 'Members added for a while',
      'take-out': 'Members removed for a while',
      split: 'Switch split',
      merge: 'Switches merged',
      copy: 'Switch copied',
    },
  },
  notices: {
    waits: 'Saved on this device',
    undone: 'Your history is as before',
    undoWaits: 'The undo is saved on this device',
    notUndone: 'The edit couldn’t be undone',
    changedSince: 'One of its switches has since been changed elsewhere, so nothing was changed here.',
    notSaved: 'The edit was not saved',
  },
});
