import { defineWords } from '../../text/define-words.ts';

/** What a field for date and time says where the clocks change. */
export const localTimeWords = defineWords('localTimeWords', {
  twice: 'The clocks are put back, so this time exists twice. Which is it?',
  first: (offset: string) => `The first (UTC${offset})`,
  second: (offset: string) => `The second (UTC${offset})`,
  never: (meant: string) => `The clocks are put forward, so this time doesn’t exist. It counts as ${meant}.`,
});
