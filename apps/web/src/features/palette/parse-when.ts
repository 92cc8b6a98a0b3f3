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
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** By the first letter of a unit. */
const UNIT_MS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: HOUR_MS,
  s: HOUR_MS,
  d: DAY_MS,
  t: DAY_MS,
};

/** How a language writes amounts of time and times of day at the end of a text. */
interface TimeForms {
  readonly ago: RegExp;
  readonly clock: RegExp;
}

const AMOUNT = String.raw`\d{1,4}\s*(?:minutes?|mins?|m|hours?|hrs?|h|days?|d)`;
const GERMAN_AMOUNT = String.raw`\d{1,4}\s*(?:minuten?|min|m|stunden?|std|h|tage?n?|d)\.?`;
const FORMS: Readonly<Record<'en' | 'de', TimeForms>> = {
  en: {
    ago: new RegExp(String.raw`(?:^|[\s,])((?:${AMOUNT}\s*)+)\s+ago$`, 'i'),
    clock: /(?:^|[\s,])(yesterday\s+)?(?:at|@)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i,
  },
  de: {
    ago: new RegExp(String.raw`(?:^|[\s,])vor\s+((?:${GERMAN_AMOUNT}\s*(?:und\s+)?)+)$`, 'i'),
    clock: /(?:^|[\s,])(gestern\s+)?(?:um|@)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(uhr)?$/i,
  },
};
const EACH_AMOUNT = /(\d{1,4})\s*([mhsdt])/gi;

/**
 * Removes the time from the end of a text: `luna 10m ago`, `luna 1h 30m ago`, `luna at 14:30`, `out yesterday at 9pm`. In German also
 * `luna vor 10 min` and `luna gestern um 21 Uhr`.
 *
 * @param language the language of the app
 */
export function splitWhen(
  text: string,
  language: string,
): { readonly rest: string; readonly when: When | null } {
  const trimmed = text.trim();
  const forms = language === 'de' ? [FORMS.de, FORMS.en] : [FORMS.en];
  for (const { ago, clock } of forms) {
    const found = readAgo(trimmed, ago) ?? readClock(trimmed, clock);
    if (found !== null) return found;
  }
  return { rest: trimmed, when: null };
}

function readAgo(text: string, pattern: RegExp): { rest: string; when: When } | null {
  const ago = pattern.exec(text);
  if (ago === null) return null;
  const ms = [...(ago[1] ?? '').matchAll(EACH_AMOUNT)]
    .map(([, count, unit]) => Number(count) * (UNIT_MS[unit?.toLowerCase() ?? ''] ?? 0))
    .reduce((sum, one) => sum + one, 0);
  return { rest: before(text, ago), when: { kind: 'ago', ms } };
}

function readClock(text: string, pattern: RegExp): { rest: string; when: When } | null {
  const clock = pattern.exec(text);
  const time = clock === null ? null : timeOfDay(clock[2], clock[3], clock[4]);
  if (clock === null || time === null) return null;
  return { rest: before(text, clock), when: { kind: 'clock', ...time, isYesterday: clock[1] !== undefined } };
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
