import { defineWords } from '../text/define-words.ts';

/** The names of the views of a history. */
export const historyViewWords = defineWords({
  label: 'Views of the history',
  list: 'List',
  statistics: 'Statistics',
  timeline: 'Timeline',
  calendar: 'Calendar',
});
