import { unsentWords } from '../../parts/switches/pending-words.de.ts';
import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const switchWords: Translated<typeof import('./words.ts').switchWords> = {
  title: 'Switch',
  recentSwitches: 'Letzte Switches',

  front: {
    title: 'Frontet gerade',
    since: 'Letzter Switch',
    pending: 'Noch nicht an PluralKit gesendet',
    loading: 'Die Front wird geladen',
    lastKnown: 'PluralKit ist nicht erreichbar. Zuletzt bekannt',
    unknown: 'Wer frontet, ist noch nicht bekannt. Ihr könnt trotzdem switchen.',
    primary: 'Zuerst',
    others: (count) => `${counted(count, 'weiteres', 'weitere')} anzeigen`,
    switchOut: 'Switch-out eintragen',
    switchOutHint: 'Trägt einen Switch ohne Mitglieder ein.',
    more: 'Mehr zur aktuellen Front',
    take: 'Alle wählen, die fronten',
    takeHint:
      'Setzt alle, die fronten, in die nächste Front. Dort könnt ihr einzelne ersetzen. Trägt nichts ein.',
  },

  draft: {
    title: 'Nächste Front',
    empty: 'Wählt Mitglieder aus der Liste. Wer zuerst gewählt wird, steht an erster Stelle.',
    list: 'Nächste Front in ihrer Reihenfolge',
    primary: 'Frontet zuerst',
    menu: 'Mehr',
    menuOf: (name) => `Mehr zu ${name}`,
    makeFirst: 'An die erste Stelle',
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    save: 'Nächste Front speichern\u00a0…',
    clear: 'Leeren',
    cleared: 'Nächste Front geleert',
    button: 'Switchen',
    switchTo: (names) => `Zu ${names} switchen`,
    add: 'Hinzufügen',
    addTo: (names) => `Zu ${names} hinzufügen`,
    order: 'Ordnen',
    nobody: 'Wählt zuerst, wer frontet.',
    same: (names, count) =>
      `${names} ${count === 1 ? 'frontet bereits' : 'fronten bereits, in dieser Reihenfolge'}. Wenn ihr das für eine andere Zeit eintragen wollt, wählt eine Zeit.`,
  },

  when: {
    label: 'Wann',
    now: 'Jetzt',
    minutes: (minutes) => `${minutes} min`,
    minutesAgo: (minutes) => `vor ${minutes} Minuten`,
    hours: (hours) => `${hours} h`,
    hoursAgo: (hours) => `vor ${counted(hours, 'Stunde', 'Stunden')}`,
    exact: 'Andere Zeit\u00a0…',
    field: 'Datum und Uhrzeit',
    zone: (zone) => `In der Zeitzone dieses Geräts (${zone})`,
    invalid: 'Gebt Datum und Uhrzeit vollständig ein oder wählt „Jetzt“.',
    past: 'Liegt in der Vergangenheit und ändert nicht, wer gerade frontet.',
    future: (distance) => `Liegt in der Zukunft: ${distance}.`,
  },

  future: {
    title: 'Switch in der Zukunft eintragen?',
    text: (exact, distance) => `Ihr habt diese Zeit gewählt: ${exact}, ${distance}.`,
    effect:
      'PluralKit zeigt den Switch mit der spätesten Zeit als aktuelle Front. Wenn ihr diesen eintragt, ist er sofort die aktuelle Front, und Switches vor seiner Zeit ändern daran nichts.',
    confirm: 'Trotzdem eintragen',
    change: 'Zeit ändern',
  },

  lastFronts: {
    title: 'Letzte Fronten',
    again: (names) => `Noch einmal: ${names}`,
  },

  actions: {
    choose: (name) => `${name} wählen`,
    leave: (name) => `${name} aus der nächsten Front entfernen`,
    add: (name) => `${name} zur Front hinzufügen`,
    only: (name) => `Nur zu ${name} switchen`,
    first: (name) => `${name} an die erste Stelle setzen`,
    end: (name) => `${name} aus der Front nehmen`,
    star: (name) => `${name} zu den Favoriten hinzufügen`,
    unstar: (name) => `${name} aus den Favoriten entfernen`,
    open: (name) => `${name} öffnen`,
    states: {
      active: (name) => `Für ${name} auf diesem Gerät „aktiv“ notieren`,
      resting: (name) => `Für ${name} auf diesem Gerät „ruhend“ notieren`,
      'not-a-person': (name) => `Für ${name} auf diesem Gerät „keine Person“ notieren`,
    },
  },

  members: {
    title: 'Alle Mitglieder',
    first: 'Favoriten und wer zuletzt gefrontet hat',
    search: 'Mitglieder suchen',
    searchKeyHint: 'Mit der Taste / kommt ihr hierher.',
    searchHint:
      'Enter wählt den ersten Treffer. Ihr könnt mehrere Namen eingeben, zum Beispiel „luna, ash“. Mit den Pfeiltasten kommt ihr in die Liste. Dort öffnet Umschalt + Enter, was es zu einem Mitglied noch gibt. Strg oder ⌘ + Enter trägt den Switch ein.',
    sorts: { 'by-name': 'Name', 'by-last-message': 'Letzte Nachricht' },
    groups: 'Gruppen',
    groupsTitle: 'Gruppen weglassen',
    groupsHint: 'Mitglieder der gewählten Gruppen stehen hier nicht in der Liste. Favoriten bleiben.',
    noGroups: 'Euer System hat noch keine Gruppen.',
    count: (shown, all) => `${shown} von ${all} angezeigt`,
    all: (all, count) => (count === 1 ? '1 Mitglied' : `${all} Mitglieder`),
    excluded: (count, isOne) =>
      isOne
        ? '1 Mitglied ist ausgeblendet, weil ihr eine Gruppe weglasst'
        : `${count} Mitglieder sind ausgeblendet, weil ihr Gruppen weglasst`,
    loading: 'Eure Mitglieder werden geladen',
    failed: 'Eure Mitglieder konnten nicht geladen werden',
    failedHint: 'Zu den Mitgliedern, die hier stehen, könnt ihr trotzdem switchen.',
    nothing: 'Keine Treffer',
    nothingHint: 'Versucht es mit weniger Buchstaben.',
    clear: 'Alle anzeigen',
    chosenPlace: (place) => `Gewählt, an Stelle ${place}`,
    favourite: 'Favorit',
    fronting: 'Frontet',
    enterChooses: (names) => `Enter wählt ${names}`,
    chosen: (names) => `Gewählt: ${names}`,
    takenOut: (name) => `${name} entfernt`,
    alreadyAlone: (name) => `${name} frontet bereits allein`,
  },

  letters: {
    label: 'Zu einem Buchstaben',
    value: (letter, name) => `${letter === '#' ? 'Zeichen und Ziffern' : letter}, ab ${name}`,
  },

  empty: {
    title: 'Noch keine Mitglieder',
    text: 'Ein Switch sagt, welche Mitglieder fronten. Sobald euer System Mitglieder hat, stehen sie hier.',
    create: 'Mitglied anlegen',
  },

  prepared: {
    title: 'Aus dem Link',
    dismiss: 'Ausblenden',
    ready: 'Die nächste Front ist bereit. Eingetragen wird sie erst, wenn ihr auf „Switchen“ tippt.',
    unknown: (text) => `In eurem System heißt kein Mitglied „${text}“.`,
    unknownFront: (name) =>
      `Auf diesem Gerät heißt keine gespeicherte Front „${name}“. Es wurde nichts geändert.`,
    switchOutFront: (name) =>
      `„${name}“ ist ein Switch-out. Er steht unten bei euren gespeicherten Fronten und wird eingetragen, wenn ihr darauf tippt.`,
    noneLeft: (name) => `In „${name}“ sind nur ehemalige Mitglieder. Es wurde nichts geändert.`,
    leftOut: (name, count) =>
      count === 1
        ? `Ein ehemaliges Mitglied aus „${name}“ ist weggelassen.`
        : `${counted(count, 'ehemaliges Mitglied', 'ehemalige Mitglieder')} aus „${name}“ sind weggelassen.`,
    ambiguous: (text) => `„${text}“ passt zu:`,
    badTime: (text) =>
      `Die Zeit „${text}“ ist nicht lesbar, deshalb ist der Switch für jetzt vorbereitet. Eine Zeit sieht so aus: 2026-05-03T14:00.`,
    replaced: 'Der Link hat eure begonnene Auswahl ersetzt',
    replacedByEntry: 'Dieser Switch hat eure begonnene Auswahl ersetzt',
    putBack: 'Zurückholen',
  },

  queue: {
    title: 'Eure letzten Switches',
    to: (names) => `Zu ${names} geswitcht`,
    out: 'Switch-out',
    corrected: (names) => `Letzter Switch geändert: jetzt zu ${names}`,
    correctedOut: 'Letzter Switch geändert: jetzt ein Switch-out',
    pendingTo: (names) => `Switch zu ${names}`,
    pendingOut: 'Switch-out',
    changes: {
      'edit-members': (names) => `Einen Switch ändern: zu ${names}`,
      move: (names) => `Den Switch zu ${names} verschieben`,
      delete: (names) => `Den Switch zu ${names} löschen`,
    },
    changesOut: {
      'edit-members': 'Einen Switch ändern: zu einem Switch-out',
      move: 'Den Switch-out verschieben',
      delete: 'Den Switch-out löschen',
    },
    changed: {
      'edit-members': (names) => `Ein Switch geändert: jetzt zu ${names}`,
      move: (names) => `Switch zu ${names} verschoben`,
      delete: (names) => `Switch zu ${names} gelöscht`,
    },
    changedOut: {
      'edit-members': 'Ein Switch geändert: jetzt ein Switch-out',
      move: 'Switch-out verschoben',
      delete: 'Switch-out gelöscht',
    },
    waiting: unsentWords.waiting,
    sending: unsentWords.sending,
    sent: 'Eingetragen',
    undoing: 'Wird rückgängig gemacht',
    refused: 'Nicht eingetragen',
    undo: 'Rückgängig',
    undoOf: (what) => `Rückgängig: ${what}`,
    retry: 'Erneut versuchen',
    overwrite: 'Eigene Fassung speichern',
    edit: 'Bearbeiten',
    discard: 'Verwerfen',
    settings: 'Zu den Einstellungen',
    undone: (what) => `Rückgängig gemacht: ${what}`,
    undoFailed: 'Das ließ sich nicht rückgängig machen',
    elsewhere: (count) =>
      count === 1
        ? 'Hier wartet 1 Switch eines anderen Kontos. Er wird gesendet, wenn ihr dieses Konto verwendet.'
        : `Hier warten ${counted(count, 'Switch', 'Switches')} anderer Konten. Sie werden gesendet, wenn ihr diese Konten verwendet.`,
    notDurable:
      'Dieser Browser lässt Frontboard nichts speichern. Lasst diese Seite offen, bis alles eingetragen ist.',
    skew: (distance, isAhead) =>
      `Die Uhr dieses Geräts geht ${distance} ${isAhead ? 'vor' : 'nach'}, verglichen mit der von PluralKit. Neue Switches bekommen die Zeit von PluralKit.`,
    changeTime: (exact) => `In ${exact} ändern`,
    keepTime: (exact) => `${exact} behalten`,
    changeTimes: (count) => `Bei allen ${count} die Zeit ändern`,
    more: (count) => `${counted(count, 'weiteren', 'weitere')} anzeigen`,
    announced: {
      sent: (what) => `${what}. Eingetragen`,
      refused: (what, why) => `Nicht eingetragen: ${what}. ${why}`,
    },
  },

  options: {
    title: 'Optionen',
    help: 'So switcht ihr',
    helpLines: [
      'Tippt die Mitglieder in der Reihenfolge an, in der sie fronten, dann „Switchen“. Wer zuerst gewählt wird, steht an erster Stelle.',
      '„Hinzufügen“ behält, wer gerade frontet, und nimmt die gewählten Mitglieder dazu.',
      'Wenn ihr lange auf ein Mitglied tippt oder die rechte Maustaste drückt, seht ihr, was es noch gibt: sofort zur Front hinzufügen, zu den Favoriten hinzufügen, die Seite des Mitglieds öffnen.',
      'Zuerst kommen die Favoriten, dann alle, die in letzter Zeit am meisten fronten.',
      'Neben einer langen Liste führen Buchstaben zu den Namen, die mit ihnen beginnen.',
      'Tippt oben auf ein Gesicht, um das Mitglied aus der Front zu nehmen oder an die erste Stelle zu setzen.',
      '„Switch-out eintragen“ trägt einen Switch ohne Mitglieder ein.',
      '„Alle wählen, die fronten“ setzt sie in die nächste Front. So könnt ihr ein Mitglied mit einem einzigen Switch ersetzen.',
    ],
    keys: 'Tastatur',
    searchKey: ['/', 'Mitglieder suchen'],
    shortcuts: [
      ['↑ ↓ ← →', 'In der Liste bewegen'],
      ['Enter oder Leertaste', 'Wählen oder entfernen'],
      ['Umschalt + Enter', 'Mehr zu einem Mitglied'],
      ['luna, ash Enter', 'Mehrere nach Namen wählen'],
      ['Strg oder ⌘ + Enter', 'Switchen'],
      ['Esc', 'Suche leeren'],
    ],
  },
};
