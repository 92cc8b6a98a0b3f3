import { frontWords } from './front-words.ts';

/**
 * What a front without members is called.
 *
 * @param sinceMs the time of its switch; null if the system has none
 */
export function emptyFrontText(sinceMs: number | null): string {
  return sinceMs === null ? frontWords.neverSwitched : frontWords.switchedOut;
}
