import { seenByOthersWords } from '../../../parts/seen-by-others/words.de.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const lookedUpSystemWords: Translated<typeof import('./words.ts').lookedUpSystemWords> = {
  system: 'System',
  tabsLabel: 'Über dieses System',
  listOf: {
    members: (name) => `Mitglieder von ${name}`,
    groups: (name) => `Gruppen von ${name}`,
  },
  tabs: { fronters: 'Front', members: 'Mitglieder', groups: 'Gruppen', history: 'Verlauf' },
  loading: 'Das System wird geladen',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  followOf: (name) => `${name} folgen`,
  unfollowOf: (name) => `${name} nicht mehr folgen`,
  followed: (name) => `Ihr folgt jetzt ${name}`,
  lastKnown: 'Zu sehen sind die zuletzt bekannten Daten.',

  owner: {
    listPrivate: 'Nur ihr seht diese Liste.',
    frontPrivate: seenByOthersWords.frontPrivate,
  },

  members: {
    loading: 'Die Mitglieder werden geladen',
    private: 'Die Mitglieder werden nicht geteilt',
    privateText: 'Das System hat sich entschieden, die Liste seiner Mitglieder nicht zu teilen.',
    none: 'Keine Mitglieder geteilt',
    noneText: 'Dieses System hat keine Mitglieder, die mit euch geteilt werden.',
    noneOwn: 'Noch keine Mitglieder',
    noneOwnText: 'Mitglieder, die ihr anlegt, stehen hier.',
    failed: 'Die Mitglieder konnten nicht geladen werden',
  },
  groups: {
    loading: 'Die Gruppen werden geladen',
    private: 'Die Gruppen werden nicht geteilt',
    privateText: 'Das System hat sich entschieden, die Liste seiner Gruppen nicht zu teilen.',
    none: 'Keine Gruppen geteilt',
    noneText: 'Dieses System hat keine Gruppen, die mit euch geteilt werden.',
    noneOwn: 'Noch keine Gruppen',
    noneOwnText: 'Gruppen, die ihr anlegt, stehen hier.',
    failed: 'Die Gruppen konnten nicht geladen werden',
  },
  fronters: {
    list: 'Wer frontet',
    privateText: 'Das System hat sich entschieden, nicht zu teilen, wer frontet.',
    switchedOutText: 'Der letzte Switch ist ein Switch-out.',
    neverText: 'Wer frontet, steht hier nach dem ersten Switch.',
    lastSwitch: 'Letzter Switch',
    updated: 'aktualisiert',
    updatedFirst: 'Aktualisiert',
    refresh: 'Aktualisieren',
    failed: 'Die Front konnte nicht geladen werden',
    notStored: 'Dieses Gerät merkt sich nur bei Systemen, denen ihr folgt, wer frontet.',
  },

  failure: {
    notAnId: 'Das ist nicht die ID eines Systems',
    notAnIdText:
      'Nehmt eine System-ID aus 5 oder 6 Buchstaben, eine UUID oder die ID eines verknüpften Discord-Kontos.',
    notFound: 'Kein System gefunden',
    notFoundText:
      'PluralKit hat kein System mit dieser ID. Vielleicht ist in der ID ein Tippfehler, sie hat sich geändert, oder das Discord-Konto hat kein System.',
    hidden: 'Dieses System wird nicht geteilt',
    hiddenText: 'Das System hat sich entschieden, privat zu bleiben.',
    noToken: 'Euer eigenes System braucht euren Token',
    noTokenText: 'Gebt in den Einstellungen euren PluralKit-Token ein, um euer System hier zu sehen.',
    toSettings: 'Zu den Einstellungen',
    openMember: 'Das Mitglied mit dieser ID öffnen',
    openGroup: 'Die Gruppe mit dieser ID öffnen',
    search: 'Etwas anderes nachschlagen',
    failed: 'Das System konnte nicht geladen werden',
  },
};
