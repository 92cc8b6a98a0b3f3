import type { Translated } from './language/translated.ts';

export const notificationWords: Translated<typeof import('./notification-words.ts').notificationWords> = {
  changed: 'Die Front eines Systems, dem ihr folgt, hat sich geändert',
  choose: 'Benachrichtigen, wenn sich die Front ändert',
  obstacle: (permission, isAndroidApp) => {
    if (isAndroidApp && permission === 'denied') {
      return 'Android blockiert Benachrichtigungen von Frontboard. Erlaubt sie in den Einstellungen von Android unter „Apps“ und wählt dann hier noch einmal.';
    }
    switch (permission) {
      case 'unsupported':
        return 'Dieser Browser zeigt hier keine Benachrichtigungen. Fügt die App auf einem iPhone oder iPad zum Home-Bildschirm hinzu. Anderswo brauchen Benachrichtigungen eine https-Adresse.';
      case 'denied':
        return 'Dieser Browser blockiert Benachrichtigungen von Frontboard. Erlaubt sie in den Einstellungen des Browsers für diese Website (oft das Symbol neben der Adresse) und wählt dann hier noch einmal.';
      default:
        return null;
    }
  },
  unanswered:
    'Die Frage des Browsers nach der Erlaubnis blieb offen. Ihr könnt jederzeit noch einmal wählen.',
};
