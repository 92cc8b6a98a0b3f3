import type { PeopleIn } from '../ribbon/person.ts';
import { Ribbon } from '../ribbon/ribbon.tsx';
import styles from './calendar.module.css';
import type { ShownDay } from './create-day-at.ts';

/** What the days of a calendar share. */
export interface CalendarDays {
  /** The days of a month, as `2026-05`. */
  readonly daysOf: (month: string) => readonly ShownDay[];
  readonly peopleIn: PeopleIn;
  /** The accessible name of a day. */
  readonly nameOf: (day: ShownDay) => string;
  /** What is written in a day if there is room. */
  readonly shortOf: (day: ShownDay) => string;
  /** The day that is today, as `2026-05-03`. */
  readonly today: string;
  /** Opens the list at a day. */
  readonly onDay: (day: string) => void;
}

interface DayButtonProps extends Omit<CalendarDays, 'daysOf'> {
  day: ShownDay;
  className: string | undefined;
  /** Whether the number of the day is written in it. */
  hasNumber: boolean;
}

/** A day as a button with its ribbon. */
export function DayButton({ day, className, hasNumber, ...shared }: DayButtonProps) {
  const { peopleIn, nameOf, shortOf, today, onDay } = shared;
  return (
    <button
      type="button"
      className={className}
      data-counted={day.amount > 0 || undefined}
      aria-current={day.key === today ? 'date' : undefined}
      aria-label={nameOf(day)}
      onClick={() => onDay(day.key)}
    >
      {hasNumber && (
        <span className={styles.dayText}>
          {Number(day.key.slice(8))}
          <span className={styles.amount}>{shortOf(day)}</span>
        </span>
      )}
      {day.parts.length > 0 && <Ribbon day={day.period} parts={day.parts} peopleIn={peopleIn} label={null} />}
    </button>
  );
}
