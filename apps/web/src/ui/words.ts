import { defineWords } from '../text/define-words.ts';
import { formatCount } from './numbers/format-count.ts';

export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** The few words of the kit itself. */
export const uiWords = defineWords('uiWords', {
  clear: 'Clear',
  more: (next: string, left: string) => `Show ${next} of ${left} more`,
  close: 'Close',
  dismiss: 'Dismiss',
  notices: 'Notices',
  copied: 'Copied',
  copyFailed: 'Couldn’t be copied',
  loading: 'Loading',
  onlyHere: 'On this device',
  partFailed: 'This part can’t be shown at the moment. Everything else works.',
  tryAgain: 'Try again',
  partMissing:
    'This part couldn’t be loaded. Everything else works. Reload the page when you are online. What you typed in forms is saved. Reloading forgets session-only tokens and what you typed with them.',
  loadAgain: 'Reload the page',
  justNow: 'just now',
  underAMinute: 'under a minute',
  /** Not with `Intl`: its first use takes tens of milliseconds, at the start of the app. */
  amount: (count: number, unit: TimeUnit) => `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`,
  ago: (amount: string) => `${amount} ago`,
  ahead: (amount: string) => `in ${amount}`,
  /** Announced with a notice that has an action, because it is at the end of the page. */
  reachNotice: 'Press F6 to go there.',
});
