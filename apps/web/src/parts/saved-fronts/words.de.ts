import type { Translated } from '../../text/language/translated.ts';

export const savedFrontWords: Translated<typeof import('./words.ts').savedFrontWords> = {
  save: 'Diese Front speichern\u00a0…',
  title: 'Front speichern',
  onlyHere:
    'Nur auf diesem Gerät. „Switch“, die Suche dort und die Befehlspalette finden sie unter ihrem Namen.',
  name: 'Name',
  nameHint: 'Zum Beispiel „Arbeit“ oder „Nacht“.',
  noName: 'Gebt einen Namen ein.',
  tooLong: (most) => `Ein Name hat höchstens ${most} Zeichen.`,
  taken: (name) => `Eine andere gespeicherte Front heißt „${name}“.`,
  members: (names) => `Mitglieder in dieser Reihenfolge: ${names}`,
  byName: (names) => `Mitglieder nach Namen, weil ihre Reihenfolge nicht bekannt ist: ${names}`,
  switchOut: 'Switch-out',
  former: (count) =>
    count === 1
      ? 'Ein ehemaliges Mitglied dieser Front wird weggelassen.'
      : `${count} ehemalige Mitglieder dieser Front werden weggelassen.`,
  replaces: (name, names) => `„${name}“ gibt es schon: ${names}. Beim Speichern wird sie ersetzt.`,
  confirm: 'Speichern',
  replace: 'Ersetzen',
  cancel: 'Abbrechen',
  saved: (name) => `„${name}“ auf diesem Gerät gespeichert`,
  replaced: (name) => `„${name}“ auf diesem Gerät ersetzt`,
};
