import { localDayOf } from '../../platform/local-day.ts';
import { formatMoment } from '../../ui/time/format-moment.ts';
import { partOfDay } from '../../ui/time/part-of-day.ts';
import { helloWords } from './words.ts';

const words = helloWords.since;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Since when somebody has been there, as one would say it, and the time itself: "since this morning, 7:02 AM". `isRunning`: whether a short
 * time is counted, by the person's choice. Times in ms.
 */
export function plainSince(atMs: number, nowMs: number, isRunning: boolean): string {
  const agoMs = nowMs - atMs;
  if (isRunning && agoMs < MINUTE_MS) return words.justNow;
  if (isRunning && agoMs < HOUR_MS) return words.minutes(Math.floor(agoMs / MINUTE_MS));
  const time = formatMoment(atMs, nowMs);
  const part = partOfDay(atMs);
  const daysAgo = Math.round((noonOf(nowMs) - noonOf(atMs)) / (24 * HOUR_MS));
  if (daysAgo === 0) {
    const isThisNight = part === 'night' && partOfDay(nowMs) === 'night' && agoMs < 12 * HOUR_MS;
    return words.named(isThisNight ? words.tonight : words.today[part], time);
  }
  // The first hours of yesterday are a night that ended before the last one began.
  const isEarlierNight = part === 'night' && new Date(atMs).getHours() < 12;
  if (daysAgo === 1 && !isEarlierNight) return words.named(words.yesterday[part], time);
  return words.other(time);
}

/** The noon of its day on the device: the days between two of them are counted right where a day has 23 or 25 hours. */
function noonOf(atMs: number): number {
  return new Date(`${localDayOf(atMs)}T12:00`).getTime();
}
