import { defineWords } from '../../../../text/define-words.ts';
import { formatCount } from '../../../../ui/numbers/format-count.ts';

/** The words for own fields in the description of a member. */
export const fieldBlockWords = defineWords('fieldBlockWords', {
  show: 'Show the fields',
  cancel: 'Cancel',
  write: {
    open: 'Write fields into the description',
    title: 'Fields in the description',
    lead: 'The chosen fields are written at the end of the description, in place of the fields that are there. Whoever can see the description can read them. You save it with the form.',
    none: 'No field has a value.',
    fields: 'Fields',
    length: (length: number, limit: number) =>
      `The description has ${formatCount(length)} of ${formatCount(limit)} characters then.`,
    tooLong: (over: number) =>
      over === 1
        ? 'This is 1 character too long. Choose fewer fields, or shorten the description.'
        : `This is ${formatCount(over)} characters too long. Choose fewer fields, or shorten the description.`,
    write: 'Write',
    remove: 'Remove the fields',
  },
  read: {
    open: 'Read fields from the description',
    title: 'Fields from the description',
    lead: 'The chosen values are stored on this device. PluralKit doesn’t get them.',
    same: 'You have all of these values.',
    fields: 'Values',
    instead: (value: string, former: string) => `${value} (so far: ${former})`,
    newField: (value: string) => `${value} (a new field)`,
    unfit: (name: string, value: string) => `${name}: “${value}” doesn’t fit this field.`,
    noField: (name: string, value: string) => `${name}: “${value}” has no field, and none can be added.`,
    store: 'Store',
    stored: (amount: number) => (amount === 1 ? '1 value stored' : `${formatCount(amount)} values stored`),
  },
});
