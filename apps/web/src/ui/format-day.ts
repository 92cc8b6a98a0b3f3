import { uiWords } from './words.ts';

/** `long`: "November 2, 2022"; `medium`: "Nov 2, 2022". */
export type DayLength = 'medium' | 'long';

const MEDIUM_LETTERS = 3;
/** Up to this year browsers count by the Julian calendar, as people did. */
const JULIAN_UNTIL = 1582;

const formats = new Map<DayLength, Intl.DateTimeFormat>();

/** Whether a day of this length can be written without holding up the page: by the catalogue, or by a format that is made already. */
export function isDayAtHand(length: DayLength): boolean {
  return navigator.language === uiWords.dayLocale || formats.has(length);
}

/** A day in the person's own zone and way of writing dates. Time in ms. */
export function formatDay(atMs: number, length: DayLength): string {
  const date = new Date(atMs);
  const year = date.getFullYear();
  const month = uiWords.months[date.getMonth()];
  if (navigator.language === uiWords.dayLocale && month !== undefined && year > JULIAN_UNTIL)
    return uiWords.day(length === 'long' ? month : month.slice(0, MEDIUM_LETTERS), date.getDate(), year);
  const format = formats.get(length) ?? new Intl.DateTimeFormat(undefined, { dateStyle: length });
  formats.set(length, format);
  return format.format(atMs);
}
