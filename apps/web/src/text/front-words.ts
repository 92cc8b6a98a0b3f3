import { defineWords } from './define-words.ts';

/**
 * The words for who is fronting, shared by every screen that says it.
 *
 * None of these states is an error: a system may not share its front, may have switched out, or may never have
 * switched at all. The wording stays neutral and never claims that "no one" is there.
 */
export const frontWords = defineWords('frontWords', {
  private: 'Hasn’t shared who is fronting',
  switchedOut: 'Switched out',
  neverSwitched: 'No switches yet',
  gone: 'This system no longer exists',
  needsToken: 'Your own system: enter its token in Settings to see it here',
  privateSystem: 'This system is no longer shared',
  unavailable: 'Not known yet',
  unavailableOffline: 'Not known yet, you’re offline',
  unavailableService: 'Not known yet, PluralKit isn’t answering',
  loading: 'Loading who is fronting',
  someone: 'Someone',
  /** Shown for a system without a name. */
  unnamedSystem: (id: string) => `System ${id}`,
  fronting: (who: string, count: number) => `${who} ${count === 1 ? 'is' : 'are'} fronting`,
  others: (count: number) => (count === 1 ? 'one other' : `${count} others`),
  and: 'and',
});
