/** A birthday; the year is null if it is not given. */
export interface Birthday {
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The year that free text without one gets: a leap year, so that 29 February is a date. */
export const DEFAULT_BIRTHDAY_YEAR = 2004;

/** The year by which the service means "no year" (it was 0001 once, which still occurs). */
const NO_YEAR = 4;
const OLD_NO_YEAR = 1;

/** Reads a birthday as the service sends it, `YYYY-MM-DD`; the years 0004 and 0001 mean that there is none. Null for anything else. */
export function parseBirthday(text: string): Birthday | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim());
  if (!match) return null;
  const year = Number(match[1]);
  const birthday = { year, month: Number(match[2]), day: Number(match[3]) };
  if (!isDate(birthday)) return null;
  return year === NO_YEAR || year === OLD_NO_YEAR ? { ...birthday, year: null } : birthday;
}

/** A birthday for the service, `YYYY-MM-DD`, with the year 0004 if it has none. Null if there is no such day. */
export function birthdayToWire({ year, month, day }: Birthday): string | null {
  return toIsoDate({ year: year ?? NO_YEAR, month, day });
}

/**
 * A birthday in words of `locale` (a BCP 47 tag), without a year if it has none: `February 29`, `March 5, 1999`.
 * `month` as in `Intl.DateTimeFormat`. An invalid locale gives the device's own words.
 */
export function formatBirthday(
  { year, month, day }: Birthday,
  locale: string | undefined,
  monthStyle: 'long' | 'short' | 'numeric' = 'long',
): string {
  const date = new Date(Date.UTC(DEFAULT_BIRTHDAY_YEAR, month - 1, day));
  // Separate: the constructor would read the years 0 to 99 as 1900 to 1999.
  if (year !== null) date.setUTCFullYear(year, month - 1, day);
  const options: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    calendar: 'gregory',
    month: monthStyle,
    day: 'numeric',
    ...(year === null ? {} : { year: 'numeric' as const }),
  };
  return dateFormat(locale, options).format(date);
}

/** `YYYY-MM-DD`, or null if the calendar has no such day or the year is outside 1 to 9999. */
export function toIsoDate(date: { year: number; month: number; day: number }): string | null {
  if (!isDate(date)) return null;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

function isDate({ year, month, day }: { year: number; month: number; day: number }): boolean {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    // A malformed tag throws a RangeError.
    return new Intl.DateTimeFormat(undefined, options);
  }
}
