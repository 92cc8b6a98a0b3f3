import { defineWords } from '../../text/define-words.ts';

/** The notice about a recorded switch. */
export const switchNoticeWords = defineWords('switchNoticeWords', {
  switched: (names: string) => `Switched to ${names}`,
  switchedOut: 'Switched out',
  notDurable: 'This device can’t store the switch at the moment. Leave the page open until it is sent.',
  undone: 'Switch undone',
  notUndone: 'The switch couldn’t be undone',
});
