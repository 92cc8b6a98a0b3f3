import { defineWords } from '../../text/define-words.ts';

/** Everything about how to say hello. */
export const helloWords = defineWords('helloWords', {
  title: 'How to say hello',
  list: 'Whom to greet',
  noPronouns: 'No pronouns shared',
  here: (since: string) => `Here ${since}`,
  /** The history isn't shared, so that only the latest switch is known. */
  hereSwitch: (since: string) => `Here ${since} (this switch)`,
  more: (count: number) => (count === 1 ? 'And one other.' : `And ${count} others.`),
  bellText: 'Off by default. You choose what notifications say, and quiet hours, in Settings.',
  since: {
    justNow: 'since just now',
    minutes: (count: number) => (count === 1 ? 'for 1 minute' : `for ${count} minutes`),
    named: (when: string, time: string) => `since ${when}, ${time}`,
    other: (time: string) => `since ${time}`,
    tonight: 'tonight',
    today: {
      night: 'last night',
      morning: 'this morning',
      afternoon: 'this afternoon',
      evening: 'this evening',
    },
    yesterday: {
      night: 'last night',
      morning: 'yesterday morning',
      afternoon: 'yesterday afternoon',
      evening: 'yesterday evening',
    },
  },
});
