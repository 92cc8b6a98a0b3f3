import { defineWords } from '../../text/define-words.ts';

/** What is said where something may not be asked for yet. */
export const waitWords = defineWords({
  goesOn: (wait: string) => `It goes on by itself in ${wait}.`,
  goesOnAt: (moment: string) => `It goes on by itself: ${moment}.`,
  byHand: (wait: string) => `Another try can be made in ${wait}.`,
  byHandAt: (moment: string) => `Another try can be made: ${moment}.`,
  /** Ends the waiting; what was waited for can then be tried by hand. */
  stop: 'Don’t wait',
});
