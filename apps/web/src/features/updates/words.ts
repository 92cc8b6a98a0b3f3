import { defineWords } from '../../text/define-words.ts';

/** The words of the line that offers a newer version. */
export const updatesWords = defineWords({
  region: 'Newer version',
  offered: (name: string) => `${name} is out.`,
  changes: 'What is new',
  changesTitle: (name: string) => `New in ${name}`,
  noChanges: 'The release does not say what is new.',
  get: 'Get it',
  skip: 'Skip this version',
  later: 'Later',
});
