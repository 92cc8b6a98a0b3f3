import { timesOfLocal } from '../../parts/switches/local-time-text.ts';
import { localDayOf } from '../../platform/local-day.ts';

/** A time in a short form. */
export type When =
  | { readonly kind: 'ago'; readonly ms: number }
  /** The last past occurrence of such a time of day, or yesterday's. */
  | {
      readonly kind: 'clock';
      readonly hours: number;
      readonly minutes: number;
      readonly isYesterday: boolean;
    };

const MINUTE_MS = 60_000;
/** By the first letter of the unit, in English and German. */
const UNIT_MS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  s: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
  t: 24 * 60 * MINUTE_MS,
};

const AMOUNT = String.raw`\d{1,4}\s*(?:minutes?|minuten?|mins?|min\.|m|hours?|hrs?|stunden?|std\.?|h|days?|tage?n?|d|t)`;
const AGO = new RegExp(String.raw`(?:^|[\s,])((?:${AMOUNT}\s*)+)\s+ago$`, 'i');
const VOR = new RegExp(String.raw`(?:^|[\s,])vor\s+((?:${AMOUNT}\s*)+)$`, 'i');
const EACH_AMOUNT = /(\d{1,4})\s*([mhdst])/gi;
const CLOCK =
  /(?:^|[\s,])((?:yesterday|gestern)\s+)?(?:at|um|@)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|uhr)?$/i;

/**
 * Removes the time from the end of a text: `luna 10m ago`, `luna 1h 30m ago`, `luna at 14:30`, `out yesterday at 9pm`; in German `luna vor 10 Min.`,
 * `luna gestern um 21 Uhr`.
 */
export function splitWhen(text: string): { readonly rest: string; readonly when: When | null } {
  const trimmed = text.trim();
  const ago = AGO.exec(trimmed) ?? VOR.exec(trimmed);
  if (ago !== null) {
    const ms = [...(ago[1] ?? '').matchAll(EACH_AMOUNT)]
      .map(([, count, unit]) => Number(count) * (UNIT_MS[unit?.toLowerCase() ?? ''] ?? 0))
      .reduce((sum, one) => sum + one, 0);
    return { rest: before(trimmed, ago), when: { kind: 'ago', ms } };
  }
  const clock = CLOCK.exec(trimmed);
  const time = clock === null ? null : timeOfDay(clock[2], clock[3], clock[4]);
  if (clock === null || time === null) return { rest: trimmed, when: null };
  const isYesterday = clock[1] !== undefined;
  return { rest: before(trimmed, clock), when: { kind: 'clock', ...time, isYesterday } };
}

/** What may be meant by a time, in milliseconds since 1970; never after `nowMs`. */
export interface Meant {
  /** In their order: two if the clocks were put back. */
  readonly times: readonly number[];
  /** The clocks were put forward: there is no such time, and the one given is as long after that. */
  readonly isSkipped: boolean;
}

/** The times that may be meant. */
export function whenMeant(when: When, nowMs: number): Meant {
  if (when.kind === 'ago') return { times: [nowMs - when.ms], isSkipped: false };
  const now = new Date(nowMs);
  const daysBack = (days: number): Meant => {
    // From its parts: a day that skips this time of day would hand another one on to the day before.
    const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
    const times = timesOfLocal(`${localDayOf(at)}T${two(when.hours)}:${two(when.minutes)}`);
    if (times.length > 0) return { times: times.filter((ms) => ms <= nowMs), isSkipped: false };
    at.setHours(when.hours, when.minutes);
    return { times: [at.getTime()].filter((ms) => ms <= nowMs), isSkipped: true };
  };
  const today = when.isYesterday ? null : daysBack(0);
  return today === null || today.times.length === 0 ? daysBack(1) : today;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}

function before(text: string, match: RegExpExecArray): string {
  return text.slice(0, match.index).replace(/[\s,]+$/, '');
}

function timeOfDay(
  hourText: string | undefined,
  minuteText: string | undefined,
  half: string | undefined,
): { hours: number; minutes: number } | null {
  const hour = Number(hourText);
  const minutes = Number(minuteText ?? 0);
  // A bare number could be part of a name: "at 9" is not enough.
  if (minuteText === undefined && half === undefined) return null;
  if (minutes > 59 || hour > 23) return null;
  if (half === undefined || half.toLowerCase() === 'uhr') return { hours: hour, minutes };
  if (hour < 1 || hour > 12) return null;
  return { hours: (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0), minutes };
}
