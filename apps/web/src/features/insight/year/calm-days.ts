import type { DayCount, FrontPart } from '@frontboard/insight';
import type { DayAt, ShownDay } from '../../../parts/calendar/create-day-at.ts';

/** Days after each other with few switches. */
export interface CalmTime {
  /** As `2026-05-03`. */
  readonly first: string;
  readonly last: string;
  readonly days: readonly ShownDay[];
}

/** On days with so few switches whoever was here could stay, however few the others have. */
const LEAST_LIMIT = 1;

interface CalmDaysOptions {
  /** The days of the year, oldest first, as `2026-05-03`. */
  readonly keys: readonly string[];
  /** The switches of each day that has any. */
  readonly counts: readonly DayCount[];
  readonly dayAt: DayAt;
  /** Until when days are drawn; one that is not over is not among them. */
  readonly endMs: number;
}

/**
 * The days of a year with few switches, oldest first: at most half as many as the middle one of the days that have any, and always with one
 * or none. Days that are not known as a whole, or from before the history, are not among them.
 */
export function calmDays({ keys, counts, dayAt, endMs }: CalmDaysOptions): readonly CalmTime[] {
  const amounts = new Map(counts.map(({ day, amount }) => [day, amount]));
  const sorted = counts.map(({ amount }) => amount).sort((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const limit = Math.max(LEAST_LIMIT, Math.floor(usual / 2));
  const times: { first: string; last: string; days: ShownDay[] }[] = [];
  let isOpen = false;
  for (const key of keys) {
    const day = (amounts.get(key) ?? 0) <= limit ? dayAt(key, endMs) : null;
    const isCalm = day?.isWhole === true && day.parts.length > 0 && day.period.toMs <= endMs;
    const open = isOpen ? times.at(-1) : undefined;
    isOpen = isCalm;
    if (!isCalm) continue;
    if (open === undefined) times.push({ first: key, last: key, days: [day] });
    else {
      open.last = key;
      open.days.push(day);
    }
  }
  return times;
}

/** The fronts of some days as if they were one: a front that goes on over midnight is one part. */
export function partsOfDays(days: readonly ShownDay[]): readonly FrontPart[] {
  const parts: FrontPart[] = [];
  for (const part of days.flatMap((day) => day.parts)) {
    const before = parts.at(-1);
    if (before?.beganMs === part.beganMs) parts[parts.length - 1] = { ...before, toMs: part.toMs };
    else parts.push(part);
  }
  return parts;
}
