import { dateFormat, isFormatMade } from '../../platform/device-format.ts';

/** `long`: "November 2, 2022" or "2. November 2022"; `medium`: "Nov 2, 2022". */
export type DayLength = 'medium' | 'long';

const OPTIONS = { medium: { dateStyle: 'medium' }, long: { dateStyle: 'long' } } as const;

/** Whether a day of this length can be formatted without blocking the page. */
export function isDayAtHand(length: DayLength): boolean {
  return isFormatMade(OPTIONS[length]);
}

/** A day in the person's own zone and date format. Time in ms. */
export function formatDay(atMs: number, length: DayLength): string {
  return dateFormat(OPTIONS[length]).format(atMs);
}
