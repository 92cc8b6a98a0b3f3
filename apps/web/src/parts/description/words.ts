import { defineWords } from '../../text/define-words.ts';

/** The button that shows the rest of a description. */
export const descriptionWords = defineWords('descriptionWords', {
  more: 'More',
  moreOf: (name: string) => `More of ${name}’s description`,
  less: 'Less',
  lessOf: (name: string) => `Less of ${name}’s description`,
});
