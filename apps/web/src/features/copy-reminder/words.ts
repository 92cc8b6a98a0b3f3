import { defineWords } from '../../text/define-words.ts';

/** The words of the line that reminds of a copy of the own system. */
export const copyReminderWords = defineWords({
  region: 'Copy of your system',
  last: (day: string) => `The last copy of your system that was saved here is from ${day}.`,
  none: 'No copy of your system was saved here yet.',
  save: 'Save a copy',
  later: 'In three days',
  change: 'Change reminder',
});
