import type { Translated } from '../../text/language/translated.ts';

/** With the English ones that people use in German, too. Any number. */
export const otherActionNames: Translated<typeof import('./other-names.ts').otherActionNames> = {
  switch: ['switchen', 'eintragen', 'wechseln'],
  switchOut: ['Switch-out', 'out'],
  undo: ['zurücknehmen', 'undo'],
  addToken: ['Token', 'anmelden', 'login'],
  refresh: ['neu laden', 'reload', 'refresh'],
  shortcuts: ['Tasten', 'Hilfe', 'shortcuts'],
  follow: ['System hinzufügen', 'folgen'],
  forgotten: ['früherer Switch', 'Verlauf bearbeiten'],
  light: ['Design hell', 'Thema hell', 'light'],
  dark: ['Design dunkel', 'Thema dunkel', 'dark', 'Nachtmodus'],
  system: ['Design wie das Gerät', 'Thema System'],
  forgetToken: ['abmelden', 'Token', 'logout'],
};
