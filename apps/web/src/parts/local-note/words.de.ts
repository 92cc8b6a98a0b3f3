import { number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const localNoteWords: Translated<typeof import('./words.ts').localNoteWords> = {
  title: 'Eure Notiz',
  onThisDevice: 'Auf diesem Gerät',
  add: 'Notiz oder Markierungen hinzufügen',
  addOf: (of) => `Notiz oder Markierungen zu ${of} hinzufügen`,
  edit: 'Bearbeiten',
  editOf: (of) => `Eure Notiz zu ${of} bearbeiten`,
  delete: 'Löschen',
  deleteOf: (of) => `Eure Notiz zu ${of} löschen`,
  deleted: 'Notiz gelöscht',
  discarded: 'Was ihr eingegeben habt, wurde verworfen',
  marks: 'Markierungen',
  changed: 'Geändert',
  show: 'Notiz anzeigen',
  field: 'Notiz',
  fieldHint: 'Mit der Formatierung von Discord. Nur ihr seht sie, und PluralKit bekommt sie nicht.',
  tooLong: (most) =>
    `Eine Notiz hat höchstens ${number(most)} Zeichen. Der Rest bleibt hier stehen, bis ihr ihn kürzt.`,
  marksField: 'Markierungen',
  marksHint: 'Kurze Stichwörter für die Suche, mit Kommas dazwischen.',
  marksLong: (mark, most) => `„${mark}“ ist länger als ${number(most)} Zeichen.`,
  marksMany: (most) => `Eine Notiz hat höchstens ${number(most)} Markierungen.`,
  restored: 'Was ihr beim letzten Mal eingegeben habt, ist noch da.',
  changedElsewhere: 'Die Notiz hat sich geändert, seit ihr begonnen habt. Beim Speichern wird sie ersetzt:',
  save: 'Speichern',
  cancel: 'Verwerfen',
  saved: 'Notiz auf diesem Gerät gespeichert',
};
