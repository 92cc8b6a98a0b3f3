/** A day of the calendar of the device; months from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day that comes every year. */
export interface Occasion {
  readonly key: string;
  readonly kind: 'birthday' | 'anniversary';
  /** The shown name of the member or system. */
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly color: string | null;
  /** The shown name of the other system that a member is of; null for own members, and for systems. */
  readonly of: string | null;
  readonly isOwn: boolean;
  readonly month: number;
  readonly day: number;
  /** The year of the first occasion; null if it is not given. */
  readonly year: number | null;
}

/** An occasion with its next day. */
export interface NextOccasion {
  readonly occasion: Occasion;
  readonly on: CalendarDate;
  /** 0 is today. */
  readonly inDays: number;
  /** How many years it is then; null without a year. */
  readonly years: number | null;
}

const DAY_MS = 86_400_000;

/** When a day of the year comes next, today included. 29 February is on the 28th in years that have none. */
export function nextOn(
  { month, day }: Pick<Occasion, 'month' | 'day'>,
  today: CalendarDate,
): { readonly on: CalendarDate; readonly inDays: number } {
  const inYear = (year: number): CalendarDate => {
    const isShort = month === 2 && day === 29 && !isLeapYear(year);
    return { year, month, day: isShort ? 28 : day };
  };
  const thisYear = inYear(today.year);
  const on = daysFrom(today, thisYear) >= 0 ? thisYear : inYear(today.year + 1);
  return { on, inDays: daysFrom(today, on) };
}

/** The occasions from today on, soonest first, of one day the own ones first. A first one that is still to come is none. */
export function upcoming(occasions: readonly Occasion[], today: CalendarDate): readonly NextOccasion[] {
  return occasions
    .map((occasion) => {
      const { on, inDays } = nextOn(occasion, today);
      return { occasion, on, inDays, years: occasion.year === null ? null : on.year - occasion.year };
    })
    .filter(({ years }) => years === null || years > 0)
    .toSorted(
      (one, other) => one.inDays - other.inDays || Number(other.occasion.isOwn) - Number(one.occasion.isOwn),
    );
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
}

function daysFrom(one: CalendarDate, other: CalendarDate): number {
  const at = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
  return Math.round((at(other) - at(one)) / DAY_MS);
}
