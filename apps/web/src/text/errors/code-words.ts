import { defineWords } from '../define-words.ts';

/** The words for codes of the service that several screens name. A caller adds only what it means for what was being done. */
export const codeWords = defineWords('codeWords', {
  memberLimit: 'Your system already has as many members as PluralKit allows',
  groupLimit: 'Your system already has as many groups as PluralKit allows',
  duplicateMembers: 'The same member appears twice',
  tokenRefused: {
    title: 'That token didn’t work',
    help: 'Check that you copied all of it, without spaces, and that it hasn’t been refreshed since.',
  },
  sameTimestamp: {
    title: 'Another switch has exactly this time',
    detail: 'PluralKit refuses a time that another switch has.',
    help: 'Choose a second earlier or later.',
  },
});
