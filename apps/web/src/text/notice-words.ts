import { defineWords } from './define-words.ts';

/** What notices of fronts say, and what is said where they can't be shown. */
export const noticeWords = defineWords({
  /** Without names: a notice is read by whoever sees the screen. */
  changed: 'The front of a system you follow has changed',
  /** Why nothing is told, and what helps; null when all is well. */
  obstacle: (permission: NotificationPermission | 'unsupported', isAndroidApp: boolean): string | null => {
    if (isAndroidApp && permission === 'denied') {
      return 'Android holds notices of Frontboard back. Allow them in Android’s settings, under Apps, then choose here again.';
    }
    switch (permission) {
      case 'unsupported':
        return 'This browser doesn’t show notices here. On an iPhone or iPad they come with the app on the home screen; elsewhere they need an address with https.';
      case 'denied':
        return 'This browser holds notices of Frontboard back. Allow them in the browser’s settings for this site (often the sign before the address), then choose here again.';
      default:
        return null;
    }
  },
  unanswered: 'The question was not answered. Choose again whenever you like.',
});
