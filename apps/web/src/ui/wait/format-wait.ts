import { uiWords } from '../words.ts';

const MINUTE_MS = 60_000;

/** The remaining wait, rounded up: in seconds below two minutes, in minutes from there. Time in ms. */
export function formatWait(ms: number): string {
  if (ms > 2 * MINUTE_MS - 1_000) return uiWords.amount(Math.ceil(ms / MINUTE_MS), 'minute');
  return uiWords.amount(Math.max(1, Math.ceil(ms / 1_000)), 'second');
}
