import { defineWords } from './define-words.ts';

/** The option of the switch screen for switching with one press: there, in the settings and in a backup. */
export const singleTapsWords = defineWords('singleTapsWords', {
  label: 'Tap switches at once',
  text: 'A press on a member records a switch to only them, and one on an earlier front a switch to it. A long touch still opens the menu of a member, where you choose them to front with others.',
});
