import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';
import { groupWords } from '../groups/words.de.ts';
import { memberWords } from '../members/words.de.ts';
import { ownSystemWords } from '../system/words.de.ts';

export const fileWords: Translated<typeof import('./words.ts').fileWords> = {
  title: 'System als Datei',
  lead: 'Euer ganzes System als Datei, im selben Format, in dem auch pk;export von PluralKit speichert.',
  save: {
    title: 'Als Datei speichern',
    text: 'Die Datei enthält alles, was PluralKit über euer System weiß, auch private Felder. Wer die Datei hat, kann sie lesen. Einen Token enthält sie nicht.',
    what: 'Was gespeichert wird',
    whole: 'Das ganze System',
    part: 'Ein Teil',
    members: 'Mitglieder',
    allMembers: 'Alle Mitglieder',
    publicMembers: 'Mitglieder, die alle sehen können',
    selected: (count) => `Eure Auswahl (${number(count)})`,
    membersOf: (group) => `Mitglieder von ${group}`,
    groups: 'Gruppen',
    allGroups: 'Alle Gruppen',
    onlyThis: 'Nur diese Gruppe',
    noGroups: 'Keine Gruppen',
    history: 'Front-Verlauf',
    allHistory: 'Alles',
    period: 'Ein Zeitraum',
    noHistory: 'Nichts',
    since: 'Ab',
    until: 'Bis einschließlich',
    format: 'Dateiformat',
    formatText:
      'PluralPort können andere Programme lesen. pk;import nimmt nur das eigene Format von PluralKit an.',
    formats: { pluralkit: 'PluralKit', pluralport: 'PluralPort' },
    start: 'Datei speichern',
    unfinished: (begun) => `Das Speichern als Datei ist noch nicht fertig. Begonnen: ${begun}.`,
    unfinishedText: 'Es geht dort weiter, wo es aufgehört hat: Schon abgerufene Switches bleiben erhalten.',
    lastSaved: (day) => `Das ganze System wurde hier zuletzt am ${day} gespeichert.`,
    remind: 'Erinnerungen und Kopien mit Datum',
    resume: 'Fortsetzen',
    discard: 'Verwerfen',
    elsewhere: {
      running: 'Ein anderer Tab speichert gerade euer System. Die Datei wird dort gespeichert.',
      paused:
        'Ein anderer Tab hat begonnen, euer System zu speichern, und pausiert. Setzt es dort fort oder brecht es dort ab.',
      failed:
        'Ein anderer Tab konnte euer System nicht weiter speichern. Versucht es dort erneut oder brecht es dort ab.',
    },
    unavailable:
      'PluralKit verrät anderen Programmen nicht, welche Konten mit einem System verknüpft sind. Darum fehlen sie in der Datei.',
  },
  progress: {
    label: 'Fortschritt',
    profile: 'Euer System und seine Einstellungen werden abgerufen\u00a0…',
    members: 'Die Mitglieder werden abgerufen\u00a0…',
    groups: 'Die Gruppen werden abgerufen\u00a0…',
    history: (switches, day) => `${counted(switches, 'Switch', 'Switches')}, zurück bis zum ${day}`,
    historyStarts: 'Der Verlauf wird abgerufen\u00a0…',
    paused: 'Pausiert. Schon abgerufene Switches bleiben erhalten.',
    elsewhere: 'Währenddessen könnt ihr andere Seiten benutzen.',
    elsewhereInSession:
      'Währenddessen könnt ihr andere Seiten benutzen. Der Token gilt nur für diese Sitzung: Wenn ihr Frontboard neu ladet oder schließt, endet der Vorgang.',
    entries: (done, of) => `${number(done)} von ${number(of)} Einträgen`,
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    cancel: 'Abbrechen',
  },
  compare: {
    title: 'Datei vergleichen',
    text: 'Seht nach, was hinzugekommen ist, was fehlt und was sich geändert hat. Es wird nichts an PluralKit gesendet und nichts geändert. Lesbar sind Dateien von PluralKit, Frontboard, Tupperbox, Simply Plural, PluralPort, PluralSpace, Octocon, Sheaf, Plural Star, Open Plural, Ampersand, Prism, Ourcana und HiveMind sowie Tabellen (CSV).',
    reading: 'Die Datei wird gelesen\u00a0…',
    readSoFar: (read, of) => `${read} von ${of}`,
    choose: 'Datei wählen',
    drop: 'Datei hier ablegen',
    droppedFolder:
      'Ein Ordner kann nicht gelesen werden. Legt die Datei ab, die darin ist, oder packt den Ordner in ein ZIP-Archiv und legt das ab.',
    droppedSeveral: 'Legt immer nur eine Datei ab.',
    paste: 'Text einer Datei einfügen',
    pasteLabel: 'Text der Datei',
    pasteText: 'Der ganze Text, vom ersten bis zum letzten Zeichen.',
    readPasted: 'Diesen Text lesen',
    pastedName: 'Eingefügter Text',
    chooseEarlier: 'Frühere Datei wählen',
    chooseLater: 'Spätere Datei wählen',
    with: 'Vergleichen mit',
    now: 'PluralKit jetzt',
    other: 'Andere Datei',
    start: 'Vergleichen',
    comparing: 'Wird verglichen\u00a0…',
    failed: 'Die Dateien konnten nicht verglichen werden',
    failedText: 'Es ist nichts verloren. Mit „Vergleichen“ könnt ihr es erneut versuchen.',
    chosen: (name, format) => `${name} (${format})`,
    contains: (members, groups, switches) =>
      [
        counted(members, 'Mitglied', 'Mitglieder'),
        counted(groups, 'Gruppe', 'Gruppen'),
        counted(switches, 'Switch', 'Switches'),
      ].join(', '),
    formats: {
      pluralkit: 'PluralKit',
      tupperbox: 'Tupperbox',
      'simply-plural': 'Simply Plural',
      pluralport: 'PluralPort',
      pluralspace: 'PluralSpace',
      octocon: 'Octocon',
      sheaf: 'Sheaf',
      'plural-star': 'Plural Star',
      'open-plural': 'Open Plural',
      ampersand: 'Ampersand',
      prism: 'Prism',
      ourcana: 'Ourcana',
      hivemind: 'HiveMind (Multiplicity)',
      table: 'Tabelle (CSV)',
    },
    program: 'Programm, von dem die Datei stammt',
    noProgram: 'Programm wählen',
    pluralKitForm: 'Format von PluralKit, aus einem anderen Programm',
    passphrase: 'Passphrase der Datei',
    passphraseText: 'Die, die ihr beim Speichern in Prism eingegeben habt. Sie wird nicht gespeichert.',
    decrypt: 'Datei öffnen',
    systemChoice: (name, members) => `${name} (${counted(members, 'Mitglied', 'Mitglieder')})`,
    tableChoice: (table, rows) => `Tabelle ${number(table)} (${counted(rows, 'Zeile', 'Zeilen')})`,
    unnamedSystem: 'System ohne Namen',
    columns: {
      title: 'Was steht in den Spalten?',
      text: (rows) =>
        `Die Tabelle hat ${counted(rows, 'Zeile', 'Zeilen')}, jede steht für ein Mitglied. Wählt, was in jeder Spalte steht. Was ihr weglasst, bleibt in der Datei.`,
      hasHeader: 'In der ersten Zeile stehen die Namen der Spalten',
      column: (column) => `Spalte ${number(column)}`,
      examples: (cells) => `Erste Zeilen: ${cells}`,
      noExamples: 'In den ersten Zeilen leer',
      out: 'Weglassen',
      needsName: 'Wählt die Spalte, in der die Namen stehen.',
      read: 'Tabelle lesen',
    },
    hints: {
      'octocon-small':
        'Das ist die kleine Datei aus dem Export von Octocon. In ihr fehlen der Front-Verlauf, die eigenen Felder und die Privatsphäre. Wenn ihr die Datei octocon_export_full.json habt, wählt diese.',
      'plural-star-form':
        'Diese Datei hat Plural Star für PluralKit erstellt. Switch-outs, Gruppen, Custom Fronts und eigene Felder fehlen darin. In der Sicherung von Plural Star sind sie enthalten: Wählt nach Möglichkeit diese.',
      'history-only':
        'Diese Datei enthält einen Front-Verlauf mit den Namen von Mitgliedern, und sonst nichts über sie. Die Namen werden euren Mitgliedern zugeordnet. Andere werden nur angelegt, wenn ihr „Mitglieder“ einschaltet.',
    },
    restoreBackup: 'In den Einstellungen wiederherstellen',
    notes: (amount) =>
      counted(amount, 'Wert dieser Datei wurde weggelassen', 'Werte dieser Datei wurden weggelassen'),
    row: (kind, row) => `${kind} ${number(row)}`,
    rowKinds: {
      member: 'Mitglied',
      customFront: 'Custom Front',
      group: 'Gruppe',
      switch: 'Switch',
      front: 'Front',
      field: 'Eigenes Feld',
    },
    // Not words: these values are keys.
    rows: {
      members: 'member',
      tuppers: 'member',
      headmates: 'member',
      alters: 'member',
      frontStatuses: 'customFront',
      customFronts: 'customFront',
      groups: 'group',
      tags: 'group',
      folders: 'group',
      member_groups: 'group',
      memberGroups: 'group',
      systems: 'group',
      switches: 'switch',
      front_events: 'switch',
      fronts: 'front',
      frontHistory: 'front',
      fronters: 'front',
      front_periods: 'front',
      front_entries: 'front',
      frontingEntries: 'front',
      frontSessions: 'front',
      customFields: 'field',
      customFieldDefs: 'field',
      custom_fields: 'field',
    },
    named: (row, name) => `${row} (${name})`,
    between: (row, after, before) =>
      after !== null && before !== null
        ? `${row}, zwischen ${after} und ${before}`
        : after !== null
          ? `${row}, nach ${after}`
          : before !== null
            ? `${row}, vor ${before}`
            : row,
    fieldOf: (place, field) => `${place}, ${field}`,
    noteKinds: {
      unreadable: 'nicht lesbar',
      closed: 'nicht lesbar, darum privat',
      repeated: 'ein anderer Eintrag hat dieselbe ID',
      'unknown-member': 'ein Mitglied, das nicht in der Datei ist',
      'same-time': 'ein Switch, der zweimal in der Datei ist',
      moved:
        'ein anderer Switch hat dieselbe Zeit, darum wurde dieser um eine Millionstelsekunde nach hinten verschoben',
      implausible: 'vor dem Jahr 2000',
      seconds: 'in Sekunden statt Millisekunden, darum vor dem Jahr 2000',
      milliseconds: 'in Millisekunden statt Sekunden, darum in der Zukunft',
      future: 'in der Zukunft',
      'no-end': 'ohne brauchbares Ende',
      'no-place': 'PluralKit kann es nicht speichern',
    },
  },
  problems: {
    empty: 'Diese Datei ist leer.',
    'too-large':
      'Diese Datei ist zu groß zum Lesen. Wenn das Programm Bilder oder Chats weglassen kann, exportiert sie ohne diese.',
    'too-long':
      'Diese Datei enthält eine Zahl oder eine ID, die länger ist als in jeder Datei aus diesen Programmen.',
    'too-deep': 'Diese Datei ist tiefer verschachtelt als jede Datei aus diesen Programmen.',
    'cut-off': 'Diese Datei ist unvollständig. Speichert sie noch einmal oder ladet sie erneut herunter.',
    'not-json':
      'Diese Datei ist kein JSON. Speichert sie noch einmal, ladet sie erneut herunter oder wählt einen anderen Export des Programms.',
    'unknown-format':
      'Frontboard kennt das Format dieser Datei nicht. Wählt einen Export aus einem der Programme, die unter „Datei vergleichen“ stehen, oder eine Tabelle (CSV) mit einer Zeile für jedes Mitglied.',
    unclear: 'Mehrere Programme schreiben solche Dateien. Wählt das Programm, von dem sie stammt.',
    'other-program': 'Diese Datei stammt aus einem Programm, dessen Dateien Frontboard nicht lesen kann.',
    'settings-backup':
      'Das ist eine Sicherung von Einstellungen und Systemen, denen ihr folgt, aus Frontboard oder PKStatus.',
    prism:
      'Diese Datei aus Prism ist auf eine Art verschlüsselt, die Frontboard nicht kennt. Aktualisiert Prism, speichert dort eine PluralPort-Datei und wählt diese.',
    passphrase: 'Diese Datei aus Prism ist verschlüsselt. Gebt ihre Passphrase ein, um sie zu öffnen.',
    'wrong-passphrase':
      'Diese Passphrase öffnet die Datei nicht, oder die Datei ist beschädigt. Prüft die Passphrase.',
    'no-decryption':
      'Diese Datei aus Prism ist verschlüsselt, und Browser entschlüsseln nur auf Seiten mit https oder auf diesem Gerät. Öffnet Frontboard dort oder speichert in Prism eine PluralPort-Datei und wählt diese.',
    ampersand:
      'Das ist eine Sicherung, die nur Ampersand lesen kann. Exportiert in Ampersand die JSON-Datei für andere Apps und wählt diese.',
    table: 'Diese Datei ist eine Tabelle.',
    'several-systems': 'In dieser Datei sind mehrere Systeme. Welches meint ihr?',
    'unknown-archive':
      'In diesem Archiv ist keine Datei mit einem System. Nur aus Bildern lässt sich nichts lesen. Eine Tabellenkalkulation ist lesbar, sobald ihr sie als Tabelle (CSV) speichert.',
    'damaged-archive':
      'Dieses Archiv ist beschädigt. Speichert es noch einmal oder ladet es erneut herunter.',
    'not-text': 'Das ist keine Textdatei. Speichert sie noch einmal oder ladet sie erneut herunter.',
    'wrong-shape':
      'Ein Teil dieser Datei hat nicht die erwartete Form. Speichert sie noch einmal, ladet sie erneut herunter oder wählt einen anderen Export des Programms.',
    'unknown-version':
      'Diese Datei hat eine Version, die Frontboard nicht kennt. Wenn das Programm eine PluralPort-Datei oder eine im Format von PluralKit speichern kann, wählt diese.',
    'too-many': 'Diese Datei hat mehr Einträge, als ein System haben kann.',
  },
  otherProgram: (name, way) =>
    `Diese Datei stammt von ${name}. Dateien dieses Programms kann Frontboard nicht lesen. ${way}`,
  ways: {
    Plurapack: 'Exportiert sie in Plurapack für PluralKit oder Tupperbox und wählt diesen Export.',
    PluralMatrix: 'Wählt statt der Sicherung den Export für PluralKit.',
    PluralNova: 'Exportiert in PluralNova eine OpenPlural-Datei und wählt diese.',
    BerryTree: 'Der PluralPort-Konverter macht daraus eine PluralPort-Datei, die ihr hier wählen könnt.',
  },
  otherWay:
    'Wenn das Programm eine PluralPort-Datei oder eine im Format von PluralKit speichern kann, wählt diese. Lesbar ist auch eine Tabelle (CSV) mit einer Zeile für jedes Mitglied.',
  problemAt: (text, place) => `${text} Stelle: ${place}`,
  unreadable: 'Diese Datei konnte nicht gelesen werden.',
  result: {
    title: 'Unterschiede',
    equal: 'Keine Unterschiede.',
    otherSystem:
      'Die Dateien sind von verschiedenen Systemen. Mitglieder und Gruppen werden nach dem Namen zugeordnet.',
    empty: 'Leer',
    change: (before, after) => `${before} → ${after}`,
    texts: 'Beide Texte anzeigen',
    before: 'Vorher',
    after: 'Nachher',
    kinds: {
      system: 'Profil des Systems',
      config: 'Einstellungen in PluralKit',
      members: 'Mitglieder',
      groups: 'Gruppen',
      switches: 'Switches',
    },
    counts: (added, removed, changed, equal) =>
      [
        added > 0 && `${number(added)} hinzugefügt`,
        removed > 0 && `${number(removed)} entfernt`,
        changed > 0 && `${number(changed)} geändert`,
        equal > 0 && `${number(equal)} gleich`,
      ]
        .filter(Boolean)
        .join(', '),
    added: (amount) => `Hinzugefügt: ${number(amount)}`,
    removed: (amount) => `Entfernt: ${number(amount)}`,
    changed: (amount) => `Geändert: ${number(amount)}`,
    joined: 'Neu dabei',
    left: 'Nicht mehr dabei',
    unnamed: 'Ohne Namen',
    switchOut: 'Switch-out',
    privacyOf: (label) => `Wer das sehen kann: ${label}`,
  },
  values: { public: 'Öffentlich', private: 'Privat', yes: 'Ja', no: 'Nein' },
  labels: {
    system: ownSystemWords.profile.labels,
    config: ownSystemWords.settings.labels,
    members: memberWords.labels,
    groups: groupWords.labels,
  },
};
