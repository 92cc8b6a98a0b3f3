import { counted, number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';
import { notificationWords } from '../../text/notification-words.de.ts';

export const followWords: Translated<typeof import('./words.ts').followWords> = {
  add: {
    title: 'Einem System folgen',
    lead: 'Systeme, denen ihr folgt, stehen unter „Status“. Dort seht ihr auch, wer frontet, wenn das System das teilt.',
    label: 'System-ID, UUID oder Discord-ID',
    hint: 'Eine ID hat 5 oder 6 Buchstaben. Ein Link aus dem PluralKit-Dashboard geht auch, ebenso mehrere mit Leerzeichen dazwischen.',
    recognised: {
      id: 'Sieht nach einer System-ID aus',
      uuid: 'Sieht nach einer UUID aus',
      discord: 'Sieht nach einer Discord-ID aus',
      me: 'Sieht nach eurem eigenen System aus',
    },
    ownNeedsToken:
      'Um eurem eigenen System so zu folgen, gebt zuerst in den Einstellungen seinen PluralKit-Token ein.',
    leadsElsewhere: {
      member:
        'Das ist ein Link zu einem Mitglied. Ihr könnt nur einem System folgen: Nehmt die ID oder den Link eines Systems.',
      group:
        'Das ist ein Link zu einer Gruppe. Ihr könnt nur einem System folgen: Nehmt die ID oder den Link eines Systems.',
      message:
        'Das ist ein Link zu einer Nachricht. Ihr könnt nur einem System folgen: Nehmt die ID oder den Link eines Systems.',
    },
    follow: 'Folgen',
    several: (count) => `Sieht nach ${counted(count, 'System', 'Systemen')} aus`,
    lookUp: 'Nachschlagen',
    seen: (found, missing) => {
      if (found === 0) return 'Kein System gefunden.';
      const systems = `${counted(found, 'System', 'Systeme')} gefunden`;
      return missing === 0 ? `${systems}.` : `${systems}, ${number(missing)} nicht gefunden.`;
    },
    missing: (references, why) => `Nicht gefunden: ${references}. ${why}`,
    mayBeTypo: 'Vielleicht ist in einer ID ein Tippfehler, oder sie hat sich geändert.',
    alreadyThis: 'Ihr folgt diesem System schon.',
    preview: 'Vorschau',
    searching: 'Das System wird gesucht',
    notFound:
      'Kein System gefunden. Vielleicht ist in der ID ein Tippfehler, sie hat sich geändert, oder das Discord-Konto hat kein System.',
    failed: 'Das System konnte nicht nachgeschlagen werden.',
    emptyHint: 'Gebt eine ID ein, dann seht ihr das System hier.',
    already: (name) => `Ihr folgt ${name} schon.`,
    followed: (name) => `Ihr folgt jetzt ${name}.`,
    justFollowed: 'Eben dazugekommen',
    unfollowOf: (name) => `${name} nicht mehr folgen`,
    seeStatus: 'Zum Status',
  },
  manage: {
    title: 'Verwalten',
    follow: 'Einem System folgen',
    followed: 'Systeme, denen ihr folgt',
    orderTitle: 'In eurer Reihenfolge',
    count: (count) => counted(count, 'System', 'Systeme'),
    searchCount: (shown, all) => `${shown} von ${all} angezeigt`,
    search: 'Nach Name, ID oder Front suchen',
    nothing: 'Keine Treffer',
    clearSearch: 'Suche leeren',
    order:
      '„Status“ zeigt sie in dieser Reihenfolge. Zieht eine Zeile oder benutzt ihr Menü, um sie zu verschieben.',
    empty: 'Ihr folgt noch keinem System',
    emptyText: 'Folgt einem System über seine ID, dann steht es hier und unter „Status“.',
    menu: 'Mehr',
    menuOf: (name) => `Mehr zu ${name}`,
    unfollow: 'Nicht mehr folgen',
    notify: notificationWords.choose,
    stopNotifying: 'Nicht mehr benachrichtigen',
    notified: (name) =>
      `Ihr werdet benachrichtigt, wenn sich die Front von ${name} ändert, solange Frontboard offen ist`,
    notNotified: (name) => `Ihr werdet über ${name} nicht mehr benachrichtigt`,
    cannotNotify: 'Benachrichtigungen sind aus',
    ownPlaces: 'Euer eigenes System',
    ownLead: 'Mit eurem PluralKit-Token könnt ihr es hier verwalten.',
    ownUnknown: (title, text) => `${title}. ${text}`,
    enterToken: 'Token eingeben',
    fronting: (names) => `Front: ${names}`,
    frontUnknown: 'Noch ist nicht bekannt, wer frontet',
    places: {
      system: { title: 'Profil', text: 'Name, Bilder, Privatsphäre' },
      members: { title: 'Mitglieder', text: 'Ansehen, suchen und bearbeiten' },
      groups: { title: 'Gruppen', text: 'Eure Mitglieder ordnen' },
      servers: { title: 'Server', text: 'Namen, Tags und Autoproxy' },
      file: { title: 'System als Datei', text: 'Alles speichern oder eine Datei vergleichen' },
    },
  },
};
