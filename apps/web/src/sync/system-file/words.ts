import { defineWords } from '../../text/define-words.ts';

/** What is said once the file is made. */
export const systemFileWords = defineWords({
  saved: (name: string) => `Saved as ${name}`,
  notSaved: {
    title: 'The file couldn’t be made',
    detail: 'Nothing that was fetched is lost. Continue to try again.',
  },
});
