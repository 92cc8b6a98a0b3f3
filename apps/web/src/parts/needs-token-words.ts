import { defineWords } from '../text/define-words.ts';

/** What a screen of the own system says without one, by the state of the session. `no-token` and `rejected` depend on the screen. */
export const needsTokenWords = defineWords('needsTokenWords', {
  'no-token': {
    manage: {
      title: 'This needs your PluralKit token',
      text: 'With it, Frontboard can show and change your own system. It stays on this device and is sent only to PluralKit.',
    },
    switch: {
      title: 'Switching needs your PluralKit token',
      text: 'PluralKit records switches only with your system’s token. The settings explain where to find it and what it can do.',
    },
    history: {
      title: 'Your history needs your PluralKit token',
      text: 'With your system’s token, Frontboard loads all your switches and stores them on this device.',
    },
  },
  rejected: {
    title: 'Your token no longer works',
    text: {
      manage: 'It may have been refreshed. Enter the new token to see everything again.',
      switch: 'It may have been refreshed. Enter the new token to switch again.',
      history: 'It may have been refreshed. Enter the new token to see your history again.',
    },
  },
  loading: { title: 'Checking your token', text: 'This takes a moment.' },
  offline: {
    title: 'Your system isn’t known yet',
    text: 'PluralKit can’t be reached to check your token. Frontboard tries again automatically.',
  },
  toSettings: 'Go to Settings',
});
