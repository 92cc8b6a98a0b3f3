import { counted } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const serverWords: Translated<typeof import('./words.ts').serverWords> = {
  list: {
    title: 'Server',
    lead: 'Euer Name, euer Tag und Autoproxy auf jedem Discord-Server.',
    why: 'PluralKit zeigt nicht, auf welchen Servern ihr seid. Darum sind die, die ihr hinzufügt, nur auf diesem Gerät gespeichert.',
    heading: 'Eure Server',
    order: 'Zieht eine Zeile oder benutzt ihr Menü, um sie zu verschieben.',
    count: (count) => counted(count, 'Server', 'Server'),
    empty: 'Noch kein Server',
    emptyText:
      'Fügt einen Server hinzu, mit seiner ID oder mit einem Link zu einem Kanal oder einer Nachricht darin. Dann steht er hier.',
    menu: 'Mehr',
    menuOf: (name) => `Mehr zu ${name}`,
    rename: 'Umbenennen',
    remove: 'Aus dieser Liste entfernen',
    removed: (name) => `${name} wurde aus eurer Liste entfernt`,
    removedCaption: 'In PluralKit hat sich nichts geändert.',
  },
  add: {
    heading: 'Server hinzufügen',
    idLabel: 'Server-ID, oder ein Link zu einem Kanal oder einer Nachricht auf dem Server',
    nameLabel: 'Euer Name dafür (optional)',
    nameHint: 'Nur ihr seht ihn, auf diesem Gerät.',
    add: 'Hinzufügen',
    already: (name) => `${name} ist schon in eurer Liste.`,
    added: (name) => `${name} ist in eurer Liste.`,
    open: (name) => `${name} öffnen`,
    how: 'Wo steht die ID?',
    ways: [
      'Am einfachsten: Klickt in Discord mit der rechten Maustaste auf eine beliebige Nachricht auf dem Server (auf dem Handy: gedrückt halten), wählt „Nachrichtenlink kopieren“ und fügt den Link hier ein.',
      'Oder schaltet in den Einstellungen von Discord unter „Erweitert“ den Entwicklermodus ein. Klickt dann mit der rechten Maustaste auf den Namen des Servers (auf dem Handy: öffnet sein Menü) und wählt „Server-ID kopieren“.',
    ],
  },
  idProblems: {
    empty:
      'Gebt die ID eines Discord-Servers ein, oder einen Link zu einem Kanal oder einer Nachricht darin.',
    'too-short': 'Das ist zu kurz: Die ID eines Discord-Servers hat 17 bis 19 Ziffern.',
    'too-long': 'Das ist zu lang: Die ID eines Discord-Servers hat 17 bis 19 Ziffern.',
    'direct-messages': 'Dieser Link führt zu Direktnachrichten, und die gehören zu keinem Server.',
    invite:
      'Eine Einladung enthält die ID des Servers nicht. Nehmt einen Link zu einem Kanal oder einer Nachricht auf dem Server.',
    malformed: 'Das ist nicht die ID eines Discord-Servers. Sie hat 17 bis 19 Ziffern und sonst nichts.',
  },
  rename: {
    title: 'Server umbenennen',
    label: 'Euer Name dafür',
    hint: 'Nur ihr seht ihn, auf diesem Gerät. Leer heißt: kein Name.',
    save: 'Speichern',
  },
  server: {
    title: 'Server',
    keep: 'In der Liste behalten',
    parts: 'Bereiche dieses Servers',
    autoproxy: 'Autoproxy',
    system: 'System',
    members: 'Mitglieder',
    loading: 'PluralKit wird nach diesem Server gefragt\u00a0…',
    malformed: 'Diese Adresse enthält keine Server-ID',
    tryAgain: 'Erneut versuchen',
    toSettings: 'Zu den Einstellungen',
    never: {
      title: 'PluralKit hat für diesen Server noch keine Einstellungen',
      why: 'PluralKit legt sie an, wenn ihr es dort zum ersten Mal benutzt. Frontboard kann sie nicht anlegen.',
      what: {
        before: 'Sendet auf dem Server einmal',
        command: 'pk;system servertag',
        after: 'und versucht es dann erneut. Wenn das nicht hilft, prüft die ID des Servers.',
      },
    },
    neverAutoproxy:
      'Bis dahin wird Autoproxy nicht angezeigt: Für jeden unbekannten Server meldet PluralKit „aus“.',
  },
  autoproxy: {
    title: 'Autoproxy',
    lead: 'Was auf diesem Server mit Nachrichten ohne Proxy-Tags geschieht.',
    labels: { autoproxy_mode: 'Modus', autoproxy_member: 'Mitglied' },
    latched: (name) => `Latch im Moment: ${name}.`,
    nobodyLatched: 'Im Moment gibt es keinen Latch.',
    lastLatch: 'Letzter Latch',
  },
  system: {
    title: 'Euer System auf diesem Server',
    labels: {
      proxying_enabled: 'Proxyen',
      display_name: 'Name auf diesem Server',
      avatar_url: 'Avatar auf diesem Server',
      tag: 'Tag auf diesem Server',
      tag_enabled: 'Tag anzeigen',
      name_format: 'Namensformat',
    },
    sections: { proxying: 'Proxyen', profile: 'Name und Bild', tag: 'Tag' },
    proxyingText: 'Aus: PluralKit proxyt auf diesem Server keine eurer Nachrichten.',
    nameText: 'Der Name eures Systems auf diesem Server. Leer heißt: der übliche Name.',
    tagText: 'Steht auf diesem Server nach den Namen der Mitglieder. Leer heißt: euer üblicher Tag.',
    tagOnText: 'Aus: Auf diesem Server haben Namen keinen Tag.',
    formatText:
      'Wie Name und Tag auf diesem Server zusammengesetzt werden, zum Beispiel {name} {tag}. Leer heißt: euer übliches Format.',
  },
  members: {
    pick: 'Mitglied',
    pickHint: 'Wählt ein Mitglied, um seinen Namen und Avatar auf diesem Server zu sehen und zu ändern.',
    loading: 'Eure Mitglieder werden geladen\u00a0…',
    failed: 'Eure Mitglieder konnten nicht geladen werden',
    none: 'Euer System hat noch keine Mitglieder.',
    formOf: (name) => `${name} auf diesem Server`,
    labels: {
      display_name: 'Name auf diesem Server',
      avatar_url: 'Avatar auf diesem Server',
      keep_proxy: 'Proxy-Tags in Nachrichten',
    },
    nameText: 'Der Name dieses Mitglieds auf diesem Server. Leer heißt: der übliche Name.',
    keepProxy: {
      inherited: 'Wie überall',
      keep: { label: 'Bleiben in der Nachricht', description: 'L: hallo erscheint als „L: hallo“.' },
      remove: { label: 'Werden entfernt', description: 'L: hallo erscheint als „hallo“.' },
      once: 'Wenn ihr für diesen Server einmal gewählt habt, könnt ihr hier nicht zu „Wie überall“ zurück.',
      never: (id) =>
        `Hier könnt ihr nicht zu „Wie überall“ zurück. Sendet auf dem Server pk;member ${id} serverkeepproxy clear.`,
    },
    command: (id) => `pk;member ${id} servername`,
    never: {
      title: 'PluralKit hat für dieses Mitglied auf diesem Server noch keine Einstellungen',
      why: 'PluralKit legt sie an, wenn das Mitglied auf diesem Server zum ersten Mal vorkommt. Frontboard kann sie nicht anlegen.',
      what: { before: 'Sendet auf dem Server einmal', after: 'und versucht es dann erneut.' },
    },
  },
  summary: {
    never: 'PluralKit wurde dort noch nicht benutzt',
    failed: 'Kann gerade nicht geladen werden',
    proxyingOff: 'Proxyen ist aus',
    tag: (tag) => `Tag ${tag}`,
    autoproxy: (mode) => `Autoproxy: ${mode}`,
    loading: 'Wird geladen',
  },
  modes: {
    off: { label: 'Aus', short: 'aus', description: 'Nachrichten bleiben, wie sie sind.' },
    front: {
      label: 'Front',
      short: 'Front',
      description:
        'Nachrichten werden für das Mitglied geproxyt, das in eurem letzten Switch zuerst frontet.',
    },
    latch: {
      label: 'Latch',
      short: 'Latch',
      description:
        'Nachrichten werden für das Mitglied geproxyt, das hier zuletzt Proxy-Tags verwendet hat, bis die Zeit für den Latch abläuft.',
    },
    member: {
      label: 'Mitglied',
      short: 'Mitglied',
      description: 'Nachrichten werden immer für das Mitglied geproxyt, das ihr wählt.',
    },
  },
};
