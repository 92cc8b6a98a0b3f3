import { defineWords } from '../../text/define-words.ts';

/** The words of the line that reminds of a copy of the own system. */
export const copyReminderWords = defineWords('copyReminderWords', {
  region: 'Copy of your system',
  last: (day: string) => `You last saved a copy of your system here on ${day}.`,
  none: 'No copy of your system has been saved here yet.',
  save: 'Save a copy',
  later: 'Remind me in three days',
  change: 'Change reminder',
  failed: {
    'no-folder': 'No folder is chosen yet for the copies of your system.',
    missing: 'The folder for copies of your system isn’t there at the moment.',
    refused: 'Frontboard can’t write to the folder for copies of your system.',
    full: 'There is no room for a copy of your system in its folder.',
    failed: 'A copy of your system couldn’t be written to its folder.',
    fetch: 'PluralKit didn’t answer while a copy of your system was made.',
  },
  again: 'Frontboard will try again in 15 minutes. Earlier copies are still there.',
  tryAgain: 'Try now',
  folder: 'Change folder',
  choose: 'Choose a folder',
});
