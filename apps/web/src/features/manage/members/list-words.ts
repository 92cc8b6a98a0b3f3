import { defineWords } from '../../../text/define-words.ts';

/** What the list of the own members says. Its forms have words of their own, which the list does not load. */
export const ownMembersWords = defineWords('ownMembersWords', {
  create: 'New member',
  asOthers: 'View as others',
  loading: 'Loading your members',
  failed: 'Your members couldn’t be loaded',
  none: 'No members yet',
  noneText: 'Everyone in your system can be here, with their own name, picture and proxy tags.',
  known: 'From PluralKit',
  limit: {
    near: (left: number) => (left === 1 ? 'There is room for one more.' : `There is room for ${left} more.`),
    reached:
      'You have as many members as PluralKit allows. You can prepare a new one here. It stays on this device until there is room.',
  },
  proxies: 'Who would speak?',
  editOf: (name: string) => `Edit the name and pronouns of ${name}`,
});
