import { defineWords } from '../../text/define-words.ts';
import { codeWords } from '../../text/errors/code-words.ts';
import type { RunAbout } from './run.ts';

const titles = {
  bulk: 'Changing several',
  import: 'Importing a file',
  restore: 'Restoring',
  undo: 'Undoing',
} satisfies Record<RunAbout, string>;

/** What a run is for, what an earlier page has left of it, and why an operation was not carried out. */
export const runWords = defineWords('runWords', {
  titles,
  left: {
    rests: (about: RunAbout) => `${titles[about]} isn’t finished`,
    restsCaption: 'It stopped more than an hour ago. Nothing more is sent until you choose.',
    show: 'Show it',
  },
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
