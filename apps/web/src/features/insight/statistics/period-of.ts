import type { Period } from '@frontboard/insight';
import type { StatisticsSearch } from './search.ts';

/** A period and the one before it, of the same length. */
export interface ComparedPeriods {
  readonly period: Period;
  /** Null for all time: there is nothing before it. */
  readonly before: Period | null;
}

const LAST_DAYS = { today: 1, week: 7, month: 30, year: 365 } as const;

/** The period of an address, in the days of the device. Periods up to now end now, and so does what they are compared with. */
export function periodOf({ period = 'month', from, to }: StatisticsSearch, nowMs: number): ComparedPeriods {
  if (period === 'all') {
    return { period: { fromMs: Number.NEGATIVE_INFINITY, toMs: nowMs }, before: null };
  }
  if (period !== 'range') {
    const days = LAST_DAYS[period];
    return withBefore({ fromMs: shifted(startOfDay(nowMs), 1 - days), toMs: nowMs }, days);
  }
  const [first, last] = [from ?? to, to ?? from].map((day) => localDay(day, nowMs)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const toMs = shifted(last, 1);
  return withBefore({ fromMs: first, toMs }, Math.round((toMs - first) / 86_400_000));
}

function withBefore(period: Period, days: number): ComparedPeriods {
  return {
    period,
    before: { fromMs: shifted(period.fromMs, -days), toMs: shifted(period.toMs, -days) },
  };
}

/** The start of a day in an address; of today without one. */
function localDay(day: string | undefined, nowMs: number): number {
  if (day === undefined) return startOfDay(nowMs);
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

function startOfDay(atMs: number): number {
  return new Date(atMs).setHours(0, 0, 0, 0);
}

/** The same time of day some days later, even if the clocks change in between. */
function shifted(atMs: number, days: number): number {
  const date = new Date(atMs);
  return date.setDate(date.getDate() + days);
}
