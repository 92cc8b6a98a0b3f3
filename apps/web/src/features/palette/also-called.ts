import { defineWords } from '../../text/define-words.ts';

/** Other words by which the actions of the palette are found, also some that no screen uses. */
export const alsoCalled = defineWords('alsoCalled', {
  switch: ['record'],
  switchOut: ['nobody'],
  undo: ['take back'],
  addToken: ['token', 'log in'],
  refresh: ['reload'],
  shortcuts: ['keys', 'help'],
  follow: ['add system'],
  forgotten: ['past switch', 'edit history'],
  theme: { light: ['theme light'], dark: ['theme dark'], system: ['theme system'] },
  forgetToken: ['log out', 'token'],
});
