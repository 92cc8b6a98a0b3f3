import { defineWords } from '../../text/define-words.ts';

/** The words of formatted text. */
export const markdownWords = defineWords('markdownWords', {
  showHidden: 'Show hidden text',
  hideAgain: 'Hide',
  someone: '@someone',
  role: '@role',
  channel: '#channel',
  places: {
    customize: 'Channels & Roles',
    browse: 'Browse Channels',
    guide: 'Server Guide',
    home: 'Server Guide',
    'linked-roles': 'Linked Roles',
  },
});
