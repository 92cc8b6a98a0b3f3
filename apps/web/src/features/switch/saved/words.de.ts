import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const savedWords: Translated<typeof import('./words.ts').savedWords> = {
  title: 'Gespeicherte Fronten auf diesem Gerät',
  more: 'Mehr',
  manage: 'Gespeicherte Fronten ändern',
  switchTo: (name) => `Zu „${name}“ switchen`,
  switchOut: (name) => `Switch-out: ${name}`,
  who: (label, names) => `${label}: ${names}`,
  without: (label, count) =>
    `${label}, ohne ${count === 1 ? 'ein ehemaliges Mitglied' : `${number(count)} ehemalige Mitglieder`}`,
  formerOnly: (label) => `${label}, nur ehemalige Mitglieder`,
  leftOut: (name, count) =>
    count === 1
      ? `Ein ehemaliges Mitglied aus „${name}“ wurde weggelassen`
      : `${number(count)} ehemalige Mitglieder aus „${name}“ wurden weggelassen`,
  leftOutHint:
    'Ehemalige Mitglieder gehören nicht mehr zu eurem System. Alle anderen sind in der nächsten Front, und noch ist nichts eingetragen.',
  nobody: (name) => `In „${name}“ sind nur ehemalige Mitglieder`,
  nobodyHint: 'Keines davon gehört noch zu eurem System, deshalb kann diese Front nicht eingetragen werden.',
  others: (count) => `${counted(count, 'weitere', 'weitere')} anzeigen`,
  often: (names) => `${names} speichern\u00a0…`,
  oftenHint:
    'Haben in euren letzten Switches oft zusammen gefrontet. Fragt nach einem Namen und trägt nichts ein.',

  manageTitle: 'Gespeicherte Fronten',
  onlyHere: 'Nur auf diesem Gerät. PluralKit bekommt sie nicht.',
  list: 'Gespeicherte Fronten in ihrer Reihenfolge',
  search: 'Gespeicherte Fronten suchen',
  none: 'Keine gespeicherten Fronten.',
  nothing: 'Keine Treffer.',
  menuOf: (name) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  renamed: 'Speichern',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkLead:
    '„Link kopieren“ macht einen Link, der „Switch“ mit dieser Front als nächster Front öffnet und nichts einträgt. Er enthält den Namen der Front, aber keine Mitglieder, und gilt deshalb auf diesem Gerät.',
  linkHint:
    'Er öffnet „Switch“ mit dieser Front als nächster Front und trägt nichts ein. Er enthält den Namen der Front, aber keine Mitglieder.',
  delete: 'Löschen',
  deleted: (name) => `„${name}“ gelöscht`,
};
