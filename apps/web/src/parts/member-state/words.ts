import { defineWords } from '../../text/define-words.ts';

/** Everything that sets the state of members says. */
export const memberStateWords = defineWords('memberStateWords', {
  title: 'State',
  hint: 'Resting members are left out of pickers, counts and Random. “Not a person” is for members that stand for a state, such as asleep: they are not counted as members. Fronts and history name both.',
  set: {
    active: (names: string) => `${names}: active`,
    resting: (names: string) => `${names}: resting`,
    'not-a-person': (names: string) => `${names}: not a person`,
  },
});
