import type { Translated } from '../../../text/language/translated.ts';

export const lookedUpSystemWords: Translated<typeof import('./words.ts').lookedUpSystemWords> = {
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
  updatedFirst: 'Aktualisiert',

  listPrivate: 'Nur ihr seht diese Liste.',

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
};
