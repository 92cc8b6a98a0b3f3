import type { Translated } from '../../text/language/translated.ts';

export const markdownWords: Translated<typeof import('./words.ts').markdownWords> = {
  showHidden: 'Verborgenen Text anzeigen',
  hideAgain: 'Verbergen',
  someone: '@jemand',
  role: '@rolle',
  channel: '#kanal',
  // As in Discord.
  places: {
    customize: 'Kanäle & Rollen',
    browse: 'Kanäle durchsuchen',
    guide: 'Server-Guide',
    home: 'Server-Guide',
    'linked-roles': 'Verknüpfte Rollen',
  },
};
