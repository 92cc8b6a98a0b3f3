import type { Translated } from '../../text/language/translated.ts';

export const switchNoticeWords: Translated<typeof import('./switch-notice-words.ts').switchNoticeWords> = {
  switched: (names) => `Switch zu ${names} eingetragen`,
  switchedOut: 'Switch-out eingetragen',
  notDurable:
    'Dieses Gerät kann den Switch gerade nicht speichern. Lasst die Seite offen, bis er gesendet ist.',
  undone: 'Switch rückgängig gemacht',
  notUndone: 'Der Switch konnte nicht rückgängig gemacht werden',
};
