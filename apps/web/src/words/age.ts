const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was, short and calm: "just now", "2 min ago", "3 h ago", "5 days ago".
 *
 * Seconds are never counted out: a number that changes every second draws the eye and says nothing. An age in
 * the future (two clocks that disagree) reads "just now".
 *
 * @param ageMs age in milliseconds
 */
export function formatAge(ageMs: number): string {
  if (ageMs < 45 * SECOND_MS) return 'just now';
  if (ageMs < 59.5 * MINUTE_MS) return `${Math.max(1, Math.round(ageMs / MINUTE_MS))} min ago`;
  if (ageMs < 23.5 * HOUR_MS) return `${Math.max(1, Math.round(ageMs / HOUR_MS))} h ago`;
  const days = Math.max(1, Math.round(ageMs / DAY_MS));
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
