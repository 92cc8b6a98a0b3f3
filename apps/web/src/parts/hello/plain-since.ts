import { localDayOf } from '../../platform/local-day.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { partOfDay } from '../../ui/part-of-day.ts';
import { helloWords } from './words.ts';

const words = helloWords.since;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Since when somebody has been there, as one would say it, and the time itself: "since this morning, 7:02 AM". Times in ms. */
export function plainSince(atMs: number, nowMs: number): string {
  const agoMs = nowMs - atMs;
  if (agoMs < MINUTE_MS) return words.justNow;
  if (agoMs < HOUR_MS) return words.minutes(Math.floor(agoMs / MINUTE_MS));
  const time = formatMoment(atMs, nowMs);
  const part = partOfDay(atMs);
  const daysAgo = Math.round((noonOf(nowMs) - noonOf(atMs)) / (24 * HOUR_MS));
  if (daysAgo === 0) {
    const isThisNight = part === 'night' && partOfDay(nowMs) === 'night' && agoMs < 12 * HOUR_MS;
    return words.named(isThisNight ? words.tonight : words.today[part], time);
  }
  if (daysAgo === 1) return words.named(words.yesterday[part], time);
  return words.other(time);
}

/** The noon of its day on the device: the days between two of them are counted right where a day has 23 or 25 hours. */
function noonOf(atMs: number): number {
  return new Date(`${localDayOf(atMs)}T12:00`).getTime();
}
