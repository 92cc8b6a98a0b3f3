import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const entryNoteWords: Translated<typeof import('./words.ts').entryNoteWords> = {
  // Behind “zu”: "Notiz zu dem Switch zu Luna löschen".
  of: (names) => `dem Switch zu ${names}`,
  ofSwitchOut: 'dem Switch-out',
  note: 'Notiz',
  rolesOnly: 'Rollen',
  rolesTitle: 'Rollen und Markierungen in diesem Switch',
  onThisDevice: 'Auf diesem Gerät',
  rolesHint:
    'Jede Änderung wird sofort gespeichert. PluralKit bekommt nichts davon, und die Reihenfolge dort bleibt.',
  edit: 'Rollen und Markierungen bearbeiten',
  done: 'Fertig',
  noted: (name, what) => `${name}: ${what}`,
  role: 'Rolle',
  noRole: 'Keine',
  marks: 'Markierungen',
  marksHint: 'Kurze Stichwörter, durch Kommas getrennt.',
  tooLong: (mark, most) => `„${mark}“ ist länger als ${number(most)} Zeichen.`,
  tooMany: (most) =>
    `Ein Mitglied hat hier höchstens ${number(most)} Markierungen. Der Rest bleibt stehen, bis ihr kürzt.`,
  show: 'Rollen und Markierungen anzeigen',
  near: {
    open: 'Wer war in der Nähe\u00a0…',
    title: 'Wer bei diesem Switch in der Nähe war',
    lead: 'Wählt, wer in der Nähe war, ohne in der Front zu sein. Jede Auswahl wird sofort auf diesem Gerät gespeichert. PluralKit bekommt nichts davon.',
    label: 'Mitglieder, die in der Nähe waren',
  },
  export: {
    label: 'Notizen, Rollen und Markierungen',
    text: 'Was ihr auf diesem Gerät zu diesen Einträgen geschrieben habt. Darin können Namen stehen.',
    columns: { note: 'Notiz', marks: 'Markierungen', members: 'Rollen und Markierungen der Mitglieder' },
  },
};
