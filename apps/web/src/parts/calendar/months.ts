import type { Period } from '@frontboard/insight';

/** A month as the calendar draws it. */
export interface CalendarMonth {
  /** As `2026-05`. */
  readonly key: string;
  /** Weeks from Monday. Null: a day of another month. */
  readonly weeks: readonly (readonly (string | null)[])[];
}

/** The days of a month, as `2026-05-03`, in weeks. */
export function calendarMonth(key: string): CalendarMonth {
  const [year, month] = yearAndMonth(key);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const cells = [
    ...new Array<null>(before).fill(null),
    ...Array.from({ length: count }, (_, index) => `${key}-${String(index + 1).padStart(2, '0')}`),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null),
  );
  return { key, weeks };
}

/** The days of a month, as `2026-05-03`. */
export function daysOfMonth(key: string): readonly string[] {
  return calendarMonth(key).weeks.flatMap((week) => week.filter((day) => day !== null));
}

/** The month so many months later. */
export function monthLater(key: string, months: number): string {
  const [year, month] = yearAndMonth(key);
  const index = year * 12 + month - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The shown months: one, or all of a year. */
export function shownMonths(at: string, view: 'month' | 'year'): readonly string[] {
  if (view === 'month') return [at];
  const year = at.slice(0, 4);
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
}

/** From the start of the first month to the end of the last, in the zone of the device. */
export function periodOfMonths(months: readonly string[]): Period {
  const startOf = (key: string) => {
    const [year, month] = yearAndMonth(key);
    return new Date(year, month - 1, 1).getTime();
  };
  const last = months.at(-1) ?? '1970-01';
  return { fromMs: startOf(months[0] ?? last), toMs: startOf(monthLater(last, 1)) };
}

function yearAndMonth(key: string): readonly [year: number, month: number] {
  const [year = 1970, month = 1] = key.split('-').map(Number);
  return [year, month];
}
