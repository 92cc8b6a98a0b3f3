import { defineWords } from '../../text/define-words.ts';

/** The words of the dialog with the details of a system or fronter. */
export const detailsWords = defineWords('detailsWords', {
  memberOf: (system: string) => `Member of ${system}`,
  lookupSystem: 'Open system page',
  lookupMember: 'Open member page',
});
