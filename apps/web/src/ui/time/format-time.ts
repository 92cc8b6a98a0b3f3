import { dateFormat } from '../../platform/device-format.ts';
import { type TimeUnit, uiWords } from '../words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Each unit is used from its own size up to the next one's; months and years have their mean length. */
const UNITS: readonly (readonly [unit: TimeUnit, ms: number])[] = [
  ['year', 365.25 * DAY_MS],
  ['month', 30.4375 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

/**
 * How long ago, in words: "just now" within a minute (in both directions, because clocks differ slightly), then
 * whole minutes, hours, days, weeks, months and years, rounded down. Times in ms.
 */
export function formatRelative(atMs: number, nowMs: number): string {
  const distanceMs = Math.abs(nowMs - atMs);
  for (const [unit, ms] of UNITS) {
    if (distanceMs >= ms) {
      const amount = uiWords.amount(Math.floor(distanceMs / ms), unit);
      return nowMs >= atMs ? uiWords.ago(amount) : uiWords.ahead(amount);
    }
  }
  return uiWords.justNow;
}

const EXACT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** The exact date and time in the person's own zone and format, such as "Fri, 20 Nov 2026, 14:02:09". Time in ms. */
export function formatExact(atMs: number): string {
  return dateFormat(EXACT).format(atMs);
}
