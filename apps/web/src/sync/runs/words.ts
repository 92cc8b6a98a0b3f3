import { defineWords } from '../../text/define-words.ts';

/** Why an operation of a run was not carried out. */
export const runWords = defineWords({
  noCopy: {
    title: 'No restore copy could be stored',
    detail: 'This device is full or does not allow storage, so nothing was deleted.',
  },
  timeTaken: {
    title: 'There is another switch at this time',
    detail: 'PluralKit keeps one switch per instant.',
  },
  notStored:
    'This device can’t store the list of changes, so nothing was sent. Free some space, and start again.',
});
