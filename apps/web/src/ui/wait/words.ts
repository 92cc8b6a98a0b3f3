import { defineWords } from '../../text/define-words.ts';

/** The words for a pause before the next request. */
export const waitWords = defineWords('waitWords', {
  goesOn: (wait: string) => `Frontboard continues in ${wait}.`,
  goesOnAt: (moment: string) => `Next attempt: ${moment}.`,
  byHand: (wait: string) => `You can try again in ${wait}.`,
  byHandAt: (moment: string) => `You can try again: ${moment}.`,
  /** Ends the wait; the person can then try again. */
  stop: 'Don’t wait',
});
