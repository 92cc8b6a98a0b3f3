import type { DayCount } from '@frontboard/insight';

const DAY_MS = 86_400_000;
/** More bars than this are thinner than a few pixels on a phone. */
const MOST_DAYS = 93;
/** Upper bound on bars: a switch of the year 1 must not create thousands. */
const MOST_MONTHS = 600;

/** Amounts of each day, or of each month of a long period, including zeros. */
export interface CountedDays {
  readonly unit: 'day' | 'month';
  /** As `2026-05-03` or `2026-05`, oldest first. */
  readonly bars: readonly { readonly key: string; readonly amount: number }[];
}

/** Fills a sparse list of days up to all days from the first to the last, or sums it by months. */
export function daysBetween(days: readonly DayCount[], first: string, last: string): CountedDays {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const unit = count <= MOST_DAYS ? 'day' : 'month';
  const length = unit === 'day' ? 10 : 7;
  const sums = new Map<string, number>();
  for (const { day, amount } of days) {
    const key = day.slice(0, length);
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  const keys = unit === 'day' ? dayKeys(first, count) : monthKeys(first, last);
  return { unit, bars: keys.map((key) => ({ key, amount: sums.get(key) ?? 0 })) };
}

function dayKeys(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

function monthKeys(first: string, last: string): readonly string[] {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const end = monthOf(last);
  const start = Math.max(monthOf(first), end - MOST_MONTHS + 1);
  return Array.from({ length: end - start + 1 }, (_, index) => {
    const month = start + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
