import { defineWords } from '../../text/define-words.ts';

/** What is said where something may not be asked for yet. */
export const waitWords = defineWords({
  goesOn: (wait: string) => `Frontboard continues in ${wait}.`,
  goesOnAt: (moment: string) => `Frontboard continues: ${moment}.`,
  byHand: (wait: string) => `You can try again in ${wait}.`,
  byHandAt: (moment: string) => `You can try again: ${moment}.`,
  /** Ends the waiting; what was waited for can then be tried by hand. */
  stop: 'Don’t wait',
});
