import { dateFormat } from '../../platform/device-format.ts';
import { localDayOf } from '../../platform/local-day.ts';

/** The hour and minute as people write them: "06:11" where a day has 24 hours, but "6:11 AM" where it has twice 12. */
export function clockOptions(): Intl.DateTimeFormatOptions {
  const options = { hour: '2-digit', minute: '2-digit' } as const;
  return dateFormat(options).resolvedOptions().hour12 ? { ...options, hour: 'numeric' } : options;
}

/**
 * A moment with no more than is needed to know it, in the person's own zone and format: "6:11 PM" today, "Fri, Nov 27, 6:11 PM" before,
 * and the year if it is another one. Times in ms.
 */
export function formatMoment(atMs: number, nowMs: number): string {
  const isToday = localDayOf(atMs) === localDayOf(nowMs);
  const isThisYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return dateFormat({
    ...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' }),
    ...(!isThisYear && { year: 'numeric' }),
    ...clockOptions(),
  }).format(atMs);
}
