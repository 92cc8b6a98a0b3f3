import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

const UNCHANGED = 'Nichts wurde geändert.';

export const backupWords: Translated<typeof import('./words.ts').backupWords> = {
  save: 'Sicherung speichern',
  saved: (name) => `Gespeichert als ${name}`,
  open: 'Sicherung wiederherstellen',
  savedInPart: (name) =>
    `Gespeichert als ${name}, aber ohne die Kopien dessen, was ihr gelöscht habt: Dieses Gerät konnte sie nicht lesen.`,
  openText:
    'Aus Frontboard oder PKStatus, auch eine verschlüsselte. Ihr seht alle Änderungen, bevor sich etwas ändert.',
  tooLarge: `Diese Datei ist zu groß für eine Sicherung. ${UNCHANGED}`,
  unreadable: `Diese Datei konnte nicht gelesen werden. ${UNCHANGED}`,
  dialog: {
    title: 'Diese Sicherung wiederherstellen?',
    nothingTitle: 'Nichts wiederherzustellen',
    nothing: `Diese Datei enthält nichts, was wiederhergestellt werden kann. ${UNCHANGED}`,
    same: 'Alles in dieser Datei ist schon hier.',
    sameReadable: 'Alles andere in dieser Datei ist schon hier.',
    problems:
      'Diese Teile konnten nicht gelesen werden. Sie behalten ihren aktuellen Wert oder bekommen den voreingestellten:',
    options: 'Einstellungen',
    followed: 'Systeme, denen ihr folgt',
    followedText: (added, removed, isReordered) =>
      [
        added > 0 && `${number(added)} mehr`,
        removed > 0 && `${number(removed)} weniger`,
        isReordered && 'in anderer Reihenfolge',
      ]
        .filter(Boolean)
        .join(', ')
        .replace(/^./, (first) => first.toUpperCase()),
    more: (names) => `Dazu: ${names}`,
    fewer: (names) => `Nicht mehr: ${names}`,
    howFollowed: 'Was mit den Systemen geschieht, denen ihr jetzt folgt',
    replace: 'Nur denen in der Datei folgen',
    add: 'Bisherige behalten, die in der Datei dazu',
    how: 'Diese Sicherung wurde für ein anderes Gerät gemacht',
    merge: 'Beide Geräte zusammenführen',
    asInFile: 'Wie in der Datei',
    mergesNothing: 'Für dieses Gerät ist nichts Neues darin.',
    mergedTitle: 'Änderungen in euren eigenen Systemen',
    merged: ({ added, changed, removed }, extra): readonly string[] => [
      ...(added === 0 ? [] : [`${counted(added, 'Eintrag kommt', 'Einträge kommen')} dazu`]),
      ...(changed === 0 ? [] : [`${counted(changed, 'Eintrag ändert', 'Einträge ändern')} sich`]),
      ...(removed === 0 ? [] : [`${counted(removed, 'Eintrag wird', 'Einträge werden')} entfernt`]),
      ...backupWords.dialog.own(extra),
    ],
    /** Before the two choices `thisDevice` and `theFile`. */
    conflicts: (count) =>
      `${counted(count, 'Eintrag wurde', 'Einträge wurden')} auf beiden Geräten geändert. Behalten wird`,
    oneByOne: 'Einzeln wählen',
    about: (kind, subjects) => (subjects.length === 0 ? kind : `${kind}: ${subjects.join(' · ')}`),
    numbered: (title, count) => `${title} (${count})`,
    fact: (label, text) => (label === '' ? text : `${label}: ${text}`),
    allFacts: (facts) => facts.join(' · '),
    hiddenDiffers: (shown) =>
      shown === ''
        ? 'Nur was verborgen ist (||…||), ist verschieden'
        : `${shown} (verschieden ist nur, was verborgen ist)`,
    facts: {
      order: 'Reihenfolge',
      system: 'System',
      text: 'Text',
      place: 'Position',
      isCollapsed: 'Eingeklappt',
      members: 'Mitglieder',
      front: 'Front zu der Zeit',
      atMs: 'Zeit',
      switchMs: 'Zeit des Switches',
      column: 'eine andere Spalte',
      unsure: {
        about: 'Ein Switch ungefähr zu dieser Zeit',
        somebody: 'Jemand, nicht bekannt, wer',
      },
    },
    conflictOf: (kind, count) => (count === 1 ? kind : `${kind} (${count})`),
    kinds: {
      settings: 'Einstellungen',
      details: 'Reihenfolge und Namen der Systeme, denen ihr folgt',
      folders: 'Ordner für Systeme, denen ihr folgt',
      systems: 'Was ihr über Systeme notiert habt, denen ihr folgt',
      members: 'Was ihr über Mitglieder anderer Systeme notiert habt',
      name: 'Name eines Systems auf diesem Gerät',
      color: 'Farbe eines Systems auf diesem Gerät',
      servers: 'Server',
      notes: 'Notizen für die Nächsten an der Front',
      note: 'Die Notiz, die gerade geschrieben wird',
      unsure: 'Was im Verlauf nicht sicher ist',
      savedFronts: 'Gespeicherte Fronten',
      switchNotes: 'Notizen zu Switches',
      recordNotes: 'Notizen zu Mitgliedern und Gruppen',
      memberStates: 'Zustände von Mitgliedern',
      fieldDefinitions: 'Eure eigenen Felder',
      fieldValues: 'Werte eurer eigenen Felder',
      other: 'Andere Einträge',
    },
    thisDevice: 'Was hier steht',
    theFile: 'Was in der Datei steht',
    addSystems: (count) =>
      count === 1
        ? 'Euer System hinzufügen, das noch nicht hier ist'
        : `Eure ${number(count)} Systeme hinzufügen, die noch nicht hier sind`,
    addSystemsText:
      'Die Sicherung enthält den Token. Er wird bei PluralKit geprüft und auf diesem Gerät gespeichert.',
    change: (from, to) => `${from} → ${to}`,
    detailsTitle: 'Ordner und Notizen für Systeme, denen ihr folgt, auf diesem Gerät',
    details: (count) => `${counted(count, 'Eintrag ändert', 'Einträge ändern')} sich`,
    ownTitle: 'Zu euren eigenen Systemen kommt dazu',
    own: (counts) => {
      const count = (amount: number, one: string, many: string) =>
        amount === 0 ? [] : [counted(amount, one, many)];
      return [
        ...count(counts.descriptions, 'Name oder Farbe eines Systems', 'Namen oder Farben von Systemen'),
        ...count(counts.favourites, 'Favorit', 'Favoriten'),
        ...count(counts.servers, 'Server', 'Server'),
        ...count(counts.drafts, 'nicht gespeichertes Formular', 'nicht gespeicherte Formulare'),
        ...count(counts.notes, 'Eintrag, den ihr notiert habt', 'Einträge, die ihr notiert habt'),
        ...count(counts.copies, 'Kopie von etwas Gelöschtem', 'Kopien von Gelöschtem'),
      ];
    },
    absent: (count) =>
      count === 1
        ? 'Die Datei enthält auch Daten für ein System von euch, das nicht auf diesem Gerät ist. Fügt zuerst seinen Token hinzu und stellt dann noch einmal wieder her.'
        : `Die Datei enthält auch Daten für ${number(count)} Systeme von euch, die nicht auf diesem Gerät sind. Fügt zuerst ihre Tokens hinzu und stellt dann noch einmal wieder her.`,
    restore: 'Wiederherstellen',
    restoreReadable: 'Die lesbaren Teile wiederherstellen',
    cancel: 'Abbrechen',
    close: 'Schließen',
  },
  passphrase: {
    title: 'Diese Sicherung ist verschlüsselt',
    lead: 'Gebt die Passphrase ein, mit der sie gemacht wurde. Noch ändert sich nichts: Ihr seht zuerst alle Änderungen.',
    label: 'Passphrase',
    open: 'Öffnen',
    opening: 'Wird geöffnet\u00a0…',
    problems: {
      passphrase: 'Mit dieser Passphrase öffnet sie sich nicht. Großbuchstaben und Bindestriche zählen mit.',
      damaged: `Diese Datei ist beschädigt oder keine Sicherung. ${UNCHANGED}`,
      tooLarge: `Diese Datei ist zu groß für eine Sicherung. ${UNCHANGED}`,
    },
  },
  transfer: {
    open: 'Auf ein anderes Gerät',
    title: 'Auf ein anderes Gerät umziehen',
    lead: 'Alles, was in einer Sicherung ist, verschlüsselt. Wählt auf dem anderen Gerät hier in den Einstellungen „Sicherung wiederherstellen“ oder „Codes lesen“. Ihr könnt zwei Geräte abwechselnd verwenden: Jede Sicherung bringt die Änderungen des einen auf das andere.',
    label: 'Passphrase',
    labelText: (letters) => `Mindestens ${letters} Zeichen. Ohne sie lässt sich die Sicherung nicht öffnen.`,
    make: 'Passphrase erzeugen',
    made: 'Tippt das auf dem anderen Gerät ein:',
    copy: 'Passphrase kopieren',
    tooShort: (letters) =>
      `Verwendet mindestens ${letters} Zeichen oder lasst Frontboard eine Passphrase erzeugen.`,
    tokens: 'Die Tokens eurer Systeme mitgeben',
    tokensText:
      'Das andere Gerät kann sie dann sofort verwenden. Wer die Sicherung öffnet, hat volle Kontrolle über eure Systeme.',
    save: 'Datei speichern',
    showCodes: 'Codes anzeigen',
    preparing: 'Wird verschlüsselt\u00a0…',
    failed: 'Die Sicherung konnte auf diesem Gerät nicht verschlüsselt werden. Nichts wurde gespeichert.',
    inPart:
      'Diese Sicherung ist ohne die Kopien dessen, was ihr gelöscht habt: Dieses Gerät konnte sie nicht lesen.',
    tooManyCodes: 'Für Codes ist es zu viel. Speichert stattdessen eine Datei.',
    close: 'Schließen',
  },
  codes: {
    open: 'Codes lesen',
    lead: 'Öffnet auf dem anderen Gerät die Einstellungen, wählt „Codes lesen“ und richtet seine Kamera hierher. Die Reihenfolge ist egal.',
    label: (code, count) => `Code ${code} von ${count}`,
    previous: 'Voriger',
    next: 'Nächster',
    play: 'Abspielen',
    pause: 'Pausieren',
    readTitle: 'Codes eines anderen Geräts lesen',
    readLead:
      'Wählt auf dem anderen Gerät „Auf ein anderes Gerät“ und „Codes anzeigen“, und richtet diese Kamera auf seinen Bildschirm.',
    opening: 'Die Kamera wird geöffnet\u00a0…',
    camera: 'Was die Kamera sieht',
    noCamera: 'Hier lässt sich keine Kamera verwenden. Macht Bilder von den Codes und wählt sie aus.',
    pictures: 'Bilder von Codes wählen',
    picturesText: 'Ein Code in jedem Bild.',
    progress: (read, count, missing) =>
      missing.length === 0 || missing.length > 12
        ? `${read} von ${count} Codes gelesen`
        : `${read} von ${count} Codes gelesen. Es fehlen: ${missing.join(', ')}`,
    foreign: 'Es wurde kein Code einer Sicherung gefunden.',
    other: 'Dieser Code gehört zu einer anderen Sicherung.',
    startOther: 'Stattdessen diese Sicherung lesen',
  },
  done: 'Sicherung wiederhergestellt',
  notAllDone: {
    title: 'Die Sicherung wurde teilweise wiederhergestellt',
    caption:
      'Dieses Gerät konnte nicht jede Kopie dessen speichern, was ihr gelöscht habt. Die fehlenden Kopien sind weiterhin in der Datei.',
  },
  notAdded: {
    title: 'Nicht jedes System konnte hinzugefügt werden',
    caption:
      'PluralKit hat einen Token abgelehnt oder war nicht erreichbar. Alles andere wurde wiederhergestellt. Stellt die Sicherung später noch einmal wieder her.',
  },
  systemsStay: '„Rückgängig“ entfernt die Systeme nicht, die hinzugefügt wurden.',
  notUndone: 'Nicht alles konnte rückgängig gemacht werden',
  values: { on: 'An', off: 'Aus', none: 'Nichts' },
  unchosen: { listColumns: 'Wie üblich', rowColumns: 'Wie üblich' },
  lists: {
    'switcher.excludeGroups': (count) => `${number(count)} weggelassen`,
    'frontNotifications.systems': (count) => counted(count, 'System', 'Systeme'),
  },
  options: {
    hasChosenImages: 'Bilder wurden gewählt',
    imageHosts: 'Hosts, deren Bilder immer geladen werden',
    listColumns: 'Spalten von Tabellen',
    rowColumns: 'Spalten von Zeilen',
    checksReleasesOnWeb: 'Im Browser nach neuen Versionen suchen',
    'frontNotifications.systems': 'Benachrichtigungen über',
    'frontNotifications.names': 'Benachrichtigungen mit Namen',
    'frontNotifications.quiet': 'Ruhezeiten',
    'frontNotifications.quietFrom': 'Ruhezeiten von',
    'frontNotifications.quietTo': 'Ruhezeiten bis',
  },
};
