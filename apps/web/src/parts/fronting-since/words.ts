import { defineWords } from '../../text/define-words.ts';

/** How long a member has been fronting. */
export const frontingSinceWords = defineWords('frontingSinceWords', {
  running: (duration: string) => `for ${duration}`,
  since: (time: string) => `since ${time}`,
  sinceBefore: (day: string) => `since before ${day}`,
  /** The history isn't shared, so that only the latest switch is known. */
  switchRunning: (duration: string) => `for ${duration} (this switch)`,
  switchSince: (time: string) => `since ${time} (this switch)`,
  named: (name: string, since: string) => `${name} ${since}`,
});
