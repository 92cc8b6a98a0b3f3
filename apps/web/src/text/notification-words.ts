import { defineWords } from './define-words.ts';

/** Texts of notifications about fronts, and reasons why there are none. */
export const notificationWords = defineWords('notificationWords', {
  /** Without names: everyone who sees the screen can read it. */
  changed: 'The front of a system you follow has changed',
  /** The choice of a system. */
  choose: 'Notify me when the front changes',
  /** Why there are no notifications, and what helps; null if notifications work. */
  obstacle: (permission: NotificationPermission | 'unsupported', isAndroidApp: boolean): string | null => {
    if (isAndroidApp && permission === 'denied') {
      return 'Android blocks notifications from Frontboard. Allow them in Android’s settings under Apps, then choose again here.';
    }
    switch (permission) {
      case 'unsupported':
        return 'This browser doesn’t show notifications here. On an iPhone or iPad, add the app to the home screen. Elsewhere, notifications need an https address.';
      case 'denied':
        return 'This browser blocks notifications from Frontboard. Allow them in the browser’s settings for this site (often the icon beside the address), then choose again here.';
      default:
        return null;
    }
  },
  unanswered: 'The browser’s permission request wasn’t answered. You can choose again at any time.',
});
