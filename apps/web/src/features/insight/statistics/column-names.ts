import { monthName } from '../../../parts/calendar/month-name.ts';
import { dateFormat } from '../../../platform/device-format.ts';
import { insightWords } from '../words.ts';
import type { ColumnUnit, PictureColumn } from './columns-of.ts';

const words = insightWords.statistics.who;
const DAY = { dateStyle: 'full', timeZone: 'UTC' } as const;
const WEEK = { dateStyle: 'long', timeZone: 'UTC' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A column in words: "Friday, 27 November 2026", "Week of 23 November 2026", "November 2026" or "2026". */
export function columnName({ key }: PictureColumn, unit: ColumnUnit): string {
  switch (unit) {
    case 'day':
      return dateFormat(DAY).format(Date.parse(key));
    case 'week':
      return words.weekOf(dateFormat(WEEK).format(Date.parse(key)));
    case 'month':
      return monthName(key.slice(0, 7), 'long');
    case 'year':
      return key.slice(0, 4);
  }
}

/** A column where there is little room. `today`: as `2026-05-03`. */
export function shortColumnName({ key }: PictureColumn, unit: ColumnUnit, today: string): string {
  if (unit === 'year') return key.slice(0, 4);
  if (unit === 'day' && key === today) return words.today;
  return dateFormat(unit === 'month' ? SHORT_MONTH : SHORT_DAY).format(Date.parse(key));
}
