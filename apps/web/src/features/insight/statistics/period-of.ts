import type { Period } from '@frontboard/insight';
import { startOfLocalDay } from '../../../platform/local-day.ts';
import type { StatisticsSearch } from './search.ts';

/** A period and the one before it, of the same length. */
export interface ComparedPeriods {
  readonly period: Period;
  /** Null for all time: there is nothing before it. */
  readonly before: Period | null;
}

const LAST_DAYS = { today: 1, week: 7, month: 30, year: 365 } as const;

/**
 * The period of an address, in the days of the device. Of a period that is not over, only the time up to now is counted, so what it is
 * compared with ends at the same point.
 */
export function periodOf({ period = 'month', from, to }: StatisticsSearch, nowMs: number): ComparedPeriods {
  if (period === 'all') {
    return { period: { fromMs: Number.NEGATIVE_INFINITY, toMs: nowMs }, before: null };
  }
  if (period !== 'range') {
    const days = LAST_DAYS[period];
    return withBefore({ fromMs: shifted(startOfDay(nowMs), 1 - days), toMs: nowMs }, days, nowMs);
  }
  const [first, last] = [from ?? to, to ?? from].map((day) => localDay(day, nowMs)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const toMs = shifted(last, 1);
  return withBefore({ fromMs: first, toMs }, Math.round((toMs - first) / 86_400_000), nowMs);
}

function withBefore(period: Period, days: number, nowMs: number): ComparedPeriods {
  const { fromMs, toMs } = period;
  const endMs = fromMs < nowMs ? Math.min(toMs, nowMs) : toMs;
  return { period, before: { fromMs: shifted(fromMs, -days), toMs: shifted(endMs, -days) } };
}

/** The start of a day in an address; of today without one. */
function localDay(day: string | undefined, nowMs: number): number {
  return day === undefined ? startOfDay(nowMs) : startOfLocalDay(day);
}

function startOfDay(atMs: number): number {
  return new Date(atMs).setHours(0, 0, 0, 0);
}

/** The same time of day some days later, even if the clocks change in between. */
function shifted(atMs: number, days: number): number {
  const date = new Date(atMs);
  return date.setDate(date.getDate() + days);
}
