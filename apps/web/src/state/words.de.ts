import type { Translated } from '../text/language/translated.ts';

export const stateWords: Translated<typeof import('./words.ts').stateWords> = {
  startFailed: 'Frontboard konnte nicht starten. Vielleicht hilft es, die Seite neu zu laden.',
  undo: 'Rückgängig',
  unfollowed: (name) => `Ihr folgt ${name} nicht mehr`,
  tokenRefused: {
    title: 'Der Token für PluralKit stimmt nicht',
    caption: 'Bitte gebt den Token neu ein oder entfernt ihn',
  },
  toToken: 'Zum Token',
  storage: {
    blocked: {
      title: 'Hier kann nichts gespeichert werden',
      caption:
        'Dieser Browser lässt Frontboard nichts speichern. Es funktioniert, vergisst aber alles, wenn ihr es schließt.',
    },
    full: {
      title: 'Der Speicher dieses Geräts ist voll',
      caption:
        'Frontboard funktioniert weiter, vergisst aber vielleicht neue Änderungen, wenn ihr es schließt.',
    },
    corrupt: {
      title: 'Einige gespeicherte Daten waren nicht lesbar',
      caption:
        'Frontboard verwendet, was lesbar war. Eine Kopie der übrigen Daten ist auf diesem Gerät gespeichert.',
    },
    newer: {
      title: 'Von einer neueren Version gespeichert',
      caption:
        'Eine neuere Version von Frontboard hat die Einstellungen auf diesem Gerät gespeichert. Diese Version verwendet, was sie versteht.',
    },
    uncopied: {
      title: 'Kein Platz für eine Kopie der Daten, die nicht lesbar waren',
      caption:
        'Frontboard lässt diese Daten unverändert und kann Änderungen daran nicht speichern. Schafft etwas Platz auf diesem Gerät und ladet dann die Seite neu.',
    },
  },
};
