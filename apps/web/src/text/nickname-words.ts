import { defineWords } from './define-words.ts';

export const nicknameWords = defineWords('nicknameWords', {
  /** A name with its nickname where text stands alone: in notifications and files. */
  beside: (name: string, nickname: string | null) => (nickname === null ? name : `${name} (${nickname})`),
  /** The label of the device mark before a name whose nickname is shown first. */
  shownFirst: 'The nickname is on this device',
});
