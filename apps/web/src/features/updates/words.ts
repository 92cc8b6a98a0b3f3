import { defineWords } from '../../text/define-words.ts';

/** The words of the line that offers a newer version. */
export const updatesWords = defineWords('updatesWords', {
  region: 'Newer version',
  offered: (name: string) => `${name} is available.`,
  changes: 'What is new',
  changesTitle: (name: string) => `New in ${name}`,
  noChanges: 'The release has no list of changes.',
  get: 'Download',
  skip: 'Skip this version',
  later: 'Later',
});
