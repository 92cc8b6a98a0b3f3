import { defineWords } from '../../text/define-words.ts';

/** The words of the account switcher; separate, because only people with several accounts need them. */
export const accountWords = defineWords('accountWords', {
  title: 'Accounts',
  unnamed: 'Your system',
  inUse: (name: string) => `Account: ${name}. Change account`,
  choose: 'Choose an account',
  switched: (name: string) => `Now using ${name}`,
  held: 'Only for this session',
  tokens: 'Tokens and names',
});
