import { ServiceError } from '../service-error.ts';
import { floorDivide, type Micros, withFraction } from '../store/timestamp.ts';

/** An instant in a request: more precise than what is stored. */
export type Nanos = bigint;

const NANOS_PER_MS = 1_000_000n;
const NANOS_PER_MICRO = 1000n;
const NANOS_PER_SECOND = 1_000_000_000n;
const MS_PER_DAY = 86_400_000;
/** The database counts from here, and truncates towards it. */
const EPOCH_2000: Nanos = BigInt(Date.UTC(2000, 0, 1)) * NANOS_PER_MS;

/** The calendar of the service's general date reader ends here; an offset must not exceed it. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const STRICT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?Z$/;
const END_OF_DAY = /T24:00:00(?:[.,]0+)?Z$/;
const LENIENT =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T(?=\d\d)|\s+(?!.*,))(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i;

/**
 * The form of `POST switches` and `before`: the years 0 to 9999, seconds, up to nine digits of fraction, a literal `Z`.
 * 24:00:00 is the end of the day. Else 400.
 */
export function parseStrictTimestamp(text: string): Nanos {
  const isEndOfDay = END_OF_DAY.test(text);
  const match = STRICT.exec(isEndOfDay ? text.replace('T24', 'T00') : text);
  const ms = match === null ? null : calendarMs(match);
  const instantMs = (ms ?? Number.NaN) + (isEndOfDay ? MS_PER_DAY : 0);
  if (!(instantMs <= LAST_MS)) throw new ServiceError('badRequest');
  return BigInt(instantMs) * NANOS_PER_MS + BigInt((match?.[7] ?? '').padEnd(9, '0'));
}

/**
 * The form of `PATCH switches`, which the service passes to a general date reader: offsets, missing seconds, a date
 * alone and many spelled-out forms pass; without an offset it is UTC. Rounded to 100 ns. Else, with a weekday that does
 * not fit the date, and outside of the years 1 to 9999, 400. It fails at the end of a day (24:00:00): 500.
 */
export function parseLenientTimestamp(text: string): Nanos {
  const nanos = readLenient(text);
  const ms = floorDivide(nanos, NANOS_PER_MS);
  if (ms < FIRST_MS || ms > LAST_MS) throw new ServiceError('badRequest');
  return nanos;
}

function readLenient(text: string): Nanos {
  const trimmed = text.trim();
  if (END_OF_DAY.test(trimmed)) throw new ServiceError('crash');
  const match = LENIENT.exec(trimmed);
  if (match === null) return BigInt(parseProse(trimmed)) * NANOS_PER_MS;
  const ms = calendarMs(match);
  const offset = offsetMinutes(match[8]);
  // Before the offset is applied too, the year must not be 0.
  if (ms === null || ms < FIRST_MS || offset === null) throw new ServiceError('badRequest');
  const digits = (match[7] ?? '').padEnd(8, '0');
  const ticks = BigInt(digits.slice(0, 7)) + (digits.charAt(7) >= '5' ? 1n : 0n);
  return BigInt(ms - offset * 60_000) * NANOS_PER_MS + ticks * 100n;
}

/** The stored form of an instant. */
export function toMicros(nanos: Nanos): Micros {
  return (nanos - EPOCH_2000) / NANOS_PER_MICRO + EPOCH_2000 / NANOS_PER_MICRO;
}

/** The stored instant at the precision of a request. */
export function toNanos(micros: Micros): Nanos {
  return micros * NANOS_PER_MICRO;
}

/** The output form with up to nine digits, which a created switch echoes. */
export function formatNanos(nanos: Nanos): string {
  const seconds = floorDivide(nanos, NANOS_PER_SECOND);
  return withFraction(seconds, String(nanos - seconds * NANOS_PER_SECOND).padStart(9, '0'));
}

/** Milliseconds of the date and time in groups 1 to 6, or null if the calendar or the clock has no such. */
function calendarMs(match: RegExpExecArray): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const date = new Date(0);
  // Not `Date.UTC`, which reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.setUTCHours(hour, minute, second);
}

function offsetMinutes(zone: string | undefined): number | null {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  const minutes = Number(match?.[2] ?? 99) * 60 + Number(match?.[3] ?? 0);
  if (minutes > 14 * 60) return null;
  return match?.[1] === '-' ? -minutes : minutes;
}

function parseProse(text: string): number {
  // A bare number or a single word is a date to JavaScript ("5" is in May), but not to the service.
  const looksLikeDate = /\d[^\d]+\d/.test(text);
  const hasZone = /(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})\s*$/i.test(text);
  const ms = looksLikeDate ? Date.parse(hasZone ? text : `${text} UTC`) : Number.NaN;
  if (Number.isNaN(ms) || namesOtherWeekday(text, ms) || namesOtherMonth(text, ms))
    throw new ServiceError('badRequest');
  return ms;
}

/** Whether a text names a month that its date does not have: JavaScript reads 30 February as 2 March, the service refuses it. */
function namesOtherMonth(text: string, ms: number): boolean {
  const name = new RegExp(`\\b(?:${MONTHS.join('|')})`, 'i').exec(text)?.[0].toLowerCase();
  const [first = '', second = ''] = text.match(/\d+/g) ?? [];
  const month = name === undefined ? Number(first.length > 2 ? second : first) - 1 : MONTHS.indexOf(name);
  return month !== dateAsWritten(text, ms).getUTCMonth();
}

/** The date of a text before its offset is applied, in UTC. */
function dateAsWritten(text: string, ms: number): Date {
  const offset = offsetMinutes(/[+-]\d{2}:?\d{2}$/.exec(text)?.[0]);
  // The year of 3-1-2026 is not an offset; such a date has been read in the zone of the platform.
  return new Date(ms + (offset ?? -new Date(ms).getTimezoneOffset()) * 60_000);
}

/** Whether a text names a weekday that its date, before the offset is applied, does not have. */
function namesOtherWeekday(text: string, ms: number): boolean {
  const name = /\b(?:sun|mon|tue|wed|thu|fri|sat)/i.exec(text)?.[0].toLowerCase();
  if (name === undefined) return false;
  return name !== WEEKDAYS[dateAsWritten(text, ms).getUTCDay()];
}
