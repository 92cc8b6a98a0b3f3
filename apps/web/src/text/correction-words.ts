import { defineWords } from './define-words.ts';

/** The option that lets a switch change the one before it: on the switch screen, in the settings and in a backup. */
export const correctionWords = defineWords('correctionWords', {
  label: 'Correct the last switch',
  text: 'A switch recorded within this time changes the last one instead of adding a new one.',
  never: 'Never',
  within: (minutes: number) => (minutes === 1 ? 'Within 1 minute' : `Within ${minutes} minutes`),
});
