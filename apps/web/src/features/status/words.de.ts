import { counted, number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

const SLOWER = 'PluralKit bittet um weniger Tempo.';

export const statusWords: Translated<typeof import('./words.ts').statusWords> = {
  title: 'Status',
  layoutSwitch: 'Ansicht',
  layouts: { tile: 'Kacheln', list: 'Liste', table: 'Tabelle' },
  search: 'Nach Name, ID oder Front suchen',
  searchCount: (shown, all) => `${number(shown)} von ${number(all)} angezeigt`,
  searchNothing: 'Keine Treffer',
  searchNothingHint:
    'Gesucht wird in den Namen und IDs der Systeme, denen ihr folgt, und in den Namen derer, die dort fronten.',
  clearSearch: 'Suche leeren',
  refresh: 'Aktualisieren',
  followed: 'Systeme, denen ihr folgt',

  system: 'System',
  fronters: 'Front',
  lastSwitch: 'Letzter Switch',
  lastUpdated: 'Zuletzt aktualisiert',
  updatedAt: 'Aktualisiert',
  lastKnown: 'Zuletzt bekannt',
  moreFronters: (count) => `${counted(count, 'weiteres', 'weitere')} anzeigen`,
  fewerFronters: 'Weniger anzeigen',
  unfollow: 'Nicht mehr folgen',
  unfollowOf: (name) => `${name} nicht mehr folgen`,

  freshness: {
    waiting: 'Wartet auf die erste Antwort',
    nothingKnown: 'PluralKit hat geantwortet, aber es gibt nichts anzuzeigen',
    updated: (age) => `Aktualisiert ${age}`,
    updatedRange: (newest, oldest) => `Aktualisiert ${newest}, das älteste ${oldest}`,
    refreshing: (done, total) => `Wird aktualisiert: ${number(done)} von ${number(total)}`,
    paused: (wait) => `${SLOWER} Frontboard macht in ${wait} weiter`,
    pausedUntil: (moment) => `${SLOWER} Frontboard macht weiter: ${moment}`,
    slowedDown: `${SLOWER} Frontboard macht gleich weiter`,
    offline: (age) => `Offline. Letzter Stand: ${age}`,
    offlineUndated: 'Offline. Zu sehen ist ein früherer Stand',
    offlineNothing: 'Offline. Noch ist nichts bekannt',
    unreachable: (age) => `PluralKit antwortet nicht. Letzter Stand: ${age}`,
    unreachableUndated: 'PluralKit antwortet nicht. Zu sehen ist ein früherer Stand',
    unreachableNothing: 'PluralKit antwortet noch nicht. Frontboard versucht es weiter',
  },

  spoken: {
    refreshing: 'Wird aktualisiert',
    done: 'Auf dem neuesten Stand',
    offline: 'Offline',
    unreachable: 'PluralKit antwortet nicht',
    back: 'Wieder verbunden',
  },

  options: { title: 'Anzeigeoptionen', loading: 'Die Optionen werden geladen' },
  arrange: 'Systeme ordnen, denen ihr folgt',
  details: { title: 'Details' },
};
