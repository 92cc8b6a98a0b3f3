import { defineWords } from '../../text/define-words.ts';

/** The outcome of saving the system to a file. */
export const systemFileWords = defineWords('systemFileWords', {
  saved: (name: string) => `Saved as ${name}`,
  notSaved: {
    title: 'The file couldn’t be created',
    detail: 'Nothing that was fetched is lost. Press Continue to try again.',
  },
});
