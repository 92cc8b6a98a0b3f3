import { defineWords } from '../../../text/define-words.ts';

/** Everything the card of who was in front during an absence says. */
export const awayWords = defineWords('awayWords', {
  title: 'While you were away',
  /** Between a name and how long they were away. */
  for: ', ',
  since: 'Since then',
  /** Before the faces of the members who were there. */
  sinceShown: 'Since then:',
  more: (count: number) => (count === 1 ? 'and one other' : `and ${count} others`),
  dismiss: 'Dismiss “While you were away”',
});
