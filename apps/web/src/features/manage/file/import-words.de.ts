import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const importWords: Translated<typeof import('./import-words.ts').importWords> = {
  title: 'Datei in euer System importieren',
  text: 'Stellt eine Datei wieder her oder holt euer System aus einem anderen Programm herüber. Ihr seht alles, was sich ändern würde, und gesendet wird erst, wenn ihr startet. Gelöscht wird nichts.',
  choose: 'Datei zum Importieren wählen',
  look: 'Ansehen, was sich ändern würde',
  planning: 'Es wird geprüft, was sich ändern würde\u00a0…',
  notPlanned: 'Die Änderungen konnten nicht verglichen werden',
  notPlannedText: 'Eure letzte Auswahl wurde nicht übernommen. Trefft sie noch einmal.',
  otherSystem:
    'Diese Datei ist von einem anderen System. Ihre Mitglieder und Gruppen werden nach dem Namen zugeordnet.',
  sameSystem: 'Diese Datei ist von eurem System.',
  byAnother:
    'Diese Datei hat das Format von PluralKit, stammt aber nicht von PluralKit. Was darin leer oder öffentlich ist, sagt nichts aus: Sie füllt nur aus, was in eurem System leer ist, und Neues ist nur für euch sichtbar.',
  emptied: {
    title: (amount) => counted(amount, 'Feld würde geleert', 'Felder würden geleert'),
    empty: 'Leeren',
    text: 'Für diese Felder hat die Datei keinen Wert. Solange das hier aus ist, behalten sie die Werte, die ihr habt.',
  },
  opened: {
    title: (list) => `Laut Datei für alle sichtbar: ${list}`,
    list: (members, groups, fields) => [
      ...(members > 0 ? [counted(members, 'Mitglied', 'Mitglieder')] : []),
      ...(groups > 0 ? [counted(groups, 'Gruppe', 'Gruppen')] : []),
      ...(fields > 0 ? [counted(fields, 'Feld', 'Felder')] : []),
    ],
    label: 'In eurem System privat, in der Datei öffentlich',
    keep: 'Privat lassen',
    open: 'Sichtbar machen',
  },
  showHeld: 'Anzeigen',
  lost: 'Ein Teil dieser Datei wird nicht importiert: PluralKit kann ihn nicht speichern, oder Frontboard kennt ihn nicht. Er bleibt in der Datei.',
  lostKinds: {
    messages: 'Nachrichten und Chats',
    notes: 'Notizen und Tagebücher',
    polls: 'Umfragen',
    comments: 'Kommentare',
    reminders: 'Erinnerungen',
    friends: 'Freundschaften',
    pictures: 'Bilder ohne Adresse im Web',
    relationships: 'Beziehungen',
    'privacy-levels': 'Stufen der Privatsphäre',
    statuses: 'Status von Fronten',
    tags: 'Tags',
    parents: 'Gruppen in Gruppen',
    systems: 'Andere Systeme',
    settings: 'Einstellungen des anderen Programms',
    health: 'Notizen zur Gesundheit',
    counts: 'Nachrichtenzahlen',
    accounts: 'Verknüpfte Konten',
    emojis: 'Emoji von Mitgliedern und Gruppen',
    deleted: 'Gelöschte Mitglieder',
    fields: 'Eigene Felder ohne Namen',
    files: 'Dateien',
  },
  lostCount: (kind, amount) => `${kind}: ${amount}`,
  unknown: {
    part: (name, amount) => `Unbekannt, „${name}“: ${amount}`,
    field: (name, rows) => `Unbekannt, „${name}“: ${rows}`,
    others: (amount) => `Anderer unbekannter Inhalt: ${amount}`,
    rows: {
      member: (amount) => counted(amount, 'Mitglied', 'Mitglieder'),
      customFront: (amount) => counted(amount, 'Custom Front', 'Custom Fronts'),
      group: (amount) => counted(amount, 'Gruppe', 'Gruppen'),
      switch: (amount) => counted(amount, 'Switch', 'Switches'),
      front: (amount) => counted(amount, 'Front', 'Fronten'),
      field: (amount) => counted(amount, 'eigenes Feld', 'eigene Felder'),
    },
  },
  assumed: {
    zone: (amount) =>
      amount === 1
        ? '1 Zeit hat keine Zeitzone, darum wird sie als UTC gelesen.'
        : `${number(amount)} Zeiten haben keine Zeitzone, darum werden sie als UTC gelesen.`,
    opacity: (amount) =>
      amount === 1
        ? '1 Farbe ist in der Datei durchsichtig, und PluralKit kennt keine Durchsichtigkeit.'
        : `${number(amount)} Farben sind in der Datei durchsichtig, und PluralKit kennt keine Durchsichtigkeit.`,
    end: (amount) =>
      amount === 1
        ? '1 Front hat kein Ende, darum endet sie, wenn die nächste beginnt.'
        : `${number(amount)} Fronten haben kein Ende, darum endet jede, wenn die nächste beginnt.`,
    encoding: () =>
      'Der Text dieser Datei ist kein UTF-8, darum wird er als Windows-1252 gelesen. Prüft Umlaute und Buchstaben mit Akzent.',
  },
  doubts: {
    title: {
      implausible: (amount) => `Vor dem Jahr 2000: ${counted(amount, 'Eintrag', 'Einträge')}`,
      seconds: (amount) =>
        `Vermutlich in Sekunden statt Millisekunden: ${counted(amount, 'Eintrag', 'Einträge')}`,
      milliseconds: (amount) =>
        `Vermutlich in einer kleineren Einheit, als das Programm angibt: ${counted(amount, 'Eintrag', 'Einträge')}`,
      future: (amount) => `In der Zukunft: ${counted(amount, 'Eintrag', 'Einträge')}`,
    },
    label: 'Switches zu diesen Zeiten',
    out: 'Weglassen',
    'as-is': 'So importieren, wie sie sind',
    scaled: { seconds: 'Als Sekunden lesen', milliseconds: 'Als Millisekunden lesen' },
    noChoice: 'Sie werden weggelassen, weil PluralKit keine Zeiten in der Zukunft annimmt.',
    example: (place, time) => `${place}: ${time}`,
    scaledExample: {
      seconds: (place, time) => `${place}: in Sekunden ${time}`,
      milliseconds: (place, time) => `${place}: in Millisekunden ${time}`,
    },
  },
  choices: {
    title: 'Was importiert wird',
    parts: {
      system: 'Profil eures Systems',
      config: 'Einstellungen in PluralKit',
      members: 'Mitglieder',
      groups: 'Gruppen',
      switches: 'Switches',
    },
    configText: 'Sie werden getrennt geändert, mit einem Button weiter unten.',
    existing: 'Mitglieder und Gruppen, die ihr schon habt',
    replace: 'Werte der Datei übernehmen',
    fill: 'Nur Leeres ausfüllen',
    newPrivacy: 'Wer neue Mitglieder und Gruppen sehen kann',
    newPrivacyText: 'Wo die Datei nicht sagt, wer etwas sehen kann.',
    privacies: {
      private: 'Nur ihr',
      friends: 'Alle, wo es alle Befreundeten sehen konnten',
      public: 'Alle',
    },
    kinds: {
      customFronts: 'Custom Fronts, die Mitglieder werden',
      facets: 'Facetten, die Mitglieder werden',
      archived: 'Archivierte Mitglieder',
      groups: 'Gruppen',
    },
    kind: (name, chosen, of) => `${name}: ${number(chosen)} von ${number(of)}`,
    kindTexts: {
      customFronts:
        'Wo ihr eine weglasst, steht im Verlauf ein Switch-out. Hat die Datei einen Verlauf, sind die nie benutzten zuerst aus.',
      facets:
        'Eine Facette ist eine Form von jemandem. Die Datei sagt nicht, von wem. Darum sind Facetten zuerst aus.',
      archived:
        'Wer weggelassen wird, fehlt auch in Switches, außer wenn das Mitglied schon in eurem System ist.',
      groups: 'Ihre Mitglieder werden trotzdem importiert.',
    },
    all: 'Alle',
    none: 'Keine',
    neverUsed: 'Frontet nie in dieser Datei',
    history: 'Welche Switches',
    histories: {
      all: 'Alle',
      before: 'Die vor eurem ersten Switch in PluralKit',
      after: 'Die nach eurem letzten Switch in PluralKit',
    },
    join: 'Sehr kurze Switches',
    joins: { none: 'Alle behalten', minute: 'Unter einer Minute weglassen' },
    fields: 'Felder',
    fieldsText: 'Ein Feld, das aus ist, bleibt, wie es ist.',
  },
  extras: {
    title: 'Was PluralKit nicht speichern kann',
    uses: { device: 'Auf diesem Gerät', description: 'In der Beschreibung', out: 'Weglassen' },
    texts: {
      device:
        'Eigene Felder, Notizen, Rollen und Zustände bleiben hier und in euren Sicherungen. PluralKit bekommt sie nicht, und nichts, was ihr geschrieben habt, wird ersetzt.',
      description: 'Eigene Felder kommen unter die Beschreibung des Mitglieds, soweit sie dort hineinpassen.',
      out: 'Es bleibt in der Datei.',
    },
    amounts: ({ fields, members, notes, switchNotes, roles, states }) => [
      ...(fields > 0
        ? [`${counted(fields, 'Feld', 'Felder')} für ${counted(members, 'Mitglied', 'Mitglieder')}`]
        : []),
      ...(notes > 0 ? [counted(notes, 'Notiz', 'Notizen')] : []),
      ...(switchNotes > 0 ? [counted(switchNotes, 'Notiz zu einem Switch', 'Notizen zu Switches')] : []),
      ...(roles > 0 ? [counted(roles, 'Rolle in einem Switch', 'Rollen in Switches')] : []),
      ...(states > 0 ? [counted(states, 'Zustand eines Mitglieds', 'Zustände von Mitgliedern')] : []),
    ],
    stored: (list) => `Auf diesem Gerät gespeichert: ${list}.`,
    nothing: 'Für dieses Gerät ist nichts Neues dabei.',
    left: (list) => `Nicht importiert: ${list}.`,
    inNotes: (amount) =>
      `${counted(amount, 'Wert', 'Werte')} in der Notiz des Mitglieds: zu lang für ein Feld, oder es gibt zu viele Felder.`,
    others: (amount) =>
      amount === 1
        ? 'In 1 Feld habt ihr einen anderen Wert. Eurer bleibt.'
        : `In ${number(amount)} Feldern habt ihr andere Werte. Eure bleiben.`,
    lost: (amount) =>
      `${counted(amount, 'Notiz', 'Notizen')} zu Fronten, die zu keinem Switch in PluralKit gehören: weggelassen.`,
    full: (amount) =>
      `${counted(amount, 'Text', 'Texte')} weggelassen: Auf diesem Gerät ist kein Platz dafür.`,
    session:
      'Der Token gilt nur für diese Sitzung: Was hier gespeichert ist, ist weg, wenn ihr Frontboard neu ladet oder schließt.',
    line: 'Wie jedes eigene Feld geschrieben wird',
    lineText: 'Mit {name} und {value}.',
  },
  settings: {
    change: 'Einstellungen ändern',
    done: 'Die Einstellungen in PluralKit wurden geändert',
  },
  verdicts: {
    new: (amount) => `Neu: ${number(amount)}`,
    changed: (amount) => `Geändert: ${number(amount)}`,
    equal: (amount) => `Kein Unterschied: ${number(amount)}`,
    refused: (amount) => `Nicht importierbar: ${number(amount)}`,
    unsure: (amount) => `Braucht eure Entscheidung: ${number(amount)}`,
    out: (amount) => `Weggelassen: ${number(amount)}`,
  },
  newPrivacy: {
    private: 'Nur für euch sichtbar.',
    public: 'Für alle sichtbar.',
    open: (settings) => `Für alle sichtbar: ${settings}. Der Rest nur für euch.`,
    closed: (settings) => `Nur für euch sichtbar: ${settings}. Der Rest für alle.`,
    kinds: { private: 'nur ihr', mixed: 'teils alle', public: 'alle' },
    count: (kind, amount) => `${kind} (${number(amount)})`,
    counts: (counts) => `Wer Neues sehen kann: ${counts}.`,
    hint: 'Es gilt, was die Datei dazu sagt. Den Rest wählt ihr unter „Was importiert wird“. Ändern könnt ihr später alles.',
  },
  joins: 'Neu dabei',
  newFields: 'Werte anzeigen',
  refusedText: 'PluralKit braucht dafür einen Namen.',
  unsureText: 'Mehrere eurer Einträge haben diesen Namen. Welcher ist gemeint?',
  confirmText:
    'In einer früheren Datei stand zu dieser ID ein anderer Name. Welcher eurer Einträge ist gemeint?',
  undecided: 'Nicht entschieden: weggelassen',
  asNew: 'Ein neuer',
  candidate: (name, id) => `${name} (${id})`,
  problems: {
    cut: 'Zu lang, darum wird gekürzt',
    secured: 'Die Adresse wird zu https geändert',
    named: 'Der Anzeigename wird verwendet',
    refused: 'PluralKit würde das ablehnen, darum wird es weggelassen',
  },
  problem: (field, text) => `${field}: ${text}`,
  switches: {
    added: (amount) => `Neue Switches: ${number(amount)}`,
    skipped: {
      exists: (amount) => `Schon in PluralKit: ${number(amount)}`,
      differs: (amount) =>
        `PluralKit hat zur selben Zeit andere Mitglieder und behält sie: ${number(amount)}`,
      'same-front': (amount) => `Dieselben Mitglieder wie im Switch davor: ${number(amount)}`,
      'no-members': (amount) => `Ohne importiertes Mitglied: ${number(amount)}`,
      future: (amount) => `In der Zukunft: ${number(amount)}`,
      short: (amount) => `Kürzer als eine Minute: ${number(amount)}`,
      outside: (amount) => `Außerhalb des gewählten Teils: ${number(amount)}`,
    },
  },
  worth: {
    title: 'Nach dem Import einen Blick wert',
    text: 'Das alles ist in eurem System, ob aus der Datei oder nicht. Es kann auch so bleiben.',
    kinds: {
      picture: (amount) => `${counted(amount, 'Mitglied', 'Mitglieder')} ohne Bild`,
      hidden: (amount) =>
        amount === 1
          ? '1 Mitglied ist nur für euch sichtbar'
          : `${number(amount)} Mitglieder sind nur für euch sichtbar`,
      empty: (amount) => `${counted(amount, 'Gruppe', 'Gruppen')} ohne Mitglieder`,
    },
  },
  exceeded: ({ part, limit, existing, added }) =>
    part === 'members'
      ? `Euer System kann ${counted(limit, 'Mitglied', 'Mitglieder')} haben. Es hat ${number(existing)}, und ${number(added)} kämen dazu. Lasst einige weg.`
      : `Euer System kann ${counted(limit, 'Gruppe', 'Gruppen')} haben. Es hat ${number(existing)}, und ${number(added)} kämen dazu. Lasst einige weg.`,
  ways: {
    title: 'Importieren',
    nothing: 'Es würde sich nichts ändern.',
    writes: (amount) => counted(amount, 'Änderung', 'Änderungen'),
    takes: (writes, time) => `${writes}: ${time}`,
    here: 'Von hier aus',
    hereText:
      'Frontboard sendet eine Änderung nach der anderen. Ihr könnt pausieren, Frontboard schließen und später weitermachen, und alles zusammen rückgängig machen.',
    hereSuits: 'Für diese Datei empfohlen: So lässt es sich rückgängig machen.',
    start: 'Starten',
    file: 'Mit dem eigenen Import von PluralKit',
    fileText:
      'Speichert eine Datei mit demselben Inhalt und sendet sie auf Discord mit dem Befehl pk;import an PluralKit. Sie wird sofort importiert, und das lässt sich nicht rückgängig machen.',
    fileSuits: 'Für diese Datei empfohlen: Von hier aus würde es lange dauern.',
    fileSteps: [
      'Öffnet auf Discord eine Direktnachricht an PluralKit.',
      'Schreibt pk;import, hängt die Datei an und sendet beides als eine Nachricht.',
    ],
    fileLocal:
      'Was auf diesem Gerät gespeichert wird, ist nicht in der Datei. Wählt eure Datei nach dem Import in PluralKit hier noch einmal: Dann bleibt nur das noch zu tun.',
    onlyLocal: 'An PluralKit wird nichts gesendet.',
    fileLeft: (amount) =>
      amount === 1
        ? '1 neuer Eintrag heißt wie einer, den ihr habt. Der Import von PluralKit würde euren überschreiben, darum ist der neue nicht in der Datei.'
        : `${number(amount)} neue Einträge heißen wie andere, die ihr habt. Der Import von PluralKit würde eure überschreiben, darum sind die neuen nicht in der Datei.`,
    save: 'Für pk;import speichern',
    preparing: 'Der Import wird vorbereitet\u00a0…',
    notSaved: 'Die Datei konnte nicht erstellt werden',
    notSavedText: 'Es ist nichts verloren. Speichert sie noch einmal.',
    saved: (name) => `Gespeichert als ${name}`,
  },
};
