import type { Translated } from '../../text/language/translated.ts';

export const alsoCalled: Translated<typeof import('./also-called.ts').alsoCalled> = {
  switch: ['eintragen'],
  switchOut: ['raus'],
  undo: ['zurücknehmen'],
  addToken: ['token', 'anmelden'],
  refresh: ['neu laden'],
  shortcuts: ['tasten', 'hilfe'],
  follow: ['system hinzufügen'],
  forgotten: ['früherer switch', 'verlauf bearbeiten'],
  theme: { light: ['theme hell'], dark: ['theme dunkel'], system: ['theme system'] },
  forgetToken: ['abmelden', 'token'],
};
