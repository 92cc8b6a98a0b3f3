import type { FieldDefinition } from '../../session/local/local-tables.ts';
import { defineWords } from '../../text/define-words.ts';

type FieldKind = FieldDefinition['kind'];

/** Everything that the own fields of members say. */
export const fieldWords = defineWords('fieldWords', {
  title: 'Your fields',
  none: 'Fields of your own, such as a role or a favourite drink, for all your members.',
  define: 'Set up fields',
  edit: 'Edit',
  editOf: (name: string) => `Edit the fields of ${name}`,
  empty: 'Empty',
  restored: 'What you typed last time is still here.',
  save: 'Save',
  saved: 'Fields saved on this device',
  cancel: 'Discard',
  discarded: 'What you typed was discarded',
  show: 'Show the fields',
  former: (value: string) => `So far: “${value}”`,
  noDay: 'This is not a day. Empty the field to choose one.',
  problems: {
    long: (most: number) =>
      `A value has at most ${most} characters. The rest of it stays here until you shorten it.`,
    number: 'Enter a number, such as 12 or 2.5.',
    date: 'Enter a day.',
    choice: 'This is no longer one of the choices. Choose another, or leave it empty.',
    link: 'A link starts with https://.',
    'yes-no': 'Choose Yes, No or nothing.',
  } satisfies Record<'long' | Exclude<FieldKind, 'text'>, string | ((most: number) => string)>,

  dialog: {
    title: 'Fields of your members',
    lead: 'All your members have these fields, on this device only. The search finds them by name, such as role:artist, and lists show them as columns.',
    list: 'Fields',
    none: 'There are no fields yet.',
    add: 'Add a field',
    change: (name: string) => `Change ${name}`,
    name: 'Name',
    kind: 'Kind',
    kinds: {
      text: 'Text',
      number: 'Number',
      date: 'Date',
      choice: 'Choice',
      link: 'Link',
      'yes-no': 'Yes or no',
    } satisfies Record<FieldKind, string>,
    kindHint: 'What members have stays as it is if you change the kind.',
    choices: 'Choices',
    choicesHint: 'One in each line.',
    noName: 'Give the field a name.',
    longName: (most: number) => `A name has at most ${most} characters.`,
    takenName: 'Another field has this name.',
    noChoices: 'Enter at least one choice.',
    full: (most: number) => `There are ${most} fields, as many as fit.`,
    save: 'Save field',
    cancel: 'Cancel',
    actions: 'Actions',
    actionsFor: (name: string) => `Actions for ${name}`,
    edit: 'Change',
    delete: 'Delete',
    deleted: (name: string) => `${name} deleted`,
    done: 'Done',
  },
});
