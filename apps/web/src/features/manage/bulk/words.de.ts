import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const bulkWords: Translated<typeof import('./words.ts').bulkWords> = {
  of: {
    member: {
      title: 'Mehrere Mitglieder ändern',
      intro:
        'Wählt Mitglieder aus und was sich ändern soll. Ihr seht jede Änderung, bevor etwas gesendet wird, und könnt alle zusammen rückgängig machen.',
      who: 'Mitglieder, die sich ändern sollen',
      column: 'Mitglied',
      selectFirst: 'Wählt Mitglieder aus und was sich ändern soll.',
      change: (count) => (count === 1 ? 'Ein Mitglied ändern' : `${number(count)} Mitglieder ändern`),
      remove: (count) => (count === 1 ? 'Ein Mitglied löschen' : `${number(count)} Mitglieder löschen`),
      changes: (count) =>
        count === 1 ? 'Ein Mitglied ändert sich.' : `${number(count)} Mitglieder ändern sich.`,
      deleteText:
        'PluralKit löscht Mitglieder endgültig und entfernt sie aus allen früheren Switches. Dieses Gerät behält von jedem eine Kopie zum Wiederherstellen. Ein wiederhergestelltes Mitglied bekommt eine neue ID. Ihr könnt Mitglieder stattdessen auch privat machen.',
    },
    group: {
      title: 'Mehrere Gruppen ändern',
      intro:
        'Wählt Gruppen aus und was sich ändern soll. Ihr seht jede Änderung, bevor etwas gesendet wird, und könnt alle zusammen rückgängig machen.',
      who: 'Gruppen, die sich ändern sollen',
      column: 'Gruppe',
      selectFirst: 'Wählt Gruppen aus und was sich ändern soll.',
      change: (count) => (count === 1 ? 'Eine Gruppe ändern' : `${number(count)} Gruppen ändern`),
      remove: (count) => (count === 1 ? 'Eine Gruppe löschen' : `${number(count)} Gruppen löschen`),
      changes: (count) =>
        count === 1 ? 'Eine Gruppe ändert sich.' : `${number(count)} Gruppen ändern sich.`,
      deleteText:
        'PluralKit löscht Gruppen endgültig. Ihre Mitglieder bleiben. Dieses Gerät behält von jeder eine Kopie zum Wiederherstellen. Eine wiederhergestellte Gruppe bekommt eine neue ID. Ihr könnt Gruppen stattdessen auch privat machen.',
    },
  },
  what: 'Was sich ändern soll',
  choose: 'Wählen\u00a0…',
  valueFirst: 'Gebt den neuen Wert ein oder wählt ihn.',
  kinds: {
    privacy: 'Wer was sehen kann',
    groups: 'Gruppen',
    colors: 'Farbe',
    'picture-colors': 'Farbe aus dem Bild',
    pronouns: 'Pronomen',
    birthday: 'Geburtstag',
    'proxy-tag': 'Proxy-Tag hinzufügen',
    keep_proxy: 'Proxy-Tags behalten',
    tts: 'Text-to-Speech',
    replace: 'Suchen und ersetzen',
    delete: 'Löschen',
  },
  privacyKey: 'Feld',
  everything: 'Alles',
  value: 'Neuer Wert',
  public: 'Öffentlich',
  private: 'Privat',
  on: 'An',
  off: 'Aus',
  groupsDo: 'Aktion',
  groupsAdd: 'In die Gruppen aufnehmen',
  groupsRemove: 'Aus den Gruppen entfernen',
  groupsSet: 'Genau diese Gruppen',
  groups: 'Gruppen',
  colors: 'Farben',
  colorsHint:
    'Gebt eine Farbe für alle ein, oder mehrere mit Leerzeichen dazwischen, die reihum verwendet werden: ff6d9a 59c2ff.',
  clear: 'Dieses Feld leeren',
  clearGroups: 'Aus allen Gruppen entfernen',
  pattern: 'Proxy-Tag',
  // The placeholders and "text" are typed like this in every language.
  patternHint:
    '{initial} ist der erste Buchstabe des Namens, {name} der ganze Name, und „text“ steht für die Nachricht: {initial}: oder [text].',
  replaceIn: 'Wo',
  everyText: 'Alle Texte und Bildadressen',
  find: 'Suchen',
  replacement: 'Ersetzen durch',
  preview: 'Was sich ändert',
  summary: (changes, same, refused) =>
    [
      changes,
      same > 0 &&
        (same === 1 ? 'Bei einem Eintrag ändert sich nichts.' : `Bei ${number(same)} ändert sich nichts.`),
      refused > 0 &&
        (refused === 1
          ? 'Ein Eintrag lässt sich nicht ändern.'
          : `${number(refused)} lassen sich nicht ändern.`),
    ]
      .filter((part) => part !== false)
      .join(' '),
  change: 'Änderung',
  nothing: 'nichts',
  becomes: {
    public: (labels) => `Wird öffentlich: ${labels}.`,
    private: (labels) => `Wird privat: ${labels}.`,
  },
  fromTo: (label, from, to) => `${label}: ${from} → ${to}`,
  joins: (names) => `Kommt in ${names}.`,
  leaves: (names) => `Wird aus ${names} entfernt.`,
  deleted: 'Wird gelöscht.',
  same: 'Keine Änderung nötig.',
  refused: (reason) => `Nicht geändert: ${reason}`,
  tagTaken: (name) => `Nicht geändert: Diesen Proxy-Tag hat ${name}.`,
  noColor: {
    'no-picture': 'Nicht geändert: kein Bild.',
    'not-wanted': 'Nicht geändert: Nach euren Einstellungen wird dieses Bild nicht geladen.',
    unreadable:
      'Nicht geändert: Die Website dieses Bildes erlaubt anderen Seiten nicht, es zu lesen, oder das Bild gibt es nicht mehr.',
    transparent: 'Nicht geändert: Das Bild ist durchsichtig.',
    'not-read': 'Das Bild wurde noch nicht gelesen.',
  },
  pictureHint:
    'Alle bekommen die Hauptfarbe ihres Bildes. Frontboard lädt die Bilder von ihren Websites. Manche Websites erlauben anderen Seiten nicht, sie zu lesen.',
  readPictures: 'Bilder lesen',
  picturesRead: (done, all) => `${done} von ${all} gelesen`,
  takes: (time) => `Das dauert ${time}.`,
  // The digits are compared with what is typed.
  typeNumber: (count) => `Zum Löschen ${count} eingeben`,
  notStarted: {
    title: 'Es wurde nichts gesendet',
    caption:
      'Dieses Gerät kann die Liste der Änderungen nicht speichern. Schafft etwas Platz und startet noch einmal.',
  },
  started: 'Gestartet. Es läuft weiter, wenn ihr diese Seite verlasst.',
};
