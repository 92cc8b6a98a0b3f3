import type { Period } from '@frontboard/insight';
import { localDayOf } from '../../../platform/local-day.ts';

/** More columns are thinner than a few pixels on a phone. */
const MOST_COLUMNS = 62;

/** What one column of a picture shows: so many that all of a period fit. */
export type ColumnUnit = 'day' | 'week' | 'month' | 'year';

export interface PictureColumn {
  /** The first day, as `2026-05-03`. */
  readonly key: string;
  readonly period: Period;
}

/** A period as columns, oldest first, each from its first instant to the first instant of the next one. */
export interface Columns {
  readonly unit: ColumnUnit;
  readonly list: readonly PictureColumn[];
}

const UNITS: readonly ColumnUnit[] = ['day', 'week', 'month', 'year'];

const DAY_MS = 86_400_000;
/** More than the length of each unit. If even columns of this length are too many, the unit is skipped. Years always fit. */
const LONGER_MS = {
  day: 2 * DAY_MS,
  week: 8 * DAY_MS,
  month: 32 * DAY_MS,
  year: Number.POSITIVE_INFINITY,
} as const;

/** Into how many slices a column is divided in which not each switch is drawn. */
const SLICES = { week: 7, month: 10, year: 12 } as const;

/**
 * The columns of a period in the days of the device; weeks begin on Monday. Of more than fit, the latest. `knownMs`: the first is the one
 * in which this time is, if the period begins earlier.
 */
export function columnsOf({ fromMs, toMs }: Period, knownMs = fromMs): Columns {
  const firstMs = Math.max(fromMs, knownMs);
  for (const unit of UNITS) {
    if ((toMs - firstMs) / LONGER_MS[unit] > MOST_COLUMNS) continue;
    const starts = startsBetween(unit, firstMs, toMs);
    if (starts.length - 1 > MOST_COLUMNS && unit !== 'year') continue;
    const list = starts.slice(0, -1).map((startMs, index) => ({
      key: localDayOf(startMs),
      // A day is drawn whole; a longer time only as far as it is in the period.
      period: {
        fromMs: unit === 'day' ? startMs : Math.max(startMs, fromMs),
        toMs: starts[index + 1] ?? startMs,
      },
    }));
    return { unit, list: list.slice(-MOST_COLUMNS) };
  }
  return { unit: 'day', list: [] };
}

/** Where the columns begin, and where the last one ends. */
export function columnBounds({ list }: Columns): readonly number[] {
  const endMs = list.at(-1)?.period.toMs;
  return [...list.map(({ period }) => period.fromMs), ...(endMs === undefined ? [] : [endMs])];
}

/** Where the slices of the columns begin, and where the last one ends; null if each switch is drawn. */
export function sliceBounds({ unit, list }: Columns): readonly number[] | null {
  if (unit === 'day') return null;
  const endMs = list.at(-1)?.period.toMs;
  const starts = list.flatMap(({ period: { fromMs, toMs } }) =>
    Array.from({ length: SLICES[unit] }, (_, slice) => fromMs + ((toMs - fromMs) * slice) / SLICES[unit]),
  );
  return endMs === undefined ? null : [...starts, endMs];
}

/** How many slices a column of this unit has. */
export function slicesIn(unit: Exclude<ColumnUnit, 'day'>): number {
  return SLICES[unit];
}

/** One more start than columns, and no more than it takes to know that they are too many. */
function startsBetween(unit: ColumnUnit, fromMs: number, toMs: number): readonly number[] {
  if (fromMs >= toMs) return [];
  const first = unit === 'year' ? Math.max(fromMs, shifted('year', toMs, -MOST_COLUMNS)) : fromMs;
  const starts = [startOf(unit, first)];
  while ((starts.at(-1) ?? toMs) < toMs && starts.length <= MOST_COLUMNS + 2) {
    starts.push(shifted(unit, starts.at(-1) ?? toMs, 1));
  }
  return starts;
}

function startOf(unit: ColumnUnit, atMs: number): number {
  const date = new Date(atMs);
  date.setHours(0, 0, 0, 0);
  if (unit === 'week') date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  if (unit === 'month' || unit === 'year') date.setDate(1);
  if (unit === 'year') date.setMonth(0);
  return date.getTime();
}

/** The start of a unit so many units later. */
function shifted(unit: ColumnUnit, atMs: number, count: number): number {
  const date = new Date(atMs);
  if (unit === 'day' || unit === 'week') date.setDate(date.getDate() + count * (unit === 'day' ? 1 : 7));
  if (unit === 'month') date.setMonth(date.getMonth() + count);
  if (unit === 'year') date.setFullYear(date.getFullYear() + count);
  return startOf(unit, date.getTime());
}
