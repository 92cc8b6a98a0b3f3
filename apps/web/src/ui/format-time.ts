import { uiWords } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Each unit is used from its own size up to the next one's; months and years are of mean length. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 365.25 * DAY_MS],
  ['month', 30.4375 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string): Intl.RelativeTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  formats.set(locale, made);
  return made;
}

/**
 * How long ago, in words: "just now" within a minute (either way, so that a clock a little off does not predict the
 * future), then whole minutes, hours, days, weeks, months and years, rounded down. Times in ms.
 */
export function formatRelative(atMs: number, nowMs: number, locale = 'en'): string {
  const distanceMs = Math.abs(nowMs - atMs);
  for (const [unit, ms] of UNITS) {
    if (distanceMs >= ms) {
      const count = Math.floor(distanceMs / ms);
      return formatOf(locale).format(nowMs >= atMs ? -count : count, unit);
    }
  }
  return uiWords.justNow;
}

/** The exact date and time in the person's own zone, such as "Fri, 20 Nov 2026, 14:02:09". Time in ms. */
export function formatExact(atMs: number, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(atMs);
}
