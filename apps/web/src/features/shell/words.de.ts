import type { Translated } from '../../text/language/translated.ts';

export const shellWords: Translated<typeof import('./words.ts').shellWords> = {
  appName: 'Frontboard',
  mainNavigation: 'Hauptmenü',
  skip: 'Zum Inhalt springen',
  more: 'Mehr',
  commands: 'Suchen oder switchen',
  commandsHint: 'Strg oder ⌘ + K',
  notFound: 'Seite nicht gefunden',
  dataShown: 'Zu den angezeigten Daten',
  offline: 'Offline: zuletzt bekannte Daten.',
  demo: 'Ihr seht Beispieldaten. Alle hier sind erfunden, und nichts wird gespeichert.',
  leaveDemo: 'Beispieldaten verlassen',
  update: {
    current: '',
    waiting: 'Eine neuere Version von Frontboard ist bereit.',
    replaced: 'Frontboard wurde in einem anderen Tab aktualisiert.',
    stored: 'Was ihr eingegeben habt, ist auf diesem Gerät gespeichert.',
    lost: 'Beim Laden der neueren Version vergisst Frontboard Tokens, die nur für diese Sitzung gelten, und alles, was ihr damit eingegeben habt.',
    apply: 'Jetzt laden',
    later: 'Später',
  },
  loading: 'Wird geladen\u00a0…',
  severalIds: {
    title: 'Immer nur eine ID öffnen',
    caption: 'Der Link enthält mehrere IDs. Nichts wurde geöffnet.',
  },
  notFoundText: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist in der Adresse ein Tippfehler.',
  toStatus: 'Zum Status',
};
