import { defineWords } from '../../text/define-words.ts';

/** The common words of the screens of the own system. */
export const manageWords = defineWords({
  needsToken: {
    'no-token': {
      title: 'This needs your PluralKit token',
      text: 'With it, Frontboard can show and change your own system. It stays on this device and is sent only to PluralKit.',
    },
    rejected: {
      title: 'Your token no longer works',
      text: 'It may have been refreshed. Enter the new token to see everything again.',
    },
    loading: { title: 'Checking your token', text: 'This takes a moment.' },
    offline: {
      title: 'Your system isn’t known yet',
      text: 'PluralKit can’t be reached to check your token. Frontboard tries again automatically.',
    },
    toSettings: 'Go to Settings',
  },
  more: 'More',
  several: 'Change several',
  changeSelected: 'Change',
  saveSelected: 'Save',
  yourMembers: 'Your members',
  yourGroups: 'Your groups',
  unnamedServer: (id: string) => `Server ${id}`,
  lastKnown: 'Showing the last known data.',
  updated: 'Updated',
});
