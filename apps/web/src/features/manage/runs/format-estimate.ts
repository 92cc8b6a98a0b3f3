import { formatDuration } from '../../../ui/time/format-duration.ts';
import { runCardWords as words } from './words.ts';

const MINUTE_MS = 60_000;
const HALF_MS = MINUTE_MS / 2;
/** Below this, half a minute is more than a tenth of it. */
const HALVES_UNTIL_MS = 4 * MINUTE_MS;

/** A duration that is not known exactly: "about 1 minute 30 seconds", "about 9 minutes". Time in ms. */
export function formatEstimate(ms: number): string {
  const stepMs = ms < HALVES_UNTIL_MS ? HALF_MS : MINUTE_MS;
  const roundedMs = Math.round(ms / stepMs) * stepMs;
  const wholeMinutes = formatDuration(roundedMs);
  if (roundedMs < MINUTE_MS) return wholeMinutes;
  const isHalf = roundedMs % MINUTE_MS > 0;
  return words.roughly(isHalf ? words.andHalfMinute(wholeMinutes) : wholeMinutes);
}
