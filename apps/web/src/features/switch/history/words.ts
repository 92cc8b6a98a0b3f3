import { defineWords } from '../../../text/define-words.ts';

/** Everything the list of recent switches says. */
export const historyWords = defineWords('historyWords', {
  title: 'Recent switches',
  lead: 'View a switch, move it to another time, change it or delete it.',
  loading: 'Loading recent switches',
  empty: 'No switches yet',
  emptyText: 'The first one you record appears here.',
  hidden: 'Your switches are private',
  hiddenText: 'PluralKit doesn’t show your history with this token at the moment. Nothing is lost.',
  failed: 'Your recent switches couldn’t be loaded',
  /** Followed by an age. */
  known: 'From PluralKit',
  stale: 'These may not be the newest switches: refreshing failed.',
  showMore: 'Show more',
  shownMore: (count: number) => `${count} switches shown`,
  lasted: (duration: string) => `for ${duration}`,
  lastsYet: (duration: string) => `${duration} so far`,
  untilNow: 'until now',
  planned: 'In the future',
  /** Without names for a switch-out. */
  moreFor: (names: string | null) => `More for the ${names === null ? 'switch-out' : `switch to ${names}`}`,
  more: 'More',
  note: 'Note, roles and marks',
});
