const HOUR_S = 3600;
const MINUTE_S = 60;
/** The service accepts no offset beyond this. */
const MOST_S = 18 * HOUR_S;

const OFFSET = /^\s*(?:utc|gmt)?\s*([+-])\s*(?:(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?|(\d{2})(\d{2}))\s*$/;

/**
 * Reads a fixed offset from a folded text in any spelling (`utc+5`, `+05:30`, `gmt-0330`), and writes it as the service's zone provider
 * does: `UTC+05`, `UTC+05:30`. Seconds are positive east of Greenwich. Null for other texts.
 */
export function fixedOffset(folded: string): { readonly id: string; readonly seconds: number } | null {
  const match = OFFSET.exec(folded);
  if (match === null) return null;
  const [, sign, hours, minutes = '00', rest = '00', joinedHours, joinedMinutes] = match;
  const parts = joinedHours === undefined ? [hours ?? '', minutes, rest] : [joinedHours, joinedMinutes, '00'];
  const [h = 0, m = 0, s = 0] = parts.map(Number);
  const size = h * HOUR_S + m * MINUTE_S + s;
  if (m >= 60 || s >= 60 || size > MOST_S) return null;
  const two = (count: number) => String(count).padStart(2, '0');
  const tail = s > 0 ? `:${two(m)}:${two(s)}` : m > 0 ? `:${two(m)}` : '';
  return { id: `UTC${sign}${two(h)}${tail}`, seconds: sign === '-' ? -size : size };
}
