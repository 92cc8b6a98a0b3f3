import { defineWords } from '../../text/define-words.ts';

/** What saving a front says, wherever it is saved from. */
export const savedFrontWords = defineWords('savedFrontWords', {
  save: 'Save this front…',
  title: 'Save a front',
  onlyHere: 'On this device only. Switch, its search and the palette find it by its name.',
  name: 'Name',
  nameHint: 'Such as “work” or “night”.',
  noName: 'Enter a name.',
  tooLong: (most: number) => `A name has at most ${most} characters.`,
  taken: (name: string) => `Another saved front is called “${name}”.`,
  members: (names: string) => `Members, in this order: ${names}`,
  byName: (names: string) => `Members by name, as their order isn’t known: ${names}`,
  switchOut: 'Switch-out',
  former: (count: number) =>
    count === 1
      ? 'A former member of this front is left out.'
      : `${count} former members of this front are left out.`,
  replaces: (name: string, names: string) => `“${name}” is already there: ${names}. Saving replaces it.`,
  confirm: 'Save',
  replace: 'Replace',
  cancel: 'Cancel',
  saved: (name: string) => `“${name}” saved on this device`,
  replaced: (name: string) => `“${name}” replaced on this device`,
});
