import type { Translated } from '../text/language/translated.ts';

export const needsTokenWords: Translated<typeof import('./needs-token-words.ts').needsTokenWords> = {
  'no-token': {
    manage: {
      title: 'Dafür braucht es euren PluralKit-Token',
      text: 'Damit kann Frontboard euer eigenes System anzeigen und ändern. Er bleibt auf diesem Gerät und wird nur an PluralKit gesendet.',
    },
    switch: {
      title: 'Zum Switchen braucht es euren PluralKit-Token',
      text: 'PluralKit trägt Switches nur mit dem Token eures Systems ein. Die Einstellungen erklären, wo ihr ihn findet und was er kann.',
    },
    history: {
      title: 'Für euren Verlauf braucht es euren PluralKit-Token',
      text: 'Mit dem Token eures Systems lädt Frontboard alle eure Switches und speichert sie auf diesem Gerät.',
    },
  },
  rejected: {
    title: 'Euer Token funktioniert nicht mehr',
    text: {
      manage: 'Vielleicht wurde er erneuert. Gebt den neuen Token ein, um wieder alles zu sehen.',
      switch: 'Vielleicht wurde er erneuert. Gebt den neuen Token ein, um wieder zu switchen.',
      history: 'Vielleicht wurde er erneuert. Gebt den neuen Token ein, um euren Verlauf wieder zu sehen.',
    },
  },
  loading: { title: 'Euer Token wird geprüft', text: 'Das dauert einen Moment.' },
  offline: {
    title: 'Euer System ist noch nicht bekannt',
    text: 'Um euren Token zu prüfen, muss PluralKit erreichbar sein. Frontboard versucht es von selbst erneut.',
  },
  toSettings: 'Zu den Einstellungen',
};
