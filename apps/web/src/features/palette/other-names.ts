import { defineWords } from '../../text/define-words.ts';

/** What else people call the actions of the palette: it finds them by it. */
export const otherActionNames = defineWords('otherActionNames', {
  switch: ['record'],
  switchOut: ['nobody'],
  undo: ['take back'],
  addToken: ['token', 'log in'],
  refresh: ['reload'],
  shortcuts: ['keys', 'help'],
  follow: ['add system'],
  forgotten: ['past switch', 'edit history'],
  light: ['theme light'],
  dark: ['theme dark'],
  system: ['theme system'],
  forgetToken: ['log out', 'token'],
});
