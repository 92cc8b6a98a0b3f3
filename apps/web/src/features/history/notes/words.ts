import { defineWords } from '../../../text/define-words.ts';

/** What the history says about notes of switches on this device. */
export const entryNoteWords = defineWords('entryNoteWords', {
  of: (names: string) => `the switch to ${names}`,
  ofSwitchOut: 'the switch-out',
  /** In a row of the list. */
  note: 'Note',
  rolesOnly: 'Roles',
  rolesTitle: 'Roles and marks in this switch',
  onThisDevice: 'On this device',
  rolesHint: 'Stored as you change them. PluralKit doesn’t get them, and its order stays as it is.',
  edit: 'Edit roles and marks',
  done: 'Done',
  noted: (name: string, what: string) => `${name}: ${what}`,
  role: 'Role',
  noRole: 'None',
  marks: 'Marks',
  marksHint: 'Short labels, with commas between them.',
  tooLong: (mark: string, most: number) => `“${mark}” is longer than ${most} characters.`,
  tooMany: (most: number) => `A member has at most ${most} marks here. The rest stays until you shorten it.`,
  show: 'Show roles and marks',
  near: {
    open: 'Who was near…',
    title: 'Who was near in this switch',
    lead: 'Choose who was near without fronting. Each choice is stored on this device at once. PluralKit doesn’t get it.',
    label: 'Members who were near',
  },
  export: {
    label: 'Notes, roles and marks',
    text: 'What you have written on this device about these entries. It may name people.',
    columns: { note: 'Note', marks: 'Marks', members: 'Roles and marks of members' },
  },
});
