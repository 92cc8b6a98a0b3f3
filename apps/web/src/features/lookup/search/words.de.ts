import type { LookupKind } from '@frontboard/model';
import { either, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

/** The kinds in the cases that the sentences need. */
const OF = {
  system: 'eines Systems',
  member: 'eines Mitglieds',
  group: 'einer Gruppe',
  message: 'einer Nachricht',
};
const TO = {
  system: 'einem System',
  member: 'einem Mitglied',
  group: 'einer Gruppe',
  message: 'einer Nachricht',
};
const NO = {
  system: 'kein System',
  member: 'kein Mitglied',
  group: 'keine Gruppe',
  message: 'keine Nachricht',
};

/** "einem System, einem Mitglied oder einer Gruppe". */
function list(kinds: readonly LookupKind[], forms: Readonly<Record<LookupKind, string>>): string {
  return either(kinds.map((kind) => forms[kind]));
}

export const searchWords: Translated<typeof import('./words.ts').searchWords> = {
  title: 'Nachschlagen',
  lead: 'Seht, was ein System, ein Mitglied oder eine Gruppe teilt, oder von wem eine Nachricht ist.',
  label: 'ID oder Link',
  hint: 'Eine ID, eine UUID, eine Discord-ID, ein PluralKit-Link oder der Link einer Nachricht.',
  go: 'Nachschlagen',
  kind: 'Was es ist',
  kinds: {
    any: 'Beliebig',
    system: 'System',
    member: 'Mitglied',
    group: 'Gruppe',
    message: 'Nachricht',
  },

  looksLike: {
    id: (kinds) => `Sieht nach der ID ${list(kinds, OF)} aus`,
    uuid: (kinds) => `Sieht nach der UUID ${list(kinds, OF)} aus`,
    discord: (kinds) => {
      if (kinds.length > 1) return 'Sieht nach einer Discord-ID aus, von einem Konto oder einer Nachricht';
      return kinds[0] === 'message'
        ? 'Sieht nach der ID einer Nachricht aus'
        : 'Sieht nach der ID eines Discord-Kontos aus';
    },
    me: 'Sieht nach eurem eigenen System aus',
  },
  looksLikeLink: (kinds) => `Sieht nach einem Link zu ${list(kinds, TO)} aus`,

  problems: {
    otherKind: {
      id: 'Das ist eine PluralKit-ID: Sie kann zu einem System, einem Mitglied oder einer Gruppe gehören.',
      uuid: 'Das ist eine UUID: Sie kann zu einem System, einem Mitglied oder einer Gruppe gehören.',
      discord: 'Das ist eine Discord-ID: Sie kann zu einem System oder einer Nachricht führen.',
      me: 'Damit ist euer eigenes System gemeint.',
    },
  },

  results: 'Gefunden',
  lookingFor: (kinds) => `Suche nach ${list(kinds, TO)}\u00a0…`,
  count: (count) => (count === 1 ? 'Ein Treffer' : `${number(count)} Treffer`),
  enterOpens: 'Enter öffnet den Treffer',
  nothing: 'Nichts gefunden',
  nothingHint: (kinds) =>
    `PluralKit hat ${kinds.length === 1 ? list(kinds, NO) : 'nichts'} mit dieser ID. Vielleicht ist in der ID ein Tippfehler, oder sie hat sich geändert.`,
  nothingDiscord:
    'Vielleicht hat das Discord-Konto kein System, oder die Nachricht wurde nicht über PluralKit gesendet.',
  messageRule:
    'Die Nachricht, die ihr getippt habt, lässt sich nur 30 Minuten lang finden. Nehmt danach die Nachricht, die PluralKit gesendet hat.',
  notShared: {
    system: 'Dieses System wird nicht geteilt.',
    member: 'Dieses Mitglied wird nicht geteilt.',
    group: 'Diese Gruppe wird nicht geteilt.',
    message: 'Diese Nachricht wird nicht geteilt.',
  },
  ownNeedsToken:
    'Um euer eigenes System so nachzuschlagen, fügt in den Einstellungen euren PluralKit-Token hinzu.',
  toSettings: 'Zu den Einstellungen',
  failed: (kinds, title) => `Suche nach ${list(kinds, TO)}: ${title}`,
  unnamed: {
    system: (id) => `System ${id}`,
    member: (id) => `Mitglied ${id}`,
    group: (id) => `Gruppe ${id}`,
  },
  inSystem: {
    member: (system) => `Mitglied von ${system}`,
    group: (system) => `Gruppe von ${system}`,
  },

  message: {
    title: 'Nachricht',
    sentBy: 'Von',
    system: 'System',
    sent: 'Gesendet',
    gone: 'Von wem diese Nachricht ist, ist nicht mehr bekannt.',
    openInDiscord: 'In Discord öffnen',
    details: 'Über diese Nachricht',
    id: 'Nachrichten-ID',
    original: 'Ursprüngliche Nachricht',
    account: 'Discord-Konto',
    channel: 'Kanal',
    server: 'Server',
    copy: (what) => `Kopieren: ${what}`,
  },

  recent: {
    title: 'Zuletzt nachgeschlagen',
    empty: 'Hier steht, was ihr nachschlagt, nur auf diesem Gerät.',
    off: 'Frontboard merkt sich nicht, was ihr nachschlagt.',
    remember: 'Nachgeschlagenes merken',
    rememberHint:
      'Nur auf diesem Gerät. Bis zu 30 Tage lang könnt ihr Geöffnetes wieder lesen, auch offline.',
    clear: 'Leeren',
    cleared: 'Nachgeschlagenes geleert',
    turnedOff: 'Frontboard merkt sich nicht mehr, was ihr nachschlagt',
  },
};
