import { defineWords } from '../../text/define-words.ts';
import { codeWords } from '../../text/errors/code-words.ts';

/** Why an operation of a run was not carried out. */
export const runWords = defineWords({
  noCopy: {
    title: 'No restore copy could be stored',
    detail: 'This device is full or does not allow storage, so nothing was deleted.',
  },
  timeTaken: {
    title: codeWords.sameTimestamp.title,
    detail: codeWords.sameTimestamp.detail,
  },
  notStored:
    'This device can’t store the list of changes, so nothing was sent. Free some space, and start again.',
});
