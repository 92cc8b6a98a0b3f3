import { defineWords } from '../../text/define-words.ts';

/** The words of screens that are not built yet. */
export const comingWords = defineWords({
  heading: 'Not here yet',
  history: 'Here you will look back over your system’s switches.',
});
