import { defineWords } from '../../text/define-words.ts';

/** What the screens of the own system say in common. */
export const manageWords = defineWords({
  needsKey: {
    'no-token': {
      title: 'This needs your PluralKit key',
      text: 'With it, Frontboard can show and change your own system. It stays on this device and goes to PluralKit alone.',
    },
    rejected: {
      title: 'Your key doesn’t work any more',
      text: 'It may have been renewed. Enter the new one, and everything is here again.',
    },
    loading: { title: 'Checking your key', text: 'This takes a moment.' },
    offline: {
      title: 'Your system isn’t known yet',
      text: 'PluralKit can’t be reached to ask whose key this is. It is asked again by itself.',
    },
    toSettings: 'Go to Settings',
  },
  yourMembers: 'Your members',
  yourGroups: 'Your groups',
  lastKnown: 'What you see is what was last known.',
  updated: 'Updated',
});
