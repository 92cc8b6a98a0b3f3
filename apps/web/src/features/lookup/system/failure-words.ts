import { defineWords } from '../../../text/define-words.ts';

/** What the page of a system says if there is none to show. */
export const systemFailureWords = defineWords('systemFailureWords', {
  system: 'System',
  notAnId: 'That isn’t a system’s ID',
  notAnIdText: 'Use a system ID of 5 or 6 letters, a UUID, or the ID of a linked Discord account.',
  notFound: 'No system found',
  notFoundText:
    'PluralKit has no system with this ID. The ID may contain a typo, it may have changed, or the Discord account has no system.',
  hidden: 'This system isn’t shared',
  hiddenText: 'The system has chosen to stay private.',
  noToken: 'Your own system needs your token',
  noTokenText: 'Enter your PluralKit token in Settings to see your system here.',
  toSettings: 'Go to Settings',
  openMember: 'Open the member with this ID',
  openGroup: 'Open the group with this ID',
  search: 'Look up something else',
  failed: 'The system couldn’t be loaded',
});
