import { defineWords } from '../../../text/define-words.ts';

/** What the switch screen says where a person is not sure. */
export const unsureWords = defineWords('unsureWords', {
  title: 'Not sure when?',
  sometime: {
    'yesterday-evening': 'Sometime yesterday evening',
    night: 'Sometime last night',
    morning: 'Sometime this morning',
    afternoon: 'Sometime this afternoon',
    evening: 'Sometime this evening',
  },
  about: 'About this time',
  aboutText: 'Your history on this device says so. PluralKit gets the exact time above.',
  somebody: 'Somebody, I don’t know who',
  somebodyHint: 'Notes it on this device for your history. PluralKit can’t store it and doesn’t get it.',
  noted: (time: string) => `Noted on this device: somebody from ${time}`,
  notSent:
    'PluralKit doesn’t get this, and who is fronting there stays as it is. Your history shows it where it has an entry for that time.',
});
