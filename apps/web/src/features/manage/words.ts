import { defineWords } from '../../text/define-words.ts';

/** The common words of the screens of the own system. */
export const manageWords = defineWords('manageWords', {
  more: 'More',
  changeSelected: 'Change',
  saveSelected: 'Save file',
  yourMembers: 'Your members',
  yourGroups: 'Your groups',
  unnamedServer: (id: string) => `Server ${id}`,
  lastKnown: 'Showing the last known data.',
  updated: 'Updated',
});
