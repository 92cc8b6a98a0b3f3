import { defineWords } from '../../text/define-words.ts';

/** The words of the line that reminds of a copy of the own system. */
export const copyReminderWords = defineWords({
  region: 'Copy of your system',
  last: (day: string) => `You last saved a copy of your system here on ${day}.`,
  none: 'No copy of your system has been saved here yet.',
  save: 'Save a copy',
  later: 'Remind me in three days',
  change: 'Change reminder',
});
