import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const noteWords: Translated<typeof import('./words.ts').noteWords> = {
  leave: 'Notiz für die Nächsten an der Front hinterlassen',
  field: 'Notiz für die Nächsten an der Front',
  onlyHere: 'Nur auf diesem Gerät. Wer als Nächstes an die Front kommt, sieht sie, PluralKit nicht.',
  tooLong: (most) => `Eine Notiz hat höchstens ${number(most)} Zeichen.`,
  unknown: 'Ihr könnt eine Notiz hinterlassen, sobald bekannt ist, wer frontet.',
  leaveIt: 'Notiz hinterlassen',
  left: 'Die Notiz wartet auf die Nächsten an der Front',
  cancel: 'Schließen',
  waiting: 'Wartet auf die Nächsten an der Front',
  edit: 'Bearbeiten',
  editOf: (age) => `Die Notiz bearbeiten, die ihr ${age} hinterlassen habt`,
  isEdited: 'Die Notiz steht wieder im Feld',
  note: 'Eine Notiz',
  due: 'Eine Notiz für euch',
  from: (names) => `Von ${names},`,
  fromUnknown: 'Hinterlassen',
  read: 'Als gelesen markieren',
  isRead: 'Notiz als gelesen markiert',
  show: 'Notiz anzeigen',
};
