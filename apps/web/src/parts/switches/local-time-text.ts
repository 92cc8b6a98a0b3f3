import { parseTimestamp } from '@frontboard/model';
import { localDayOf } from '../../platform/local-day.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** The times of the device's zone that a date and time names, in ms and in their order: two where the clocks are put back, none where they are put forward. */
export function timesOfLocal(text: string): readonly number[] {
  const at = new Date(clockOf(text)).getTime();
  const naive = Date.parse(`${clockOf(text)}Z`);
  if (Number.isNaN(at) || Number.isNaN(naive)) return [];
  const times = [at - DAY_MS, at, at + DAY_MS].map((near) => naive - offsetMs(near));
  return [...new Set(times)].filter((ms) => ms + offsetMs(ms) === naive).sort((one, other) => one - other);
}

/** A time as the field for date and time holds it: local, to the second. The second of two with the same text has its offset, too. Time in ms. */
export function toLocalText(atMs: number): string {
  const at = new Date(atMs);
  const two = (count: number) => String(count).padStart(2, '0');
  const text = `${localDayOf(atMs)}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
  return isSecond(text, atMs) ? `${text}${offsetText(atMs)}` : text;
}

/** The reverse, as ISO with `Z`; null for an incomplete date and time, or one that the service refuses. One that does not exist is as long after the clocks were put forward. */
export function fromLocalText(text: string): string | null {
  // Fields omit seconds of zero.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d)?$/.test(text)) return null;
  const [first = new Date(clockOf(text)).getTime(), second = first] = timesOfLocal(text);
  if (Number.isNaN(first)) return null;
  // An offset from another zone says nothing here.
  const isOther = text !== clockOf(text) && text.endsWith(offsetText(second));
  const iso = new Date(isOther ? second : first).toISOString();
  return parseTimestamp(iso) === null ? null : iso;
}

/** The text without the offset of the second of two times. */
export function clockOf(text: string): string {
  return text.replace(/(T[\d:]+)[+-][\d:]+$/, '$1');
}

/** The text for the first or the second of the two times that it names. */
export function textOfTime(text: string, which: 'first' | 'second'): string {
  const [, second] = timesOfLocal(text);
  return which === 'first' || second === undefined ? clockOf(text) : `${clockOf(text)}${offsetText(second)}`;
}

/** The offset from UTC at a time in the device's zone, as `+01:00`. */
export function offsetText(atMs: number): string {
  const minutes = Math.round(offsetMs(atMs) / MINUTE_MS);
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function offsetMs(atMs: number): number {
  return -new Date(atMs).getTimezoneOffset() * MINUTE_MS;
}

function isSecond(text: string, atMs: number): boolean {
  const [first, second] = timesOfLocal(text);
  return second !== undefined && first !== undefined && Math.floor(atMs / 1_000) * 1_000 === second;
}
