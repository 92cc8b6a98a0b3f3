import { counted, number } from '../../../../text/language/german-forms.ts';
import type { Translated } from '../../../../text/language/translated.ts';

export const fieldBlockWords: Translated<typeof import('./words.ts').fieldBlockWords> = {
  show: 'Felder anzeigen',
  cancel: 'Abbrechen',
  write: {
    open: 'Felder in die Beschreibung schreiben',
    title: 'Felder in der Beschreibung',
    lead: 'Die gewählten Felder werden ans Ende der Beschreibung geschrieben und ersetzen die, die dort schon stehen. Wer die Beschreibung sehen kann, kann sie lesen. Gespeichert werden sie mit dem Formular.',
    none: 'Kein Feld hat einen Wert.',
    fields: 'Felder',
    length: (length, limit) => `Die Beschreibung hat dann ${number(length)} von ${number(limit)} Zeichen.`,
    tooLong: (over) =>
      `Das ist ${number(over)} Zeichen zu lang. Wählt weniger Felder oder kürzt die Beschreibung.`,
    write: 'Schreiben',
    remove: 'Felder entfernen',
  },
  read: {
    open: 'Felder aus der Beschreibung lesen',
    title: 'Felder aus der Beschreibung',
    lead: 'Die gewählten Werte werden auf diesem Gerät gespeichert. PluralKit bekommt sie nicht.',
    same: 'Diese Werte habt ihr alle schon.',
    fields: 'Werte',
    instead: (value, former) => `${value} (bisher: ${former})`,
    newField: (value) => `${value} (ein neues Feld)`,
    unfit: (name, value) => `${name}: „${value}“ passt nicht in dieses Feld.`,
    noField: (name, value) =>
      `${name}: Für „${value}“ gibt es kein Feld, und es kann keines hinzugefügt werden.`,
    store: 'Speichern',
    stored: (amount) => counted(amount, 'Wert gespeichert', 'Werte gespeichert'),
  },
};
