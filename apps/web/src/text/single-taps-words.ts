import { defineWords } from './define-words.ts';

/** The option of the switch screen for switching with one press: there, in the settings and in a backup. */
export const singleTapsWords = defineWords({
  label: 'Tap switches at once',
  text: 'A press on a member records a switch to only them. A long touch still opens their menu, where you choose them to front with others.',
});
