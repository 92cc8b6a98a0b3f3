import { defineWords } from '../../text/define-words.ts';

/** Around what is only on this device about a member or group. */
export const ownLocalWords = defineWords('ownLocalWords', {
  title: 'On this device',
  note: 'Only you see this. PluralKit doesn’t get it.',
});
