import { defineWords } from '../text/define-words.ts';

/** The names of the views of a history. */
export const historyViewWords = defineWords('historyViewWords', {
  label: 'Views of the history',
  list: 'List',
  /** The same from the page of a member. */
  history: 'History',
  member: 'Member page',
});
