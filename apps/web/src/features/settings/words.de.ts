import { codeWords } from '../../text/errors/code-words.de.ts';
import { number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

/** Durations of one unit, with the article that they need in `every`. */
const EACH: Readonly<Record<string, string>> = {
  '1 Sekunde': 'Jede Sekunde',
  '1 Minute': 'Jede Minute',
  '1 Stunde': 'Jede Stunde',
  '1 Tag': 'Jeden Tag',
};

export const settingsWords: Translated<typeof import('./words.ts').settingsWords> = {
  title: 'Einstellungen',
  lead: 'Jede Änderung wird sofort gespeichert, nur auf diesem Gerät.',
  plainHttp:
    'Diese Adresse beginnt nicht mit https, deshalb stellt der Browser manche Funktionen nicht bereit: Frontboard startet hier nicht ohne Verbindung und zeigt keine Benachrichtigungen. Verwendet es nur in einem Tab, denn Tabs können sich nicht einigen, welcher von ihnen sendet.',
  saved: 'Gespeichert',
  pictures: {
    always: 'Hosts, deren Bilder immer geladen werden',
    noLonger: (host) => `Von ${host} nicht mehr laden`,
  },
  account: {
    label: 'PluralKit-Token',
    howTo: {
      before: 'Schickt PluralKit auf Discord eine Direktnachricht mit',
      command: 'pk;token',
      after: 'und fügt die Antwort hier ein.',
    },
    sessionOnly: 'Nur für diese Sitzung',
    sessionOnlyText:
      'Der Token bleibt in diesem Tab. Wenn ihr den Tab schließt oder neu ladet, ist er vergessen, und Frontboard lässt nichts, was es damit gezeigt hat, auf diesem Gerät zurück. Nur ein Switch wird hier gespeichert, bis PluralKit ihn hat.',
    save: 'Prüfen und speichern',
    use: 'Prüfen und verwenden',
    checking: 'Der Token wird geprüft\u00a0…',
    empty: 'Fügt zuerst den Token ein.',
    refused: `${codeWords.tokenRefused.title}. ${codeWords.tokenRefused.help}`,
    unreachable:
      'PluralKit ist gerade nicht erreichbar. Der Token wurde deshalb weder geprüft noch gespeichert.',
    loggedIn: 'Der Token funktioniert. Das ist sein System.',
    loggedInForSession:
      'Der Token funktioniert. Er ist nur in diesem Tab gespeichert und wird vergessen, wenn ihr den Tab schließt oder neu ladet.',
    offline: 'Der Token ist gespeichert. Er wird geprüft, sobald PluralKit erreichbar ist.',
    rejected:
      'Der gespeicherte Token funktioniert nicht mehr. Vielleicht wurde er erneuert. Fügt den neuen ein oder vergesst den alten.',
    stored: 'Der Token ist auf diesem Gerät gespeichert.',
    held: 'Nur für diese Sitzung.',
    unnamed: 'Euer System',
    list: 'Tokens auf diesem Gerät',
    inUse: 'Aktiv',
    switchTo: (name) => `Zu ${name} wechseln`,
    switched: (name) => `Jetzt aktiv: ${name}`,
    describe: 'Name und Farbe',
    describeSpoken: (name) => `Name und Farbe von ${name}`,
    describeTitle: (name) => `Wie ${name} hier angezeigt wird`,
    describeLead: 'Nur für dieses Gerät. PluralKit sieht es nicht.',
    name: 'Name auf diesem Gerät',
    nameText: 'Wenn das Feld leer ist, gilt der Name des Systems.',
    color: 'Farbe auf diesem Gerät',
    colorText: 'An einem Ring um das Bild seht ihr gleich, welches System gerade aktiv ist.',
    ownColor: 'Farbe des Systems verwenden',
    keepDescription: 'Speichern',
    cancel: 'Abbrechen',
    another: 'Anderen Token verwenden',
    forget: 'Token vergessen',
    forgetSpoken: (name) => `Token von ${name} vergessen`,
    forgotten: 'Token vergessen',
    forgottenCaption: 'Alles, was hier über sein System gespeichert war, ist von diesem Gerät gelöscht.',
    undoCaption:
      'Alles, was hier über sein System gespeichert war, ist von diesem Gerät gelöscht. „Rückgängig“ bringt den Token zurück und was ihr hier festgelegt habt, zum Beispiel Favoriten und Server.',
    notForgotten: {
      title: 'Der Token konnte nicht vergessen werden',
      caption:
        'Ein Teil der App konnte nicht geladen werden, und nichts wurde gelöscht. Ladet die Seite neu, wenn ihr online seid, und versucht es erneut.',
    },
    notAllForgotten: {
      title: 'Nicht alles konnte gelöscht werden',
      caption:
        'Der Token ist gelöscht. Dieser Browser hat einige Kopien nicht gelöscht. Löscht die Daten dieser Website im Browser, um sicherzugehen.',
    },
    onlyHere: {
      title: 'Manches ist nur auf diesem Gerät',
      switches: (count) =>
        count === 1 ? 'Ein Switch wartet auf das Senden' : `${number(count)} Switches warten auf das Senden`,
      drafts: (count) =>
        count === 1
          ? 'Ein Formular ist nicht gespeichert'
          : `${number(count)} Formulare sind nicht gespeichert`,
      notes: (count) =>
        count === 1
          ? 'Ein Eintrag, den ihr notiert habt, ist nur auf diesem Gerät'
          : `${number(count)} Einträge, die ihr notiert habt, sind nur auf diesem Gerät`,
      runs: (count) =>
        count === 1
          ? 'Ein Durchlauf ist nicht abgeschlossen'
          : `${number(count)} Durchläufe sind nicht abgeschlossen`,
      copies: (count) =>
        count === 1
          ? 'Ein gelöschtes Mitglied oder eine gelöschte Gruppe kann wiederhergestellt werden'
          : `${number(count)} gelöschte Mitglieder oder Gruppen können wiederhergestellt werden`,
      waits:
        'Wenn ihr das behaltet, wartet es hier, bis ihr den Token dieses Systems wieder eingebt. Sonst wird es gelöscht.',
      unreadable:
        'Auf diesem Gerät sind Formulare, Notizen, Switches oder Kopien zum Wiederherstellen, die nicht gelesen werden konnten. Sie können zu jedem eurer Systeme gehören. „Alles vergessen“ löscht auch sie.',
      keep: 'Token vergessen, das hier behalten',
      forget: 'Alles vergessen',
      stays: 'Was nur auf diesem Gerät ist, wartet hier, bis ihr den Token dieses Systems wieder eingebt.',
    },
    notAllTakenBack: {
      title: 'Nicht alles konnte zurückgebracht werden',
      caption:
        'Der Token ist wieder da. Dieser Browser hat nicht alles gespeichert, was ihr hier festgelegt hattet.',
    },
    about: 'Über den Token',
    facts: [
      {
        term: 'Was er kann',
        text: 'Alles, was ihr auf PluralKit mit eurem System tun könnt: alles sehen, alles bearbeiten, Switches eintragen. Er lässt sich nicht einschränken. Gebt ihn nur Leuten, denen ihr ganz vertraut.',
      },
      {
        term: 'Wo er gespeichert ist',
        text: 'In diesem Browser oder, wenn ihr das wählt, nur in diesem Tab. Er wird nur an PluralKit gesendet, hier nie wieder angezeigt und ist nie Teil einer Sicherung.',
      },
      {
        term: 'Wenn ihn andere gesehen haben',
        before: 'Schickt',
        command: 'pk;token refresh',
        text: 'auf Discord an PluralKit. Der alte Token gilt dann nicht mehr, und ihr bekommt einen neuen. Fügt den neuen hier ein.',
      },
    ],
    demo: 'Zu den Beispieldaten gehört auch ein eigenes System, das keinen Token braucht. Verlasst die Beispieldaten, um euer eigenes System zu verwenden.',
  },
  jumps: { label: 'Abschnitte', choose: 'Zu einem Abschnitt\u00a0…' },
  search: {
    label: 'Einstellung suchen',
    count: (shown, all) => `${shown} von ${all} angezeigt`,
    nothing: 'Keine Einstellung gefunden',
    nothingHint: 'Versucht es mit weniger Buchstaben oder einem anderen Wort.',
    clear: 'Alle Einstellungen anzeigen',
  },
  appearance: {
    themeOptions: { system: 'Gerät', light: 'Hell', dark: 'Dunkel' },
    themeForced: 'Die Adresse endet auf #dark oder #light. Das hat Vorrang vor dieser Auswahl.',
    endForced: 'Diese Auswahl verwenden',
    fontOptions: {
      system: 'Wie das Gerät',
      atkinson: 'Atkinson Hyperlegible',
      opendyslexic: 'OpenDyslexic',
    },
    textSizeOptions: { small: 'Klein', normal: 'Normal', large: 'Groß', larger: 'Größer' },
    hoursOptions: { device: 'Gerät', '12': '12 Stunden', '24': '24 Stunden' },
    densityOptions: { comfortable: 'Luftig', compact: 'Kompakt' },
  },
  frontTitleOptions: { off: 'Nein', names: 'Namen', initials: 'Initialen' },
  copyPlanOptions: {
    off: 'Aus',
    'remind-week': 'Nach einer Woche erinnern',
    'remind-month': 'Nach einem Monat erinnern',
    'remind-quarter': 'Nach drei Monaten erinnern',
    'write-day': 'Jeden Tag eine Datei schreiben',
    'write-week': 'Jede Woche eine Datei schreiben',
    'write-month': 'Jeden Monat eine Datei schreiben',
  },
  copies: {
    stay: 'Kopien behalten',
    stayText:
      'Ältere werden gelöscht, wenn eine neue geschrieben wird. Gelöscht werden nur Dateien, die Frontboard geschrieben hat und die seitdem unverändert sind.',
    count: (count) => (count === '1' ? 'Nur die neueste' : `Die neuesten ${count}`),
    folder: 'Ordner',
    noFolder: 'Noch nicht gewählt.',
    choose: 'Ordner wählen',
    noDialog: 'Dieses Gerät konnte kein Fenster öffnen, um einen Ordner zu wählen. Nichts wurde geändert.',
    open: 'Kopien werden geschrieben, solange Frontboard offen ist, oder beim nächsten Öffnen. Jede Kopie ist vom System des aktiven Kontos und enthält alles außer dem Token: Wer die Datei hat, kann sie lesen. Ein Konto, das nur für diese Sitzung verwendet wird, ist nicht dabei.',
    openAndroid:
      'Android lässt Frontboard nur Kopien schreiben, solange die App offen ist. Eine fällige Kopie wird geschrieben, wenn ihr die App das nächste Mal öffnet. Jede Kopie ist vom System des aktiven Kontos und enthält alles außer dem Token: Wer die Datei hat, kann sie lesen. Ein Konto, das nur für diese Sitzung verwendet wird, ist nicht dabei.',
    last: (when) => `Letzte Kopie: ${when}.`,
  },
  example: (id) => `Eine ID sieht so aus: ${id}.`,
  language: {
    options: { device: 'Wie das Gerät', en: 'English', de: 'Deutsch' },
    waits: 'Die Sprache ändert sich, sobald ihr diese Seite neu ladet.',
    demo: 'In den Beispieldaten könnt ihr die Sprache nicht ändern. Verlasst zuerst die Beispieldaten.',
  },
  memberWord: {
    choice: (pair) => pair,
    own: 'Euer eigenes Wort',
    one: 'Für ein Mitglied',
    many: 'Für mehrere',
    half: 'Gebt beide Wörter ein, um sie zu verwenden.',
    waits: (many) => `Frontboard sagt überall „${many}“, sobald ihr diese Seite neu ladet.`,
    tokenLost: 'Beim Neuladen vergisst Frontboard Tokens, die nur für diese Sitzung gelten.',
    reload: 'Seite neu laden',
    demo: 'In den Beispieldaten könnt ihr dieses Wort nicht ändern. Verlasst zuerst die Beispieldaten.',
    onlyEnglish: 'Andere Wörter für Mitglieder gibt es nur in den englischen Texten.',
  },
  status: {
    tile: 'Kacheln',
    list: 'Liste',
    table: 'Tabelle',
  },
  switcher: {
    byName: 'Name',
    byLastMessage: 'Letzte Nachricht',
    groupsNeedToken: 'Mit eurem Token könnt ihr hier eure Gruppen wählen.',
    groups: (count) => (count === 0 ? 'Gruppen wählen' : `Gruppen wählen (${count})`),
    noneLeftOut: 'Alle Gruppen anzeigen',
    groupsLoading: 'Eure Gruppen werden geladen',
    groupsFailed: 'Eure Gruppen konnten nicht geladen werden.',
    noGroups: 'Euer System hat noch keine Gruppen.',
  },
  lookup: {
    list: 'Liste',
    table: 'Tabelle',
    grid: 'Karten',
    faces: 'Gesichter',
    forgotten: 'Frontboard merkt sich nicht mehr, was ihr nachschlagt',
  },
  showShortcuts: 'Alle Tastenkürzel anzeigen',
  every: (duration) =>
    EACH[duration] ?? (duration.startsWith('1 ') ? `Nach jeweils ${duration}` : `Alle ${duration}`),
  notices: {
    systems: (count) => (count === 0 ? 'Systeme: keine gewählt' : `Systeme: ${count} gewählt`),
    nobody: 'Ihr folgt noch keinem System.',
    names: 'Mit Namen',
    namesText:
      'Zeigt, welche Front sich geändert hat und wer frontet. Ohne Namen, und solange „Diskret“ an ist, steht kein Name da.',
    quiet: 'Ruhezeiten',
    quietText:
      'Jeden Tag, in der Zeit dieses Geräts. Änderungen während der Ruhezeiten werden nicht nachträglich angezeigt.',
    quietAllDay: 'Gleicher Beginn und gleiches Ende heißt ganztägig: Es kommt keine Benachrichtigung.',
    quietFrom: 'Von',
    quietTo: 'Bis',
  },
  releases: {
    nowhere: 'Diese Fassung von Frontboard hat keine Adresse, um nach neuen Versionen zu suchen.',
    noneIgnored: 'Keine Version wird übersprungen.',
    ignored: (tag) => `${tag} wird übersprungen.`,
    remindAgain: 'Wieder erinnern',
  },
  about: {
    version: (version) => `Frontboard ${version}`,
    debug: 'Fehlersuche',
    licences: 'Lizenzen',
    project: 'Projekt',
    source: 'Quellcode',
  },
};
